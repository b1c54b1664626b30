### What a host may choose about a form: one message for each option and each of its values.

## Honours, settlement, passed out deals

option-honours = Honours
option-honours-none = Not scored
option-honours-none-about = Only tricks count.
option-honours-after-play = Claimed after the play
option-honours-after-play-about = Four of the five top trumps in one hand 100, all five or four aces at no trump 150.
option-honours-after-auction = Claimed after the auction
option-honours-after-auction-about = The same points, but told before the first card is played.
option-settlement = Settlement
option-settlement-none = Points only
option-settlement-none-about = The higher total wins.
option-settlement-half-up = Hundreds, 50 up
option-settlement-half-up-about = The difference in whole hundreds; 50 counts as a hundred.
option-settlement-half-down = Hundreds, 50 down
option-settlement-half-down-about = The difference in whole hundreds; 50 counts as nothing.
option-passed-out = When all pass
option-passed-out-passes-on = The deal passes on
option-passed-out-passes-on-about = The next player deals.
option-passed-out-redealt = Dealt again
option-passed-out-redealt-about = The same player deals again.
option-dealer = Who deals first

## Rubber

option-game-bonuses = Pay each game
option-game-bonuses-about = 200 for a game, 700 for the one that ends the rubber, and no other rubber bonus.
option-quick-rubber = Quick rubber 750
option-quick-rubber-about = Two games to none bring 750 instead of 700.
option-insult-fifty = Redoubled made: 50
option-insult-fifty-about = 50 for a redoubled contract made, as for a doubled one; otherwise 100.
option-simple-undertricks = Simple undertricks
option-simple-undertricks-about = Doubled and not vulnerable, every undertrick after the first costs 200.
option-unfinished-part-score = Part score of an unfinished game
option-unfinished-part-score-about = Paid to the only side that has one when you stop early.

## Chicago

option-vulnerability = Vulnerable in deals two and three
option-vulnerability-new = Not the dealer’s side
option-vulnerability-new-about = The new way: the side that did not deal.
option-vulnerability-old = The dealer’s side
option-vulnerability-old-about = The old way: the side that dealt.
option-last-part-score = Part score at the end
option-last-part-score-any-deal = From any deal
option-last-part-score-any-deal-about = 100 for a part score still open after the fourth deal.
option-last-part-score-fourth-deal = From the fourth deal
option-last-part-score-fourth-deal-about = 100 only for one made in the fourth deal.

## Duplicate

option-boards = How many boards
option-boards-about = The table closes by itself after the last one.
option-first = Number of the first board
option-first-about = Dealer and vulnerability go by the number.
option-boards-none = As many as we like
option-deals = How many deals
option-deals-about = The match ends by itself after the last one.
option-deals-none = As many as we like
option-dealer-about = Then the deal goes round clockwise.

## Chicago duplicate

option-part-score = A part score made
option-part-score-about = 50 by the Laws, 100 in some houses.

## Two and three players

option-long-auction = Long auction
option-long-auction-about = Three passes end it, and four pass the deal out, as with four players; otherwise one pass and two.
option-owner = Who has the open dummy
option-owner-about = Dummy lies opposite him; the other two are partners.
option-dummy-shown = Before he names the contract dummy is seen by
option-dummy-shown-owner = Its owner
option-dummy-shown-owner-about = He alone looks at it before his call.
option-dummy-shown-everybody = Everybody
option-dummy-shown-everybody-about = Dummy is faced to all before its owner calls.
option-first-caller = Who calls first
option-first-caller-by-the-deal = By the deal
option-first-caller-by-the-deal-about = The dealer if he is one of the partners, else the first of them on his left.
option-first-caller-left-of-owner = Left of the owner
option-first-caller-left-of-owner-about = Always the partner on the left of the dummy’s owner.
option-owner-settles = The owner settles
option-owner-settles-with-each = With each
option-owner-settles-with-each-about = He wins the whole difference from each of the two, or loses it to each.
option-owner-settles-with-both = With both together
option-owner-settles-with-both-about = The two share the difference between them.
