"""The club: who people are, what each may do, and the log of all that was decided."""
