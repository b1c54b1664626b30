// Part of class Search: tricks that need no search.

  // Can the side on lead cash `need` tricks at once: first the leader's winners, then, by an entry,
  // the partner's?
  bool quick(int leader, int need, u64& mattered) const {
    const int partner = leader ^ 2, before = (leader + 3) & 3, after = (leader + 1) & 3;
    const u64 own = hands[leader], theirs = hands[partner];
    int cash = 0, cross = 0, cash_side = 0, cross_side = 0;
    u64 why = 0, why_cross = 0;
    bool entry = false;
    int trumps_after = 0, trumps_before = 0, trump_cash = 0, trump_cross = 0;

    auto suit_tricks = [&](int suit, bool is_trump) {
      const u64 lane = lane_of(suit);
      const u64 mine = own & lane, his = theirs & lane;
      if (!(mine | his)) return;
      const u64 present = all & lane;
      const int len = length(leader, suit), plen = length(partner, suit);
      const int alen = length(after, suit), blen = length(before, suit);
      const int longest = alen > blen ? alen : blen;
      int a = 0, b = 0;
      u64 wa = 0, wb = 0;
      u64 run = 0;
      if (mine) {
        const u64 others = present & ~mine;
        if (!others) {
          a = len;
        } else {
          const int at = top_index(others);
          run = mine >> at >> 1 << at << 1;
          a = count(run);
          wa = run;
          if (a && a >= longest && plen <= a) a = len;
        }
      }
      if (plen > a) {
        const u64 others = present & ~his & ~run;
        u64 prun;
        if (!others) {
          prun = his;
          b = plen - a;
        } else {
          const int at = top_index(others);
          prun = his >> at >> 1 << at << 1;
          b = count(prun);
          if (b > plen - a) b = plen - a;
          if (b) {
            wb = prun;
            if (a + b >= longest && len <= a + b) b = plen - a;
          }
        }
      }
      if (!is_trump) {
        int safe = 13;
        if (trumps_after) safe = alen;
        if (trumps_before && blen < safe) safe = blen;
        if (a > safe) a = safe;
        if (b > safe - a) b = safe - a;
        if (!a) wa = 0;
        if (!b) wb = 0;
        cash_side += a;
        cross_side += b;
      } else {
        trump_cash = a;
        trump_cross = b;
      }
      cash += a;
      cross += b;
      why |= wa;
      why_cross |= wb;
      if (b && len > a) entry = true;
    };

    if (trumps) {
      trumps_after = length(after, trump);
      trumps_before = length(before, trump);
      suit_tricks(trump, true);
      if (cash >= need) {
        mattered = why;
        return true;
      }
      trumps_after -= trump_cash < trumps_after ? trump_cash : trumps_after;
      trumps_before -= trump_cash < trumps_before ? trump_cash : trumps_before;
    }
    for (int suit = 0; suit < 4; ++suit) {
      if (suit == trump) continue;
      suit_tricks(suit, false);
      if (!trumps && cash >= need) {
        mattered = why;
        return true;
      }
    }
    if (trumps) {
      // Nobody of the side must be made to ruff a partner's winner.
      const int ptrumps = length(partner, trump);
      const int room = left - ptrumps;
      if (ptrumps > trump_cash) {
        if (cash_side > room) {
          cash = trump_cash + room;
          cash_side = room;
          entry = false;
        }
        if (cash_side + cross_side > room) entry = false;
      }
      if (cash >= need) {
        mattered = why;
        return true;
      }
      const int own_trumps = length(leader, trump) - trump_cash;
      if (own_trumps > trump_cross && cross_side > left - cash - own_trumps) entry = false;
    }
    if (entry && cash + cross >= need) {
      mattered = why | why_cross;
      return true;
    }
    return false;
  }

  // Is the other side sure of `need` tricks in the end, whatever is led?
  bool later(int leader, int need, u64& mattered) const {
    const int after = (leader + 1) & 3, before = (leader + 3) & 3;
    if (trumps) {
      const u64 present = all & trumps;
      if (!present) return later_no_trump(leader, need, mattered);
      const u64 a = hands[after] & trumps, b = hands[before] & trumps;
      const u64 both = a | b;
      if (!both) return false;
      const u64 others = present & ~both;
      if (!others) {
        const int longest = count(a) > count(b) ? count(a) : count(b);
        if (longest >= need) {
          mattered = 0;
          return true;
        }
        return false;
      }
      const int at = top_index(others);
      const u64 run = both >> at >> 1 << at << 1;
      int tricks = count(run);
      const int la = count(a), lb = count(b);
      const int longest = la > lb ? la : lb;
      if (tricks > longest) tricks = longest;
      if (tricks >= need) {
        mattered = run;
        return true;
      }
      if (need == 1 && !run) {
        // The second highest behind the highest, guarded.
        const u64 ace = top(present);
        const u64 rest = present ^ ace;
        if (!rest) return false;
        const u64 king = top(rest);
        const int over = hands[leader] & ace ? after : before;
        if ((hands[over] & king) && count(hands[over] & trumps) >= 2) {
          mattered = king;
          return true;
        }
      }
      return false;
    }
    return later_no_trump(leader, need, mattered);
  }

  bool later_no_trump(int leader, int need, u64& mattered) const {
    // Each suit that can be led is headed by the other side.
    const u64 side = hands[leader];
    const u64 other = hands[(leader + 1) & 3] | hands[(leader + 3) & 3];
    u64 why = 0;
    if (need != 1) return false;
    for (int suit = 0; suit < 4; ++suit) {
      const u64 lane = lane_of(suit);
      if (!(side & lane)) continue;
      const u64 best = top(all & lane);
      if (!(best & other)) return false;
      why |= best;
    }
    mattered = why;
    return true;
  }
