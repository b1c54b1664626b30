### What people are told when the house refuses something or cannot read it: one message for each code,
### error-CODE with its dots and underscores as dashes. The variables are the values at fault.

## Anything at all

error-error = That did not work.
error-value-bad = That cannot be.
error-refused = That cannot be done now.
error-refused-not-allowed = You may not do that here.
error-refused-stale = The board has moved on. Look again.
error-refused-busy = The table is busy. Try again.
error-turn-other = It is not your turn.

## The auction

error-call-illegal = This call may not be made now.
error-call-insufficient = { $call } is not enough: the last bid is { $last_bid }.
error-call-double-no-bid = There is no bid to double.
error-call-double-own = The last bid is your own side’s.
error-call-double-twice = The last bid is doubled already.
error-call-redouble-no-double = There is no double to redouble.
error-call-redouble-own = The double is your own side’s.
error-call-redouble-twice = The last bid is redoubled already.
error-call-over = The auction is over.
error-call-auction-over = The auction is over.
error-call-narrowed = This game does not allow { $call } at this point of the auction.
error-call-level = A bid is of one to seven, not { $level }.
error-call-stop = Wait a moment: the last bid was a jump.
error-explain-empty = Write what the call means.
error-explain-no-call = There is no such call in the auction.
error-explain-not-yours = Only the one who called explains the call.
error-ask-own-side = One asks about opponents’ calls only.
error-ask-twice = You have asked already.

## The play

error-play-illegal = This card may not be played now.
error-play-revoke = Follow suit: { $led } was led.
error-play-not-held = That hand does not hold { $card }.
error-play-out-of-turn = That hand is not next to play.
error-play-over = All the cards have been played.
error-play-no-contract = The auction is not over.
error-play-claim = First the claim is answered.
error-play-first = There is no such moment in the play.
error-play-trumps = Those are not the trumps of this contract.
error-trick-empty = Nobody has led to this trick.
error-undo-none = Nothing is taken back at this table.
error-undo-nothing = You have nothing to take back.
error-undo-shown = Cards have been shown since.
error-undo-partner-acted = Your partner has acted since.
error-undo-waits = Another question waits for an answer.
error-undo-not-asked = Nobody asks you to let him take back.
error-undo-unanswered = Somebody asks to take back: that is answered first.
error-hint-others = There are no hints at this table: other people play the same cards.
error-undo-not-yours = You have not asked to take back.
error-undo-over = That question is answered.
error-share-none = That board is not being shuffled now.
error-share-closed = Nobody mixes in now, or you have already.
error-share-open = Players are still asked for their part in the shuffle.
error-share-not-now = There is nothing of yours to reveal now.
error-share-other = Those are not the numbers you promised.
error-share-digits = A share is 64 hexadecimal digits in small letters.
error-share-bytes = A share is 32 bytes.
error-share-deal = The cards are not those that were shuffled.
error-share-left-out = The house left your part out of the shuffle of this board.

## Claims and honours

error-claim-early = Nothing is claimed before the opening lead.
error-claim-dummy = Dummy does not claim.
error-claim-tricks = There are not so many tricks left.
error-claim-over = There is no play to claim in.
error-claim-waits = A claim waits for an answer.
error-claim-none = There is no claim to answer.
error-claim-not-asked = You need not answer this claim.
error-claim-not-contested = Nobody contests the claim.
error-claim-award = Declarer can take { $least } to { $most } tricks now.
error-claim-no-award = There is no ruling for you to answer.
error-claim-no-statement = No statement binds the play now.
error-claim-own-side = Only the other side objects, and not dummy.
error-claim-not-his-card = The last card is not the claimer’s.
error-claim-objected-already = A card went back here already.
error-claim-follows-statement = That card follows what was stated, or there was no other.
error-honours-none = There are no honours to score here.
error-honours-not-now = Honours are not claimed at this moment.
error-honours-not-yours = One claims one’s own honours.
error-honours-twice = These honours are claimed already.
error-honours-points = Honours are worth 100 or 150, not { $points }.

## At the table

error-table-none = There is no such table, or it is not for you.
error-table-open = This table is open already.
error-table-name = A table’s name has at most { $most } letters.
error-policy-seconds = A time at the table is none, or { $least } to { $most } seconds.
error-table-nobody = Only a person can do that.
error-table-not-invited = This table is for those who were invited.
error-table-other-chair = You were invited to another chair.
error-table-not-seated = Only a player at this table may do that.
error-table-not-yours = Only the host may do that.
error-table-seated-already = You sit here already.
error-table-chair-taken = Somebody sits there.
error-table-chair-kept = That chair is kept for the player who left it.
error-table-chair-empty = Nobody sits there.
error-table-no-chair = There is no such chair in this game.
error-table-barred = You have seen other cards of this board. Sit down when it is over.
error-table-shown-out = The host has asked you to leave this table.
error-table-not-shown-out = Nobody has asked this player to leave.
error-table-closed = This table is closed already.
error-table-of-contest = The evening says who sits where at this table.
error-table-directing = You see all hands already.
error-table-deal = It is not time to deal.
error-table-no-board = No board is in play.
error-table-ready = The board is not over, or you are ready already.
error-table-stop = The game cannot be ended now.
error-table-stop-over = That pause is over.
error-chat-off = The host has switched talk off here.
error-chat-dummy = Dummy is silent until the board is over.
error-text-length = That is too long, or says nothing.
error-text-none = There is nothing of the kind here any more.
error-text-in-play = The board in play may rest on these words. Wait until it is over.
error-board-none = There is no such board to see.
error-board-number = Boards count from 1.

## Opening a table

error-form-boards = A set has 1 to { $most } boards.
error-form-deals = A match has 1 to { $most } deals.
error-form-no-rubber-bonus = Where each game is paid there is no bonus for the rubber, so a quick one cannot bring 750.
error-form-over = The score was closed before this deal.
error-form-part-score = A part score made is worth 50 or 100 points.
error-form-unfinished-part-score = A part score of an unfinished game is worth 100 or 50 points.
error-source-problems = There is no whole board to play in this file.
error-source-empty = There is no board to play.
error-source-incomplete = Board { $number } is not whole: it needs four hands of thirteen cards.
error-source-twice = Board { $number } is there twice.
error-source-finished = All the boards have been played.
error-source-constraint = Say what the hands should be like.

## People and links

error-name-refused = This name cannot be had.
error-name-length = A name has { $shortest } to { $longest } letters.
error-name-letters = “{ $letter }” cannot stand there in a name.
error-name-mixed-alphabets = A name is written in one alphabet, Latin or Cyrillic.
error-name-reserved = “{ $name }” is no name for a person.
error-name-taken = “{ $name }” is taken, or looks like a name that is.
error-name-already = Who has a name keeps it.
error-password-refused = This password will not do.
error-password-length = A password has at least { $shortest } characters, at most { $longest }.
error-password-name = A name is no password.
error-password-wrong = That is not your password.
error-log-in-refused = No such name with such a password.
error-link-refused = This link leads nowhere: it is used up, withdrawn or too old. Ask for a new one.
error-member-none = There is nobody of that name.
error-score-nothing = Say what was bid, by whom, and how it went.
error-serve-port = Nothing can listen on port { $port }.
error-member-no-name = Say whose name.
error-worker-none = There is no robots’ helper of that name.
error-visit-nobody = Open the house’s front page first.
error-visit-origin = That came from a page of another house.

## Too much at once

error-limit-explorer = That was too much at once. Wait { $wait } seconds.
error-limit-files = Too many files at once. Wait { $wait } seconds.
error-limit-reached = That is too much at once. Wait { $wait } s.
error-limit-frames = That is too fast. Wait { $wait } s.
error-limit-commands = That is too fast. Wait { $wait } s.
error-limit-chat = You write too fast. Wait { $wait } s.
error-limit-tables = You have opened many tables. Wait { $wait } s.
error-limit-guests = Too many people come from one place. Wait { $wait } s.
error-limit-log-ins = That was tried too often. Wait { $wait } s.
error-limit-sockets = Too many tables are open from here. Wait { $wait } s.
error-limit-links = Too many links were tried. Wait { $wait } s.

## Between browser and house

error-wire-id = The house did not understand this page. Load it again.
error-wire-unreadable = The house did not understand this page. Load it again.
error-wire-too-large = That is too large.
error-store-trouble = The house cannot write anything down just now.
error-store-in-use = Another server has this database open.
error-store-too-new = A newer release has worked on this database.
error-store-restored = A backup was put back. The house must be started again.
error-store-unreachable = The database does not answer.
error-store-none = There is no house there.
error-store-not-empty = A house lives there already.
error-store-bad-name = That is no name of a table.
error-store-bad-number = Rows of the log count from 1.
error-log-format = This was written by a newer release.

## Robots

error-match-form = Robots are not compared by “{ $name }”.
error-match-boards = The boards of such a match are a multiple of { $deals }, not { $boards }.
error-notation-bluechip = “{ $text }” is no line of the table-manager protocol.
error-bluechip-step = The other program said “{ $line }” where something else was due ({ $waiting }).
error-bluechip-version = The protocol has versions 18 and 19, not { $version }.
error-bluechip-seat = Somebody sits there already.
error-bluechip-team = That side is “{ $team }”.
error-bluechip-table = Say at which table the programs play.
error-bluechip-abandoned = The session ended early: nobody came back to { $seats }.
error-bluechip-turned-away = The table manager turned the robot away.
error-bluechip-line = That is no line of the table-manager protocol.
error-notation-quiz = “{ $text }” is no position of a quiz.
error-notation-address = “{ $text }” is no address with a port.

## Cards and notation

error-notation-bad = “{ $text }” cannot be read.
error-notation-auction = “{ $text }” is no call.
error-notation-system = “{ $text }” is no line of a bidding system.
error-robot-level = A robot’s level is beginner, club or expert, not “{ $level }”.
error-system-unknown = There is no bidding system “{ $name }”.
error-system-hand = To bid, a hand is needed.
error-notation-call = “{ $text }” is no call.
error-notation-card = “{ $text }” is no card.
error-notation-constraint = “{ $text }” describes no hand.
error-notation-contract = “{ $text }” is no contract.
error-notation-deal = “{ $text }” is no deal.
error-notation-hand = “{ $text }” is no hand.
error-notation-hexadecimal = “{ $text }” is not in hexadecimal digits.
error-notation-holding = “{ $text }” are no cards of one suit.
error-notation-honours = “{ $text }” are no honours.
error-notation-rank = “{ $text }” is no rank of a card.
error-notation-result = “{ $text }” is no result.
error-notation-rules = “{ $text }” is no rule of bidding.
error-notation-seat = “{ $text }” is no seat.
error-notation-strain = “{ $text }” is neither a suit nor no trump.
error-notation-suit = “{ $text }” is no suit.
error-notation-vulnerability = “{ $text }” says not who is vulnerable.
error-letters-mixed = “{ $text }” mixes Latin and Cyrillic letters. Write it in one alphabet.
error-letters-foreign = “{ $text }” has letters that are neither Latin nor Cyrillic.
error-cards-bits = These are not the cards of one pack.
error-deal-empty = There are no cards to play.
error-deal-number = There is no deal of that number.
error-deal-partial = The deal is not whole.
error-deal-size = A hand has too many cards.
error-deal-twice = A card is dealt twice.
error-executor-unknown = No such executor: it is dask: and the address of a scheduler.
error-executor-missing = Dask is not installed.
error-executor-silent = No Dask scheduler answers at { $name }.
error-suit-vacant = These cards do not fit into so many places.
error-suit-twice = A card is in both hands.
error-suit-empty = There is no card of the suit.
error-suit-tricks = Fewer tricks can be played in this suit.
error-leads-where = Say whose hand and what is known of it, as in N: hcp 15-17.
error-leads-hand = The hand on lead has thirteen cards.
error-leads-contract = Give the auction or the contract that is led to.
error-plots-missing = matplotlib is not installed.
error-plots-format = Pictures are drawn as PNG, SVG or PDF.
error-layouts-none = No layout agrees with what is known.
error-layouts-many = There are too many layouts to look at each.
error-plan-twice = A card is played once only.
error-chances-hand = Declarer’s hand and dummy’s have thirteen cards each.
error-solver-none = No double-dummy solver is installed.
error-solver-budget = There was not enough time to work it out.
error-solver-budget-negative = A budget cannot be less than nothing.
error-makes-count = A table of makes has twenty results.
error-sample-boxes = At most four boxes tell of one hand.
error-sample-pack = The hands and the pack do not have the same number of cards.
error-commitment-salt = The secret of the deal has a wrong length.
error-result-tricks = Declarer takes 0 to 13 tricks, not { $tricks }.
error-seats-keeper = A player commands his own hand and at most his partner’s.
error-target-hcp = No side has { $hcp } points.
error-victory-boards = A match has one board or more.

## Files

error-file-bad = There is a mistake in line { $line }.
error-json-shape = This is not one of our records.
error-json-record = A record of this file cannot be read.
error-pbn-board = “{ $text }” is no board’s number.
error-pbn-board-twice = A board is there twice.
error-pbn-call = A call of the auction cannot be read.
error-pbn-card = A card cannot be read.
error-pbn-comment = A comment has no end.
error-pbn-contract-other = The contract is not the one that was bid.
error-pbn-date = “{ $text }” is no date.
error-pbn-deal-partial = A deal is not whole.
error-pbn-deal-shared = A deal has the cards of another board.
error-pbn-dealer = The auction does not begin with the dealer.
error-pbn-declarer = The declarer is not the one who bid the strain first.
error-pbn-game-gap = A line is missing between two games.
error-pbn-note = A note cannot be read.
error-pbn-note-missing = A note is spoken of that is not there.
error-pbn-note-place = A note stands where none belongs.
error-pbn-note-second = A call has two notes.
error-pbn-note-twice = A note is there twice.
error-pbn-note-unused = A note belongs to no call.
error-pbn-number = “{ $text }” is no number.
error-pbn-play-contract = There are cards played but no contract.
error-pbn-play-gap = A card is missing in the play.
error-pbn-repeat = There is nothing before it to repeat.
error-pbn-sign = A sign after a call or card is not known.
error-pbn-stray = A word stands where none belongs.
error-pbn-string = A text has no end.
error-pbn-tag = A tag cannot be read.
error-pbn-tag-twice = A tag is there twice.
error-pbn-call-brackets = A call stands in brackets.
error-pbn-call-star = Calls go on behind a *.
error-pbn-deal-first = A deal does not say whose hand comes first.
error-pbn-deal-hands = A deal has not four hands.
error-pbn-first = Nobody is said to call first.
error-pbn-game-split = An empty line stands within a game.
error-pbn-tag-case = A tag is written with other letters.
error-pbn-tag-lines = A tag goes on in the next line.
error-record-contract = The contract is not the one that was called.
error-record-play-contract = Cards were played, but no contract is known.
error-record-result = The tricks do not fit the play.
error-record-score = The score is not what the result is worth.
error-lin-claim = “{ $text }” is no number of tricks.
error-lin-command = A command of this LIN file cannot be read.
error-lin-hands = A deal of this LIN file has not four hands.
error-lin-open = A value of this LIN file has no end.
error-lin-result = “{ $text }” is no result.
error-lin-stray = A word stands where none belongs.
error-rbn-hands = The hands of this RBN file cannot be read.
error-rbn-label = A line of this RBN file has no label.
error-rbn-twice = A line is there twice.
error-usebio-board = A board of this file has no number.
error-usebio-root = This is not a USEBIO file.
error-xml-broken = This is not whole XML.
error-xml-deep = This XML goes too deep.
error-xml-encoding = The letters of this file cannot be read.
error-xml-hostile = This XML is made to do harm, and was not read.
error-txt-none = There is no deal in this text.
error-csv-number = “{ $text }” is no board’s number.
error-csv-row = A row of this table cannot be read.
error-ber-digit = An owner of a card is a digit from 1 to 4.
error-bhg-letters = A board of this file is not 52 letters.
error-bhg-number = There is no room for board { $number } in a BHG file.
error-bri-card = The cards of a board are not 39 numbers from 01 to 52.
error-cds-number = There is no room for board { $number } in a CDS file.
error-dge-hands = The hands of a board cannot be read.
error-dlm-checksum = The checksum of a board is wrong.
error-dlm-letters = A board of this file is not 26 letters from a to p.
error-dlm-number = There is no room for board { $number } in a DLM file.
error-dup-hands = The hands to be printed are not those to be dealt.
error-dup-head = The number of the first board is missing.
error-machine-gap = Board { $number } is missing between the others.
error-machine-hands = The hands of a board have not thirteen cards each.
error-machine-partial = Board { $number } lacks cards, and a machine cannot deal it.
error-machine-torn = The last board is cut off.
error-machine-twice = Board { $number } is there twice, with different cards.
error-file-boards = There is no board in { $name }.
error-file-large = A file may have { $most } million bytes at most.
error-file-unread = { $name } takes too long to read, or too much memory.
error-file-folder = { $name } is a file, not a folder.
error-file-long = A line is too long.
error-file-none = There is no file of records in { $name }.
error-file-problems = Too many things are wrong to be told.
error-file-same = { $name } is the file that was read.
error-format-none = There is no such format.
error-format-unknown = Nothing tells what kind of file { $name } is.

## An evening

error-movement-player = Player { $player } has two places, or there is no such player.
error-rota-players = There is a rota for five or six players.
error-tour-over = The tour is over: three rubbers have been drawn.
error-tour-players = All four players draw a card.
error-draw-twice = That card has been drawn.

## Scoring on the command line

error-notation-variant = No rule of a house is called “{ $text }”.
error-house-pair = A house has one of these rules or the other, not both.
error-score-hcp = The high-card points are missing, or there cannot be so many.

## An evening
error-plan-form = An evening of this kind needs a form for { $players } players.
error-contest-none = There is no such evening, or it is not for you.
error-contest-no-place = There is no place { $player }: there are { $places }.
error-contest-not-in = Only those who take part may do that.
error-contest-over = This evening is over.
error-contest-in-already = You take part already.
error-contest-shown-out = The host has asked you to go.
error-contest-not-shown-out = Nobody has asked this player to go.
error-contest-place-taken = That place is taken.
error-contest-place-kept = That place is kept for the player who left it.
error-contest-place-free = There is nobody in that place.
error-contest-full = Every place is taken.
error-contest-started = This evening has started.
error-contest-boards-each = A round takes one board or more, not { $boards }.
error-contest-not-full = Places still free: { $free } of { $places }.
error-contest-empty = Nobody has come in yet.
error-contest-round = That round is not next.
error-contest-pack = A whole pack of 52 cards is spread.
error-contest-no-draw = No pack is spread now.
error-contest-no-card = There is no card { $place }: the pack has { $most }.
error-contest-picked = You have picked a card.
error-contest-card-picked = That card is picked already.
error-contest-not-highest = Whoever drew the highest card chooses.
error-contest-no-choice = No seat is to be chosen now.
error-contest-no-table = That table is not in play here.
error-contest-ready = The round is not over, or you are ready already.
error-contest-ending = It is the last round already.
error-contest-boards = Board { $number } is missing.
error-contest-not-captain = The captain of team { $team } says who sits where.
error-contest-no-line-up = No team is asked who sits where now.
error-contest-line-up = Four players of team { $team } sit down.
error-teams-size = A team has { $least } to { $most } players.
error-teams-sets = A match has { $least } to { $most } sets.
error-teams-boards = A set has { $least } to { $most } boards.
error-teams-odd = A set has an even number of boards: half of them begin in each room.
error-pairs-tables = Pairs play at { $least } to { $most } tables.
error-pairs-boards = A round has { $least } to { $most } boards.
error-pairs-last = There are { $least } to { $most } rounds.
error-lesson-none = There is no such lesson.
error-lesson-name = A lesson has a name of 1 to { $most } letters.
error-lesson-not-yours = Only its teacher may take a lesson away.
error-chat-round = Write at your table while a round is played.
error-contest-not-invited = This evening is for those who were invited.
error-table-sealed = Other tables have still to play these boards.
error-table-not-sealed = This table is not sealed.
error-lesson-boards = A lesson has at most { $most } boards.
error-paper-none = The file has no such board.
error-paper-language = Papers are printed in English, Ukrainian and Russian.
error-paper-layout = Boards across and down a page are written as in 3x4.
error-paper-ending = What is printed is a PDF, HTML, SVG or text: give the file such an ending.
error-paper-pages = An SVG is one page: choose a board, or print a PDF.
error-notation-where = “{ $text }” does not say what the hands should be.
error-notation-dealer = This line of the script cannot be read: { $text }
error-notation-predeal = “{ $text }” does not say whose cards these are.
error-dealing-nothing-fits = No deal was found that is like this.
error-dealing-division = A number cannot be divided by nothing.
error-dealing-tricks = A contract is scored with 0 to 13 tricks.
error-dealing-chance = Chance needs a number of 1 or more.
error-dealing-long = The script is too long.
error-deal-predeal = A script says itself which cards are dealt beforehand.
error-deal-nothing = Name a file, or say what to deal.
error-statistics-none = There is no deal to count.
error-statistics-kind = Pictures are PNG, SVG or PDF.
error-statistics-matplotlib = Pictures need matplotlib, which is not installed.
error-file-text = This file is no text.
error-source-rare = Such deals are too rare to be dealt at a table.
