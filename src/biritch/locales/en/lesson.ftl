### Lessons: a teacher's boards, played at one's own table and compared afterwards.

lesson-title = Lessons
lesson-in-short = A teacher’s boards: play them, then compare.
lesson-about = Give a file of prepared boards, with the calls and cards to try and what you have to say of them. Pupils play them at their own tables, alone with robots or together, and hear your words and compare once they have played.
lesson-file = A PBN file with boards, an auction or play to try, and comments in braces.
lesson-name = Name of the lesson
lesson-give = Give this lesson
lesson-given = Your lessons
lesson-by = by { $name }
lesson-alone = Play with robots
lesson-together = Play with friends
lesson-link = Link for your pupils
lesson-link-about = Whoever has it may play the lesson, without an account.
lesson-dealer =
    { $seat ->
        [N] North deals
        [E] East deals
        [S] South deals
       *[W] West deals
    }
lesson-vulnerable-none = nobody vulnerable
lesson-vulnerable-ns = N–S vulnerable
lesson-vulnerable-ew = E–W vulnerable
lesson-vulnerable-both = all vulnerable
lesson-played = played
lesson-played-by =
    { $count ->
        [0] not yet played
        [one] played at one table
       *[other] played at { $count } tables
    }
lesson-compare = Compare
lesson-away = Take this lesson away
lesson-auction = The auction to try
lesson-play = The play to try
lesson-tables = How it went
lesson-who = Players
lesson-result = Result
lesson-my-table = your table
