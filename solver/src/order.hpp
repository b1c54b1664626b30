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
      const u64 least = low(group);
      moves[size].card = card;
      moves[size].least = least;
      moves[size].score = 0;
      ++size;
      rest &= ~group;
    } while (rest);
    if (size == 1) return 1;
    if constexpr (Place == 0) {
      for (int i = 0; i < size; ++i) {
        moves[i].score = lead_score(hand, moves[i]);
        if (moves[i].card == hint) moves[i].score += 10000;
      }
    } else {
      for (int i = 0; i < size; ++i) moves[i].score = follow_score<Place>(hand, trick, moves[i]);
    }
    return size;
  }

  int lead_score(int hand, const Move& move) const {
    const int suit = suit_of(move.card);
    const u64 lane = lane_of(suit);
    const int partner = hand ^ 2, after = (hand + 1) & 3, before = (hand + 3) & 3;
    const u64 present = all & lane;
    const u64 best = top(present);
    const int rank = low_index(move.card) & 15;
    int score = 0;
    if (trumps && suit != trump) {
      const bool after_ruffs = !(hands[after] & lane) && (hands[after] & trumps);
      const bool before_ruffs = !(hands[before] & lane) && (hands[before] & trumps);
      const bool partner_ruffs = !(hands[partner] & lane) && (hands[partner] & trumps);
      if (after_ruffs || before_ruffs) score -= 40;
      else if (partner_ruffs) score += 60;
    }
    if (best & hands[hand]) {
      score += move.card == best ? 50 : 0;
    } else if (best & hands[partner]) {
      score += 40;
    } else if (best & hands[after]) {
      score += 10;
    } else {
      score -= 10;
    }
    score += 2 * length(hand, suit) - length(before, suit);
    score -= rank;
    return score;
  }

  template <int Place>
  int follow_score(int hand, const Trick& trick, const Move& move) const {
    const int rank = low_index(move.card) & 15;
    const bool wins = beats(move.card, trick.winner);
    const bool partner_wins = trick.hand == (hand ^ 2);
    int score = -rank;
    if (!(move.card & trick.led) && !wins) {
      score += 2 * length(hand, suit_of(move.card));
      if (move.card & trumps) score -= 20;
    }
    if (wins) {
      bool safe = true;
      if constexpr (Place < 3) {
        const int next = (hand + 1) & 3;
        const u64 follow = hands[next] & trick.led;
        if (follow) safe = !((move.card & trick.led) && follow > move.card);
        else safe = !((hands[next] & trumps) > ((move.card & trumps) ? move.card : 0));
      }
      if (safe) score += partner_wins ? -5 : 30;
    }
    return score;
  }
