// Part of class Search: the cards a hand may play, equals once, each with a score.

  template <int Place>
  int generate(int hand, const Trick& trick, u64 hint, Move* moves) const {
    u64 own = hands[hand];
    if constexpr (Place > 0) {
      const u64 follow = own & trick.led;
      if (follow) own = follow;
    }
    // Cards of this trick that do not win it no longer stand between others.
    const u64 fence = (all & ~hands[hand] & ~(trick.cards & ~trick.winner)) | kFences;
    int size = 0;
    u64 rest = own;
    do {
      const u64 card = top(rest);
      const u64 below = fence & (card - 1);
      const u64 group = below ? rest & ~((top(below) << 1) - 1) : rest;
      moves[size].card = card;
      moves[size].least = low(group);
      ++size;
      rest &= ~group;
    } while (rest);
    if (size == 1) return 1;
    if constexpr (Place == 0)
      score_leads(hand, hint, moves, size);
    else
      score_follows<Place>(hand, trick, moves, size);
    return size;
  }

  int owner(u64 card, int hand) const {
    // 0 the hand itself, 1 the next and so on.
    if (card & hands[hand]) return 0;
    if (card & hands[(hand + 1) & 3]) return 1;
    return card & hands[hand ^ 2] ? 2 : 3;
  }

  void score_leads(int hand, u64 hint, Move* moves, int size) const {
    const u64 partner = hands[hand ^ 2], after = hands[(hand + 1) & 3];
    const u64 before = hands[(hand + 3) & 3];
    int suit = -1;
    int base = 0;
    u64 lane = 0, a = 0, b = 0, p = 0;
    bool partner_best = false;
    const int* forms = nullptr;
    for (int i = 0; i < size; ++i) {
      const u64 card = moves[i].card;
      if (suit_of(card) != suit) {
        suit = suit_of(card);
        lane = lane_of(suit);
        const u64 present = all & lane;
        a = after & lane;
        b = before & lane;
        p = partner & lane;
        const u64 first = lane & top(present);
        const u64 rest = present ^ first;
        const int o1 = owner(first, hand);
        const int o2 = rest ? owner(top(rest), hand) : 4;
        const int kind = trumps ? (suit == trump ? 2 : 1) : 0;
        base = W[kLeadTops + 20 * kind + 5 * o1 + o2];
        base += W[kLeadLength + 4 * kind] * length(hand, suit);
        base += W[kLeadLength + 4 * kind + 1] * count(a);
        base += W[kLeadLength + 4 * kind + 2] * count(p);
        base += W[kLeadLength + 4 * kind + 3] * count(b);
        if (kind == 1) {
          const bool ra = !a && (after & trumps), rb = !b && (before & trumps);
          const bool rp = !p && (partner & trumps);
          base += W[kLeadRuff + 4 * ra + 2 * rp + rb];
        }
        partner_best = p > a && p > b;
        forms = &W[kLeadForm + 8 * kind];
      }
      const int form = 4 * (card > a) + 2 * (card > b) + partner_best;
      int score = base + forms[form] - W[kLeadRank] * (low_index(card) & 15);
      score += W[kHistoryLead] * history_[hand][low_index(card)] >> 8;
      if (card == like_) score += W[kLeadKiller];
      if (card == killers_[left][hand]) score += W[kFollowKiller];
      if (card == hint) score += W[kLeadHint];
      moves[i].score = score;
    }
  }

  // Can a hand, void or not, beat the card that is winning?
  bool can_beat(u64 cards, u64 winner, u64 led) const {
    const u64 follow = cards & led;
    if (follow) return (winner & led) && follow > winner;
    const u64 ruffs = cards & trumps;
    return ruffs && (!(winner & trumps) || ruffs > winner);
  }

  template <int Place>
  void score_follows(int hand, const Trick& trick, Move* moves, int size) const {
    const u64 led = trick.led;
    const u64 next = hands[(hand + 1) & 3];
    const bool follows = moves[0].card & led;
    for (int i = 0; i < size; ++i) {
      const u64 card = moves[i].card;
      const bool wins = beats(card, trick.winner);
      const u64 winner = wins ? card : trick.winner;
      int form = wins;
      if constexpr (Place == 1) {
        const bool beaten = can_beat(next, winner, led);
        // What the partner, last to play, can still do about the best the next hand has.
        const u64 best = beaten ? (next & led ? top(next & led) : top(next & trumps)) : winner;
        const bool saved = can_beat(hands[hand ^ 2], best, led);
        form += 2 * beaten + 4 * saved;
      } else if constexpr (Place == 2) {
        form += 2 * can_beat(next, winner, led) + 4 * (trick.hand == (hand ^ 2));
      } else {
        form += 2 * (trick.hand == (hand ^ 2));
      }
      const int rank = low_index(card) & 15;
      int score;
      if (follows) {
        score = W[kFollow + 8 * Place + form] - rank * W[kFollowRank + 2 * Place + wins];
      } else if (card & trumps) {
        score = W[kRuff + 8 * Place + form] - rank * W[kFollowRank + 2 * Place + wins];
      } else {
        const int suit = suit_of(card);
        const u64 lane = lane_of(suit);
        const u64 present = all & lane;
        const int size_now = length(hand, suit);
        score = W[kDiscard + 8 * Place + form] - rank * W[kDiscardRank];
        score += W[kDiscardLength] * size_now;
        score += W[kDiscardPartner] * length(hand ^ 2, suit);
        if (top(present) & hands[hand]) score += W[kDiscardWinner];
        if (top(present) & card) score += W[kDiscardTop];
        else if (size_now == 2 && !(top(present) & hands[hand]) && (top(present ^ top(present)) & hands[hand])) score += W[kDiscardGuard];
        if (size_now == 1 && trumps) score += W[kDiscardVoid];
      }
      moves[i].score = score;
    }
  }

  void praise(int hand, u64 card) {
    killers_[left][hand] = card;
    int& cell = history_[hand][low_index(card)];
    cell += (1024 - cell) >> 5;
  }
  void blame(int hand, u64 card) {
    int& cell = history_[hand][low_index(card)];
    cell -= cell >> 5;
  }
