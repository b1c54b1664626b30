// How moves are ordered: points for what a player would see in them. Tuned on random deals.
