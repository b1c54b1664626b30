// How moves are ordered: points for what a player would see in them. Tuned on random deals.
enum : int {
  kLeadTops = 0,                    // kind of suit, owner of its best card, of its second best
  kLeadLength = kLeadTops + 60,     // kind, hand from the leader on
  kLeadRuff = kLeadLength + 12,     // next hand, partner, last hand ruffs
  kLeadForm = kLeadRuff + 8,        // kind; above the next hand, above the last, partner best
  kLeadRank = kLeadForm + 24,
  kLeadKiller,
  kLeadHint,
  kHistoryLead,
  kFollow,                          // place, form
  kRuff = kFollow + 32,
  kDiscard = kRuff + 32,
  kFollowRank = kDiscard + 32,      // place, loses or wins
  kDiscardRank = kFollowRank + 8,
  kDiscardLength,
  kDiscardPartner,
  kDiscardWinner,
  kDiscardTop,
  kDiscardGuard,
  kDiscardVoid,
  kHistoryFollow,
  kFollowKiller,
  kWeights
};
DD_WEIGHT W[kWeights] = {
#include "weights.inc"
};
