### What stands on plots and tables of statistics.
###
### $boards: how many; $mean: a number, already written; $side: letters of a side

statistics-title =
    { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
statistics-hands-of = { $boards }, hands of { $seats }
statistics-hcp = High-card points
statistics-controls = Controls
statistics-losers = Losers
statistics-shapes = Shapes
statistics-makes = Tricks { $side } make, double dummy
statistics-share = Share of hands, %
statistics-tricks = Tricks; in the squares the share of boards, %
statistics-mean = mean { $mean }
statistics-the-mean = mean
statistics-expected = any deal
