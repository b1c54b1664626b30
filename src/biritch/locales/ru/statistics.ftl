### Что стоит на графиках и в таблицах статистики.
###
### $boards: сколько сдач; $mean: уже написанное число; $side: буквы линии

statistics-title =
    { $boards ->
        [one] { $boards } сдача
        [few] { $boards } сдачи
       *[many] { $boards } сдач
    }
statistics-hands-of = { $boards }, руки { $seats }
statistics-hcp = Очки (PC)
statistics-controls = Контроли
statistics-losers = Потери
statistics-shapes = Расклады рук
statistics-makes = Взятки { $side } при открытых руках
statistics-share = Доля рук, %
statistics-tricks = Взятки; в клетках доля сдач, %
statistics-mean = в среднем { $mean }
statistics-the-mean = среднее
statistics-expected = при случайной сдаче
