// How moves are ordered: points for what a player would see in them. Tuned on random deals.
enum : int {
  kLeadTops = 0,                         // kind of suit, owners of its four best cards
  kLeadLengths = kLeadTops + 1020,       // kind, lengths of the leader, next, partner, last
  kLeadVoids = kLeadLengths + 768,       // next, partner, last: follows, void, can ruff
  kLeadSuits = kLeadVoids + 27,          // suit of killer, like, hint
  kLeadEnds = kLeadSuits + 3,            // kind, owners of the three best, lowest, highest
  kLeadGoal = kLeadEnds + 1008,          // kind; top, partner's top, neither; tricks needed, spare
  kLeadLike = kLeadGoal + 225,
  kLeadKiller,
  kLeadHint,
  kFollow,                               // place; follows, ruffs, discards; form
  kFollowRank = kFollow + 72,            // place, follows or ruffs, wins, higher cards about
  kFollowEnd = kFollowRank + 96,         // place, sort, wins, lowest, highest
  kFollowGoal = kFollowEnd + 72,         // place, sort, wins, tricks needed, spare
  kFollowTops = kFollowGoal + 162,       // place, wins, owners of the two best; lowest, highest
  kRuffLong = kFollowTops + 480,         // place, trumps, partner winning
  kDiscardTops = kRuffLong + 24,         // trumps or none, owners of the two best cards
  kDiscardLength = kDiscardTops + 40,    // trumps or none, own length, partner's
  kDiscardFoes = kDiscardLength + 32,    // own length, longest of the others
  kDiscardGuard = kDiscardFoes + 16,     // trumps or none, own length, place of the best card
  kDiscardNext = kDiscardGuard + 32,     // partner winning, owner of the best, spare tricks
  kDiscardRank = kDiscardNext + 40,      // higher cards about
  kWeights = kDiscardRank + 8
};
DD_WEIGHT W[kWeights] = {
#include "weights.inc"
};
