### Hints for learners: at the table, and after the board.

hint = Hint
hint-title = What a robot would think of
hint-thinking = A robot is looking at your cards…
hint-none = No hint this time.
hint-close = Close
hint-best = A robot’s choice
hint-seen = Everybody at the table sees that you asked.
hint-taken = Asked for a hint on this deal: { $names }
hint-shows-nothing = Shows nothing more
hint-measure = What the system says; the others are measured against it
hint-gains =
    { $unit ->
        [points] { $gain } points { $sign } on average
       *[imps] { $gain } IMPs { $sign } on average
    } than the system’s call, give or take { $error }
hint-gains-best =
    { $unit ->
        [points] { $gain } points { $sign } on average
       *[imps] { $gain } IMPs { $sign } on average
    } than the system’s call, give or take { $error }: worth leaving the book for
hint-tricks = About { $tricks } tricks for your side.
hint-makes = The contract is made { $percent } times in a hundred.
hint-beats = The contract is beaten { $percent } times in a hundred.

## After the board

hint-second = What would a robot have done?
hint-second-about = At each of your turns, with what you could see then.
hint-second-done = { $done } of { $all }
hint-second-same = At every turn a robot would have done the same.
hint-second-call = Your call { $number }
hint-second-card = Trick { $trick }
hint-second-you = You chose
hint-second-silent = At { $count } of them no robot could tell.
hint-second-stop = Stop

## Opening a table

open-hints = Hints
open-hints-about = Players may ask what a robot would do, and everybody sees that they did. Alone with robots you always may.
open-robots = Robots bid
open-robots-about = Partners and opponents alike; you may read every call’s meaning at the table.
open-robots-usual = As usual here
open-robots-sayc = Standard American
open-robots-two-over-one = Two over one
open-robots-acol = Acol
open-robots-natural = Natural
open-robots-precision = Precision
open-robots-polish = Polish Club
open-level = Robots play
open-level-beginner = As beginners
open-level-beginner-about = By the book and rules of thumb.
open-level-club = As in a club
open-level-club-about = They look at a few ways the cards may lie before they play one.
open-level-expert = As experts
open-level-expert-about = They look at many, before a close call too, and take their time.
