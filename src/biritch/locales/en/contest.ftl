### Evenings with friends: who plays whom, the draw, the rounds, how everybody stands.

contest-title = An evening
contest-of = { $name }’s evening
contest-new = An evening with friends
contest-how = How it goes
contest-what = What is played
contest-each = Boards of the file in a round
contest-each-enough = As many as it needs
contest-each-about = A round that has had its boards is over, with what stands on the sheet.
contest-name = Name of the evening
contest-private-about = The evening is not among the open ones; only your link leads to it.
plan-once = One table
plan-once-about = Draw for partners and seats, and play.
plan-tour = Tour
plan-tour-about = Four players, three rounds: everybody has everybody for a partner once.
plan-rota = Five or six
plan-rota-5 = Five players
plan-rota-5-about = One sits out each round and watches; seats change by themselves.
plan-rota-6 = Six players
plan-rota-6-about = Two sit out each round and watch; seats change by themselves.
plan-turn_about = Turn-about
plan-turn_about-about = Four players, three matches, partners in turn; drawn once.
plan-owner_in_turn = Three in turn
plan-owner_in_turn-about = Three players, three rounds: each has the open dummy once.
plan-pairs = Pairs
plan-pairs-about = All tables play the same boards; every pair meets every other.
plan-pairs-tables = Tables
plan-pairs-boards = Boards in a round
plan-teams = Match of teams
plan-teams-about = Two teams, an open and a closed room, the same boards in both.
plan-teams-size = Players in a team
plan-teams-sets = Sets
plan-teams-boards = Boards in a set
plan-teams-scale = What the match counts in
plan-teams-scale-wbf = Victory points, WBF
plan-teams-scale-twenty_four = Victory points, 24 boards
plan-teams-scale-imps = IMPs
plan-teams-lines_change = Lines in every second set
plan-teams-lines_change-keep = stay
plan-teams-lines_change-change = change
contest-round = round { $round } of { $rounds }
contest-player = Guest { $player }
contest-robot = Robot { $player }
contest-come-in = Come and play
contest-enter = Come in
contest-players = Players
contest-how-to-come = Send it, or let a phone’s camera read the picture. Whoever opens it takes part, without an account.
contest-draw = Draw for partners and seats
contest-as-listed = Sit down as listed
contest-start = Start the match
contest-robots-fill =
    { $count ->
        [one] A robot takes the free place.
       *[other] Robots take the { $count } free places.
    }
contest-host-begins = The host begins when all are here.
contest-all-here = Everybody is here.
contest-move-here = Move here
contest-dismiss = Out
contest-waited-for = is waited for
contest-is-ready = ready
contest-away = away
contest-pick = Pick a card
contest-picking =
    { $count ->
        [one] One more player picks
       *[other] { $count } players still pick
    }
contest-card = Card { $place }
contest-picked-by = Card { $place }: { $name }
contest-choose-seat = You drew the highest card: choose your seat
contest-chooses = { $name }: the highest card, and the choice of seats
contest-line-up = Who of team { $team } sits where?
contest-lines-up = { $name } says where team { $team } sits
contest-team = Team { $team }
contest-team-of = Team { $team } · { $name }
contest-open-room = Open room
contest-closed-room = Closed room
contest-so-we-sit = So we sit
contest-you-play =
    You play { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
contest-to-table = To the table
contest-being-played = The others are playing
contest-round-over = Round { $round } is over
contest-ready = Ready for the next
contest-waiting =
    { $count ->
        [one] One player is waited for
       *[other] { $count } players are waited for
    }
contest-over = The evening is over
contest-standings = Standings
contest-place = Place
contest-who = Player
contest-wins = Won
contest-total = Total
contest-pair = Pair
contest-boards = Boards
contest-board = Board
contest-board-by-board = Board by board
contest-matchpoints = Matchpoints
contest-first-ns = N–S: team 1
contest-first-ew = N–S: team 2
contest-imps = { $imps } IMPs
contest-vp = { $points } VP
contest-leave = Leave
contest-end = End after this round
contest-last-round = This is the last round.
contest-with-robots =
    { $count ->
        [one] A robot plays along.
       *[other] { $count } robots play along.
    }
contest-free =
    { $count ->
        [0] full
        [one] one place free
       *[other] { $count } places free
    }
contest-back = To my evening
contest-come = Come
contest-look = Look
contest-to-evening = To the evening
contest-losses = Lost
contest-start-how = A draw decides who plays with whom. As listed, the numbers decide: nothing is drawn.
contest-match-how = Then each captain says who of his team sits in which room.
contest-you-sit-out = You sit out this round
contest-out-sealed = You may have these boards still to play, so there is nothing to see yet. The page calls you.
contest-sits-out = sits out
contest-number = Number { $number }
contest-numbered = The cards give the numbers; they say who sits where
contest-chose =
    { $seat ->
        [N] { $name } takes North
        [E] { $name } takes East
        [S] { $name } takes South
       *[W] { $name } takes West
    }
contest-pause =
    { $seconds ->
        [one] The next round begins by itself after a second at most.
       *[other] The next round begins by itself after { $seconds } seconds at most.
    }
contest-captain = captain: { $name }
contest-another = Another evening
contest-drawn = The match is drawn
contest-you-win = You are first
contest-first = First: { $names }
contest-team-wins =
    { $imps ->
        [one] { $team } wins by 1 IMP
       *[other] { $team } wins by { $imps } IMPs
    }
contest-line-up-about =
    { $second ->
        [0] You say it first; the other team sees it and then places its own.
       *[other] You have seen how they sit: place your pairs as you like.
    }
