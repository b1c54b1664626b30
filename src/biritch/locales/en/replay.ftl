### A finished board: gone through again, kept, shown to others.

replay-steps = Through the board
replay-moment = Moment
replay-of = { $step } of { $length }
replay-back = One step back
replay-forth = One step on
replay-trick-back = One trick back
replay-trick-forth = One trick on
replay-keys = Arrow keys: a step. Page keys: a trick. Home and End: the deal and the last card.
replay-dealt = The cards are dealt.
replay-play = The play
replay-won = won the trick
replay-boards = Other deals
replay-before = Deal before
replay-next = Deal after
replay-to-table = The table
replay-keep = Keep and show
replay-keep-own = Keep
replay-for-players = Only those who were at the table may open it.
replay-erase = Erase these words
replay-link = The address of this deal; it stays.
replay-pbn = Download as PBN
replay-vulnerable-none = nobody vulnerable
replay-vulnerable-ns = N–S vulnerable
replay-vulnerable-ew = E–W vulnerable
replay-vulnerable-both = all vulnerable
makes-title = What could be made
makes-declarer = Declarer
makes-played = the contract played
makes-par = Par
makes-par-note = Tricks with all four hands open; par as duplicate scores it.

## How the cards came about, and how anybody checks it

proof-title = How these cards were dealt
proof-shuffled = The house sealed a secret before the board, and each player’s browser could mix numbers of its own into the shuffle. Whoever did so knows that nobody picked these cards.
proof-fixed = The cards were fixed, and a seal published, before anybody called.
proof-mixed = Mixed in: { $seats }.
proof-withheld = Promised and did not reveal: { $seats }.
proof-check = Check it yourself with this line:
