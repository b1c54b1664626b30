### The table in the browser: what is written on it and what is said at it.

## Seats, suits, ranks

seat-letter-N = N
seat-letter-E = E
seat-letter-S = S
seat-letter-W = W
seat-name-N = North
seat-name-E = East
seat-name-S = South
seat-name-W = West
seat-empty = Empty seat
strain-short-N = NT
strain-name-C = clubs
strain-name-D = diamonds
strain-name-H = hearts
strain-name-S = spades
strain-name-N = no trump
rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-T = 10
rank-letter-9 = 9
rank-letter-8 = 8
rank-letter-7 = 7
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
suit-holding =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } { $ranks }
seat-played =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }: { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## Calls

call-short-P = Pass
call-short-X = X
call-short-XX = XX
call-name-P = Pass
call-name-X = Double
call-name-XX = Redouble
bid-name =
    { $level } { $strain ->
        [C] { $level ->
            [one] club
           *[other] clubs
        }
        [D] { $level ->
            [one] diamond
           *[other] diamonds
        }
        [H] { $level ->
            [one] heart
           *[other] hearts
        }
        [S] { $level ->
            [one] spade
           *[other] spades
        }
       *[N] no trump
    }
contract-name =
    { bid-name }{ $doubling ->
        [X] { " " }doubled
        [XX] { " " }redoubled
       *[none] { "" }
    }
bidding-box = Bidding box
bids = Bids
levels = Level
strains = Strain
bid = Bid
alert = Alert
alerted = alerted
stop = STOP
confirm = confirm
explain-label = What your call means, for the opponents
explain-placeholder = What it means
call-by =
    by { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }:
meaning-none = nothing was said of it.
meaning-partner = your partner explains to the opponents; you know what you have agreed.
meaning-kept = alerted, not yet explained.

## The table

table = Table
panel = Auction, sheet and talk
tools = At the table
you = You
away = away
dealer = dealer
dummy = dummy
declarer = declarer
led = led
to-act = to act
we = We
they = They
side-ns = N–S
side-ew = E–W
auction = Auction
auction-caption =
    The auction, dealer { $dealer ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
vulnerable = vulnerable
vulnerable-we = We are vulnerable
vulnerable-they = They are vulnerable
vulnerable-ns = N–S vulnerable
vulnerable-ew = E–W vulnerable
vulnerable-all = All vulnerable
vulnerable-none = Nobody vulnerable
by-seat =
    by { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
needs = needs { $count }
your-turn = Your turn
deals =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } deals
turn-of =
    { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    } to act
hand-count =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
form =
    { $form ->
        [rubber] Rubber
        [chicago] Chicago
        [duplicate] Duplicate
        [chicagoduplicate] Chicago duplicate
        [russian] Russian
        [twohanded] For two
        [threehanded] For three
       *[other] { $form }
    }
deal-title = Deal { $number }
deal-number = deal { $number }
trick = Trick
last-trick = Last trick

## Asking and answering

undo = Undo
undo-yours = You asked to take it back
undo-theirs = { $name } asks to take it back
undo-grant = Let him
undo-refuse = No
undo-withdraw = Never mind
claim = Claim
claim-how-many =
    { $left ->
        [one] One trick left. Yours?
       *[other] { $left } tricks left. How many are yours?
    }
claim-tricks = Tricks
claim-all = All
claim-none = None
claim-statement = In your own words
claim-this =
    { $tricks ->
        [one] Claim { $tricks } trick
       *[other] Claim { $tricks } tricks
    }
concede-all = Concede the rest
claim-yours =
    { $tricks ->
        [0] You conceded the rest
        [one] You claimed { $tricks } trick
       *[other] You claimed { $tricks } tricks
    }
claim-theirs =
    { $tricks ->
        [0] { $name } concedes the rest
        [one] { $name } claims { $tricks } trick
       *[other] { $name } claims { $tricks } tricks
    }
claim-accept = Agree
claim-contest = Contest
cancel = Cancel

## People at the table

guest = Guest
robot = Robot
sit = Sit here
leave = Leave the table
stop-sitting = End the game now
table-closing = The host has closed this table: no board is dealt after this one.
table-is-closed = This table is closed
hosting = Your table
hosting-remove = Ask to leave
hosting-let-back = Let back
hosting-make-host = Make host
hosting-close = Close the table
hosting-close-why = A board in play is played to its end, and no other is dealt. The boards stay where they are found.
hosting-keep = Keep it open
waiting = Waiting
waiting-players =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
waiting-deal =
    { $count ->
       *[other] The cards are being dealt
    }
fill-with-robots = Play with robots
waiting-for = Waiting for { $names }

## More asking and answering

ask-meaning = Ask what it means
meaning-asked = you have asked.
asked-about = { $name } asks what your { $call } means
explain = Tell
trumps = Trumps
finesse = Finesse
ruff = Ruff
drop = drop
line-order = Lead
line-draw = draw trumps
line-leave = leave trumps
line-suits = then { $suits }
line-finesse =
    finesse in { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } against { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
line-drop =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } for the drop
line-ruff =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } ruffed by { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
claim-contested = The claim is contested.
claim-void = The claim was contested: play goes on.
play-on = Play on
award = Ruled: declarer takes { $tricks }
award-agree = Do you agree?
award-tricks = Declarer’s tricks in all
award-reason = Why
award-give = Rule
object = Not as he stated
claim-honours = Claim honours

## After the board

board-over = The board is over
passed-out = Passed out
next-deal = Next deal
replay = Replay
show-sheet = Score
game-over = The game is over
play-again = Play again
join-again = Join { $name }
sheet-total = Total of each side
sheet = Score sheet
sheet-short = Sheet
sheet-caption = What each deal brought
sheet-empty = The score will stand here after the first deal.
total = Total
board = Deal
contract = Contract

## Talk

talk = Talk
say-something = Say something…
phrases = Quick phrases
talk-erased = erased
talk-erase = Erase
talk-erase-line = Erase: { $words }
phrase-hello = Hello all
phrase-luck = Good luck, partner
phrase-thanks = Thank you, partner
phrase-well = Well played
phrase-sorry = Sorry
phrase-back = Back in a minute
phrase-again = Let us play again: sit down here

## What is said aloud, in order

table-in-words = The table in words
what-happened = What happened
your-hand = Your hand
dummy-hand = Dummy
keys = Keys
key-bid = bid: the level, then the strain
key-calls = pass, double, redouble
key-cards = choose a card, play it
key-last = show the last trick
key-undo = ask to take back
key-claim = claim
key-answer = agree, refuse
key-next = next deal
key-auction = hear the auction
key-hand = hear your hand
key-dummy = hear dummy
key-trick = hear the trick
key-score = hear contract and score
key-turn = hear whose turn it is
nothing-to-tell = Nothing yet.
tricks-so-far = Tricks: North–South { $ns }, East–West { $ew }.
totals = Score: North–South { $ns }, East–West { $ew }.
heard-board =
    Deal { $number }, dealer { $dealer ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }, { $vulnerable ->
        [none] nobody vulnerable
        [ns] North–South vulnerable
        [ew] East–West vulnerable
       *[both] all vulnerable
    }.
heard-who =
    { $seat ->
        [N] North
        [E] East
        [S] South
        [W] West
        [you-N] You
        [you-E] You
        [you-S] You
       *[you-W] You
    }
heard-call =
    { heard-who }: { $call ->
        [P] pass
        [X] double
        [XX] redouble
       *[bid] { bid-name }
    }{ $alert ->
        [yes] , alerted
       *[no] { "" }
    }
heard-meaning = It means: { $meaning }
heard-contract =
    Contract { contract-name }, by { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }.
heard-card = { heard-who }: { card-name }
heard-trick =
    { $side ->
        [ns] North–South
       *[ew] East–West
    } win the trick. North–South { $ns }, East–West { $ew }.
heard-taken-back = Taken back.
heard-claim =
    { heard-who }: { $tricks ->
        [0] the rest conceded
        [one] { $tricks } trick claimed
       *[other] { $tricks } tricks claimed
    }.
heard-undo = { heard-who }: asks to take it back.
heard-undo-over = It stands.
heard-passed-out = Passed out.
heard-result =
    { $made ->
        [made] Made exactly.
        [over] { $tricks ->
            [one] Made with { $tricks } overtrick.
           *[other] Made with { $tricks } overtricks.
        }
       *[down] Down { $tricks }.
    }
heard-score =
    { $side ->
        [ns] North–South
       *[ew] East–West
    } score { $points }.
heard-your-call = Your turn to call.
heard-your-play = Your turn to play.
heard-play-dummy = Play from dummy.

## The sheet, entry by entry

entry = Deal { $deal }: { $reason }, { $points }
entry-law = (Law { $law })
imps = IMPs
imps-won = { $imps } IMPs
measured = { $side }: { $hcp } points, target { $target }, difference { $difference }
measured-hcp = Points
measured-target = Target
measured-difference = Difference
settled = Won and lost
settled-hundreds = Won and lost, in hundreds
settled-imps = Won and lost, in IMPs
stop-wanted = { $names } would end the game here.
claim-honours-of =
    Claim honours for { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }

## Two and three players

bids-over = Bidding is over: pass, double or redouble.
dummy-yours = your dummy
dummy-of = { $name }’s dummy
heard-play-from =
    Play from { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }.
