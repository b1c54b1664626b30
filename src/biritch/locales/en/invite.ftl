### Inviting people to a table, and coming by an invitation.

invite-title = Invite friends
invite-to = The link is
invite-any = to any free chair
invite-watch = to watch
invite-link = Link
invite-copy = Copy
invite-copied = Copied.
invite-qr = The link as a picture for a phone’s camera
invite-how = Send it, or let a phone’s camera read the picture. Whoever opens it sits down, without an account.
invite-how-watch = Send it, or let a phone’s camera read the picture. Whoever opens it watches.
invite-only-here = This house is open to this machine only. Start it without “--here”, and others can come.
invite-to-table = To the table
invite-come = You are invited
invite-by = { $name } invites you
invite-sits = To play:
invite-watches = To watch:
invite-sit-down = Sit down
invite-watch-now = Watch
invite-skip = Go on without a name
invite-lost = This invitation leads nowhere
invite-host-only = Only the host of this table can make links.
