### The browser's side around the tables: settings, the connection, what is not there.

settings = Settings
more = More
more-unread = More, something was said
close = Close
to-lobby = To the tables
language = Language
appearance = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
suit-colours = Colours of the suits
suits-two = Two
suits-four = Four
pack = Backs
pack-red = Red
pack-blue = Blue
setting-sound = Soft sounds
setting-twoTaps = Two taps to bid and to play
setting-motion = Cards move
setting-text = Show the table in words
link-connecting = Connecting…
link-lost = The connection is lost. Trying again…
link-closed = This table is closed, or it is not yours to see.
page-missing = There is nothing here.
no-answer = The house did not answer. Try again.
house-line = Bridge in all its forms, with friends or robots.
