### What robots tell the opponents about their calls. Each text is for one kind of call; the
### strength and the length that the call shows follow it.
###
### $points: range, from, to, exact or none; $low and $high: points
### $cards: from, exact or none; $length: cards of $suit (C D H S)

bid-hand = { bid-points }{ bid-cards }
bid-points =
    { $points ->
        [range] ; { $low }–{ $high } points
        [from] ; { $low }+ points
        [to] ; at most { $high } points
        [exact] ; { $low } points
       *[none] { "" }
    }
bid-cards =
    { $cards ->
        [from] ; { $length }+ { bid-suit }
        [exact] ; { $length } { bid-suit }
       *[none] { "" }
    }
bid-suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

bid-both-hands = What both my hands make together
robot-claim = All the tricks that are left
bid-aces = Answers the question about aces: { $aces ->
        [0] none, or all four
        [one] one ace
       *[other] { $aces } aces
    }

bid-one-major = Opening in a major suit{ bid-hand }
bid-one-minor = Opening in a minor suit{ bid-hand }
bid-notrump = Balanced hand{ bid-hand }
bid-strong-balanced = Strong balanced hand{ bid-hand }
bid-strong = Artificial and very strong: says nothing about clubs{ bid-hand }
bid-preempt = Pre-emptive: a weak hand with a long suit{ bid-hand }
bid-weak-two = Weak two: a good six-card suit{ bid-hand }
bid-strong-raise = Raise, forcing to game{ bid-hand }
bid-game-raise = Raise to game{ bid-hand }
bid-preemptive-raise = Pre-emptive raise: long trumps, not strong{ bid-hand }
bid-limit-raise = Raise that invites game{ bid-hand }
bid-raise = Raise of partner’s suit{ bid-hand }
bid-new-one = New suit, forcing for one round{ bid-hand }
bid-new-two = New suit at the two level or higher, forcing{ bid-hand }
bid-notrump-response = No fit for partner’s suit, no better bid{ bid-hand }
bid-notrump-invite = Invites three no trump{ bid-hand }
bid-to-play = To play{ bid-hand }
bid-double-raise = Artificial: a good raise of partner’s suit{ bid-hand }
bid-redouble = Strength, whatever the suits{ bid-hand }
bid-weak-suit = Long suit in a weak hand, to play{ bid-hand }
bid-penalty-double = For penalties{ bid-hand }
bid-cue-raise = Artificial: a strong raise of partner’s suit{ bid-hand }
bid-negative-double = Negative double: the unbid suits, majors first{ bid-hand }
bid-slam-invite = Invites a slam at no trump{ bid-hand }
bid-stayman = Stayman: asks for a four-card major{ bid-hand }
bid-stayman-major = Four cards in this major{ bid-hand }
bid-stayman-none = Artificial: no four-card major{ bid-hand }
bid-strong-suit = Strong hand with this suit{ bid-hand }
bid-strong-game = Strong hand, bids game at once{ bid-hand }
bid-five-card-invite = Five-card suit, invites game{ bid-hand }
bid-positive = Positive answer, forcing to game{ bid-hand }
bid-waiting = Artificial: waits for opener’s hand{ bid-hand }
bid-waiting-notrump = Nothing better to say, not a wish to play no trump{ bid-hand }
bid-weak-game-raise = Raise to game with next to nothing{ bid-hand }
bid-natural-suit = Natural, shows the suit{ bid-hand }
bid-game-try = Invites game{ bid-hand }
bid-extra-values = Extra strength, a slam is possible{ bid-hand }
bid-minimum = Minimum{ bid-hand }
bid-jump-raise = Raise with extra strength{ bid-hand }
bid-opener-raise = Raise of partner’s suit, minimum{ bid-hand }
bid-strong-notrump = Balanced hand, too strong for one no trump{ bid-hand }
bid-jump-shift = Second suit, forcing to game{ bid-hand }
bid-second-suit = Second suit{ bid-hand }
bid-minimum-notrump = Balanced minimum{ bid-hand }
bid-jump-rebid = Long suit and extra strength{ bid-hand }
bid-reverse = Second suit with extra strength, forcing{ bid-hand }
bid-rebid = The same suit again{ bid-hand }
bid-convert = Lets the double stand for penalties{ bid-hand }
bid-overcall = Overcall with a good suit{ bid-hand }
bid-takeout-double = For takeout: the other suits, or a strong hand{ bid-hand }
bid-weak-jump = Weak jump with a long suit{ bid-hand }
bid-balancing-notrump = Balanced hand in the last seat{ bid-hand }
bid-jump-answer = Jump answer to the double, invites game{ bid-hand }
bid-answer = Answer to the double{ bid-hand }
bid-notrump-answer = Answer to the double with a stopper in their suit{ bid-hand }
bid-free-answer = Free answer to the double{ bid-hand }
bid-strong-cue = Artificial: strong, asks for the best suit{ bid-hand }
bid-doubler-raise = Raise with a strong hand{ bid-hand }
bid-waiting-pass = Leaves the next call to partner{ bid-hand }
bid-ask-aces = Asks for aces{ bid-hand }
bid-slam = Slam, to play{ bid-hand }
bid-sign-off = Too few aces, to play{ bid-hand }
bid-compete = Competes with a fit{ bid-hand }
bid-preference = Prefers this suit of partner’s{ bid-hand }
bid-told = { $en }
bid-nothing = Nothing is agreed about it
bid-game-suit = Five cards or more, forcing to game{ bid-hand }
bid-forcing-suit = Strong hand with this suit, forcing{ bid-hand }
bid-balancing-double = For takeout in the last seat, perhaps light{ bid-hand }
