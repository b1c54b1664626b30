# What the lines of a score are for: one message for each reason, score-REASON.

score-tricks = Odd tricks bid and made
score-overtricks = Overtricks
score-undertricks = Undertricks
score-small-slam = Small slam
score-grand-slam = Grand slam
score-insult = Doubled contract made
score-honours = Honours
score-part-score = Part score
score-game = Game
score-rubber = Rubber
score-unfinished-game = The only game of an unfinished rubber
score-unfinished-part-score = The only part score of an unfinished game
score-last-part-score = Part score after the fourth deal
