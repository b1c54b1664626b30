### The front page: sitting down, the forms of the game, the open tables.

lobby-house = The house
lobby-account = You and your settings
lobby-guest = Guest
lobby-title = Sit down.
lobby-title-then = The cards are dealt.
lobby-lead = Bridge with friends or robots. No account, nothing to install, free for good.
lobby-play = Play now
lobby-invite = Invite friends
lobby-forms = What to play
lobby-about-rubber = Two games win. Honours, house rules, the sheet We and They.
lobby-about-chicago = Four deals and done.
lobby-about-duplicate = Board by board, each scored by itself. From chance or from your own file.
lobby-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-about-chicagoduplicate = Four deals, each scored by itself.
lobby-about-russian = One table, scored against a target.
lobby-about-twohanded = Each with a dummy of his own.
lobby-about-threehanded = One plays with the open dummy.
lobby-tables = Tables
lobby-table-yours = Your table
lobby-open-for =
    { $unit ->
        [now] just opened
        [hours] open for { $count } h
       *[minutes] open for { $count } min
    }
lobby-open-days = open for days
lobby-table-of = { $name }’s table
lobby-private = by link only
lobby-free = free
lobby-sit = Sit
lobby-watch = Watch
lobby-back = To my table
lobby-no-tables = No table is open now.
lobby-open-one = Open one
