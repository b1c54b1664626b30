### The explorer of a board, and the file somebody drops on the page.

explore-turn =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } to play
explore-best = declarer makes { $tricks }
explore-takes =
    declarer takes { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
explore-gives =
    gives away { $cost ->
        [one] a trick
       *[other] { $cost } tricks
    }
explore-gave =
    That gives away { $cost ->
        [one] a trick
       *[other] { $cost } tricks
    }.
explore-was-played = played at the table
explore-leads = Opening leads
explore-other-line = Another line
explore-given = Given away
explore-hands = The four hands now
explore-try = Try other lines
explore-contract = What is played
explore-level = Level
explore-strain = Strain
explore-by = by
explore-begin = Play it
explore-to-lead = To the lead
explore-as-played = As it was played
explore-no-solver = No solver is installed in this house: cards can be tried, and what they make is not told.
explore-look-at =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } in { $strain ->
        [C] clubs
        [D] diamonds
        [H] hearts
        [S] spades
       *[N] no trump
    } takes { $tricks }: look at it

## A file on the page

file-title = Open a file
file-in-short = PBN, LIN or any other: browse its boards, try other lines.
file-about = Boards in PBN, LIN, RBN, USEBIO or of a dealing machine. The file is read and forgotten: the house keeps nothing of it.
file-open = A file of boards
file-drop = Drop a file here, choose one, or paste boards.
file-let-go = Let go: it is read at once.
file-reading = Reading…
file-kinds = PBN, LIN, RBN, USEBIO, JSON, CSV, DUP, DLM, BRI and more; two million bytes at most.
file-pasted = What was pasted
file-boards =
    { $count ->
        [one] One board
       *[other] { $count } boards
    }
file-problems =
    { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }
file-clean = nothing is wrong
file-left-out = There are more boards in this file than are shown here.
file-solve = What could be made at all boards
file-working = { $done } of { $all }
file-stop = Stop
file-save = Save as
file-board = Board
file-played = Played
file-players = Players
file-dealer =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } deals
file-wrong = What is wrong in it
file-place = line { $line }, column { $column }
file-another = Another file
file-all = All boards
