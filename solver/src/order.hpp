// Part of class Search: the cards a hand may play, equals once, each with a score.

  template <int Place>
  int generate(int hand, const Trick& trick, int target, u64 hint, Move* moves) const {
    u64 own = hands[hand];
    const u64 follow = Place > 0 ? own & trick.led : 0;
    if (follow) own = follow;
    // Cards of this trick that do not win it no longer stand between others.
    const u64 fence = (all & ~hands[hand] & ~(trick.cards & ~trick.winner)) | kFences;
    // A carry runs from each own card up to the next card that is there: over it where that is own.
    const u64 gaps = ~(own | fence);
    const u64 above = (gaps + (own << 1)) & ~gaps;
    u64 lows = own & ~above, ends = above & ~own;
    int size = 0;
    do {
      const u64 end = top(ends), least = top(lows);
      ends ^= end;
      lows ^= least;
      moves[size].card = top(own & (end - 1));
      moves[size].least = least;
      ++size;
    } while (lows);
    if (size == 1) return 1;
    const int need = hand & 1 ? left - target + 1 : target;
    if constexpr (Place == 0)
      score_leads(hand, need, hint, moves, size);
    else if (follow)
      score_follows<Place>(hand, trick, need, moves, size);
    else
      score_others<Place>(hand, trick, need, moves, size);
    return size;
  }

  static int at_most(int number, int limit) { return number < limit ? number : limit; }

  // The owners of the best cards of a suit as one number, below 4, 20, 84 or 340 for one to four
  // cards.
  struct Tops {
    unsigned odd, far;
    int size;
    Tops(u64 all, const Planes& planes, int suit) {
      const u64 lane = all & lane_of(suit);
      const int cards = count(lane);
      size = cards < 4 ? cards : 4;
      const int from = count(all & ((1ull << (16 * suit)) - 1)) + cards - size;
      odd = unsigned(planes.odd >> from) & ((1u << size) - 1);
      far = unsigned(planes.far >> from) & ((1u << size) - 1);
    }
    int best(int number) const {
      const int few = size < number ? size : number;
      const int skip = size - few;
      return (((1 << 2 * few) - 4) / 3) + int((odd >> skip) << few | far >> skip);
    }
    int first() const { return int(2 * (far >> (size - 1)) + (odd >> (size - 1))); }
  };

  void score_leads(int hand, int need, u64 hint, Move* moves, int size) const {
    const Planes planes = planes_of(all).seen_by(hand);
    const int next = (hand + 1) & 3, friend_ = hand ^ 2, last = (hand + 3) & 3;
    const u64 partner = hands[friend_], after = hands[next], before = hands[last];
    const int goal = 5 * at_most(need - 1, 4) + at_most(left - need, 4);
    const u64 killer = killers_[left][hand];
    u64 lane = 0;
    int base = 0, ends = 0, goals = 0;
    bool partner_best = false;
    u64 first = 0;
    for (int i = 0; i < size; ++i) {
      const u64 card = moves[i].card;
      const bool highest = !(card & lane);
      if (highest) {
        const int suit = suit_of(card);
        lane = lane_of(suit);
        first = top(all & lane);
        const int kind = trumps ? (suit == trump ? 2 : 1) : 0;
        const int mine = length(hand, suit);
        const int la = length(next, suit), lp = length(friend_, suit), lb = length(last, suit);
        const Tops tops(all, planes, suit);
        base = W[kLeadTops + 340 * kind + tops.best(4)];
        base += W[kLeadLengths + 256 * kind + 64 * (at_most(mine, 4) - 1) + 16 * at_most(la, 3) +
                  4 * at_most(lp, 3) + at_most(lb, 3)];
        if (kind == 1 && !(la && lp && lb)) {
          const int va = la ? 0 : 1 + !!(after & trumps), vp = lp ? 0 : 1 + !!(partner & trumps);
          const int vb = lb ? 0 : 1 + !!(before & trumps);
          base += W[kLeadVoids + 9 * va + 3 * vp + vb];
        }
        if (killer & lane) base += W[kLeadSuits];
        if (like_ & lane) base += W[kLeadSuits + 1];
        if (hint & lane) base += W[kLeadSuits + 2];
        ends = kLeadEnds + 4 * (84 * kind + tops.best(3));
        goals = kLeadGoal + 75 * kind + goal;
        partner_best = first & partner;
      }
      const bool lowest = i + 1 == size || !(moves[i + 1].card & lane);
      const int cash = card == first ? 0 : partner_best ? 1 : 2;
      int score = base + W[ends + 2 * lowest + highest] + W[goals + 25 * cash];
      if (card == like_) score += W[kLeadLike];
      if (card == killer) score += W[kLeadKiller];
      if (card == hint) score += W[kLeadHint];
      moves[i].score = score;
    }
  }

  // Can a hand, void or not, beat the card that is winning?
  static bool can_beat(u64 cards, u64 led, u64 above) {
    const u64 follow = cards & led;
    return (follow ? follow : cards) & above;
  }

  // What a card does for the trick: wins now, is beaten yet, is saved by the partner.
  template <int Place>
  int form_of(int hand, const Trick& trick, u64 card, bool wins) const {
    const int next = (hand + 1) & 3;
    const bool partner_wins = trick.hand == (hand ^ 2);
    if constexpr (Place == 3) return wins + 2 * partner_wins;
    const u64 above = wins ? above_of(card, trick.led) : trick.above;
    if constexpr (Place == 2)
      return wins + 2 * can_beat(hands[next], trick.led, above) + 4 * partner_wins;
    const u64 follow = hands[next] & trick.led;
    const u64 beating = (follow ? follow : hands[next]) & above;
    // What the partner, last to play, can still do about the best the next hand has.
    const u64 over = beating ? above_of(top(beating), trick.led) : above;
    return wins + 2 * !!beating + 4 * can_beat(hands[hand ^ 2], trick.led, over);
  }

  template <int Place>
  void score_follows(int hand, const Trick& trick, int need, Move* moves, int size) const {
    constexpr int place = Place - 1;
    const u64 held = all & ~trick.cards;
    const u64 lane = held & trick.led;
    int goal = 0, tops = 0;
    if constexpr (Place < 3) {
      goal = 3 * at_most(need - 1, 2) + at_most(left - need, 2);
      tops = 4 * Tops(held, planes_of(held).seen_by(hand), suit_of(trick.led)).best(2);
    }
    for (int i = 0; i < size; ++i) {
      const u64 card = moves[i].card;
      const bool wins = card & trick.above;
      const int higher = at_most(count(lane & (0 - (card << 1))), 7);
      int score = W[kFollow + 24 * place + form_of<Place>(hand, trick, card, wins)];
      score += W[kFollowRank + 32 * place + 8 * wins + higher];
      if constexpr (Place < 3) {
        const int ends = 2 * (i + 1 == size) + !i;
        score += W[kFollowEnd + 24 * place + 4 * wins + ends];
        score += W[kFollowGoal + 54 * place + 9 * wins + goal];
        score += W[kFollowTops + 160 * place + 80 * wins + tops + ends];
      }
      moves[i].score = score;
    }
  }

  // Ruffs and discards.
  template <int Place>
  void score_others(int hand, const Trick& trick, int need, Move* moves, int size) const {
    constexpr int place = Place - 1;
    const int goal = 3 * at_most(need - 1, 2) + at_most(left - need, 2);
    const bool partner_wins = trick.hand == (hand ^ 2);
    const u64 held = all & ~trick.cards;
    const Planes planes = planes_of(held).seen_by(hand);
    u64 lane = 0;
    int base = 0;
    for (int i = 0; i < size; ++i) {
      const u64 card = moves[i].card;
      const bool highest = !(card & lane);
      const bool ruffs = card & trumps;
      if (highest) {
        lane = lane_of(suit_of(card));
        if (!ruffs)
          base = discard_points<Place>(hand, card, held, planes, partner_wins, left - need);
      }
      const bool wins = card & trick.above;
      const int sort = ruffs ? 1 : 2;
      const int higher = at_most(count(held & lane & (0 - (card << 1))), 7);
      int score = W[kFollow + 24 * place + 8 * sort + form_of<Place>(hand, trick, card, wins)];
      if (ruffs)
        score += W[kFollowRank + 32 * place + 16 + 8 * wins + higher];
      else
        score += base + W[kDiscardRank + higher];
      if constexpr (Place < 3) {
        const int ends = 2 * (i + 1 == size || !(moves[i + 1].card & lane)) + highest;
        score += W[kFollowEnd + 24 * place + 8 * sort + 4 * wins + ends];
        score += W[kFollowGoal + 54 * place + 18 * sort + 9 * wins + goal];
        const int more = at_most(length(hand, trump), 4) - 1;
        if (ruffs) score += W[kRuffLong + 8 * place + 2 * more + partner_wins];
      }
      moves[i].score = score;
    }
  }

  // `card`: the highest of its suit in the hand.
  template <int Place>
  int discard_points(int hand, u64 card, u64 held, const Planes& planes, bool partner_wins,
                     int spare) const {
    const int suit = suit_of(card);
    const int kind = trumps ? 1 : 0;
    const int mine = at_most(length(hand, suit), 4) - 1;
    const Tops tops(held, planes, suit);
    int points = W[kDiscardTops + 20 * kind + tops.best(2)];
    points += W[kDiscardLength + 16 * kind + 4 * mine + at_most(length(hand ^ 2, suit), 3)];
    if constexpr (Place < 3) {
      const int a = length((hand + 1) & 3, suit), b = length((hand + 3) & 3, suit);
      const u64 higher = held & lane_of(suit) & (0 - (card << 1));
      points += W[kDiscardFoes + 4 * mine + at_most(a > b ? a : b, 3)];
      points += W[kDiscardGuard + 16 * kind + 4 * mine + at_most(count(higher), 3)];
      points += W[kDiscardNext + 20 * partner_wins + 5 * tops.first() + at_most(spare, 4)];
    }
    return points;
  }
