### Opening a table: what is played, with whom, by which house rules, what is agreed.

open-title = A new table
open-people = Who plays
open-with = With whom
open-with-robots = Robots
open-with-robots-about = Robots take the other chairs at once; people can take their places later.
open-with-friends = Friends
open-with-friends-about = The next page has a link for each chair.
open-seat = Your seat
open-stand = I do not play
open-stand-about = You are the host and stand beside the table.
open-private = By link only
open-private-about = The table is not among the open ones; only your links lead to it.
open-name = Name of the table
open-name-about = May be left empty.
open-cards = The cards
open-boards = Where the deals come from
open-chance = Chance
open-chance-about = Every deal is equally likely, and a promise published beforehand shows that none was swapped.
open-file = A PBN file
open-file-about = Boards prepared by you, a club or a teacher.
open-drop = Drop the file here, or choose it.
open-choose-file = Choose a file
open-file-deals =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
open-rules = House rules
open-agreements = Agreements
open-how = How it is played
open-other-number = Another number
open-usual = as usual
open-own = your own
open-as-usual = All as usual
open-and-play = Open and sit down
open-and-invite = Open and invite

## Agreements

open-undo-calls = Taking back a call
open-undo-cards = Taking back a card
open-undo-opponents = Opponents grant it
open-undo-opponents-about = Everyone on the other side must agree.
open-undo-until-partner = Until partner acts
open-undo-until-partner-about = At once, as long as partner has not called or played since.
open-undo-none = Never
open-undo-none-about = What is done is done.
open-watching = Watchers see
open-watching-after = Hands after the board
open-watching-after-about = What the table shows, and all four hands when the board is over.
open-watching-late = All hands, a board late
open-watching-late-about = All four hands from the start, but the whole board late.
open-watching-no-hands = No hands
open-watching-no-hands-about = Only the auction, dummy and the cards played.
open-watching-closed = Nobody watches
open-watching-closed-about = Only the four players are at this table.
open-chat = Talk
open-chat-about = Those at the table may write to each other. Dummy and watchers never reach a player during a board.
open-stop = Pause after a jump bid
open-stop-about = So that the next player’s thought tells nothing.
open-next = Next deal
open-next-about = How long one waits for a player who has not said that he is ready.
open-absent = When a player is gone
open-absent-about = Then a robot plays for him until he is back.
open-no-pause = None
open-wait-for-all = When all are ready
open-wait-for-ever = Wait for ever
open-seconds = { $count } s
open-minutes = { $count } min
