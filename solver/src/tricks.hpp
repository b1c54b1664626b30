// Part of class Search: tricks that need no search.

  // Tricks that one hand's trumps must make, whoever leads what: each of its trumps is played to a
  // trick of its own, and only a higher trump of the other side, once each, takes one from it.
  bool trumps_make(int hand, int need, u64& mattered) const {
    if (need <= 0) {
      mattered = 0;
      return true;
    }
    const u64 mine = hands[hand] & trumps;
    const int held = count(mine);
    if (held < need) return false;
    const u64 foes = (hands[(hand + 1) & 3] | hands[(hand + 3) & 3]) & trumps;
    int over = 0, sure = 0, mine_below = held, foes_below = count(foes);
    if (held - foes_below >= need) {
      mattered = 0;
      return true;
    }
    u64 rest = mine | foes;
    while (rest) {
      const u64 card = top(rest);
      rest ^= card;
      if (card & foes) {
        ++over;
        --foes_below;
        continue;
      }
      --mine_below;
      if (over) --over;
      else ++sure;
      const int by_count = mine_below - over - foes_below;
      if (sure + (by_count > 0 ? by_count : 0) >= need) {
        mattered = card;
        return true;
      }
      if (sure + mine_below < need) return false;
    }
    return false;
  }

  static u64 tops_of(u64 cards) {
    const u64 under = downwards(cards);
    return under & ~((under >> 1) & 0x0FFF0FFF0FFF0FFFull);
  }

  static u64 below_dropped(u64 run, int drop) {
    for (; drop > 0; --drop) run &= run - 1;
    return run;
  }

  // What the side on lead can cash of one suit.
  struct Cash {
    int own = 0;      // tricks of the leader, led from the top
    int cross = 0;    // then of the partner
    u64 run = 0;      // the cards that make the leader's
    u64 far_run = 0;  // and the partner's
    bool ranked = false;  // each trick of `own` is a card of `run`
  };

  // `runs` and `far_runs`: the top cards of the leader, and of the partner once those are gone.
  Cash cash_suit(int suit, int leader, u64 runs, u64 far_runs) const {
    Cash cash;
    const int partner = leader ^ 2, before = (leader + 3) & 3, after = (leader + 1) & 3;
    const u64 lane = lane_of(suit);
    const int len = length(leader, suit), plen = length(partner, suit);
    const int alen = length(after, suit), blen = length(before, suit);
    const int longest = alen > blen ? alen : blen;
    cash.run = runs & lane;
    if (cash.run) {
      if (!(longest | plen)) {
        cash.run = 0;
        cash.own = len;
        return cash;
      }
      cash.own = count(cash.run);
      if (cash.own >= longest && plen <= cash.own) {
        // Nobody can follow any more: the rest of the suit makes too.
        const int rounds = longest > plen ? longest : plen;
        cash.run = below_dropped(cash.run, cash.own - rounds);
        cash.own = len;
        return cash;
      }
      cash.ranked = true;
    }
    const u64 run = far_runs & lane;
    const int most = plen - cash.own;
    if (run && most > 0) {
      if (!(len | longest)) {
        cash.cross = most;
        return cash;
      }
      int tricks = count(run);
      if (tricks > most) tricks = most;
      cash.far_run = run;
      if (cash.own + tricks >= longest && len <= cash.own + tricks) tricks = most;
      cash.cross = tricks;
    }
    return cash;
  }

  // Can the side on lead cash `need` tricks at once: first the leader's winners, then, by an entry,
  // the partner's?
  bool quick(int leader, int need, u64& mattered) const {
    const int partner = leader ^ 2, before = (leader + 3) & 3, after = (leader + 1) & 3;
    Cash suits[4];
    int own = 0, cross = 0;  // tricks, in the side suits or all
    bool entry = false;
    const u64 runs = hands[leader] & ~downwards(all & ~hands[leader]);
    const u64 far_runs = hands[partner] & ~downwards(all & ~hands[partner] & ~runs);
    u64 side = runs | far_runs;

    if (!trumps) {
      while (side) {
        const int suit = suit_of(side);
        side &= ~lane_of(suit);
        const Cash cash = suits[suit] = cash_suit(suit, leader, runs, far_runs);
        own += cash.own;
        cross += cash.cross;
        if (cash.cross && length(leader, suit) > cash.own) entry = true;
        if (own >= need) {
          mattered = enough(suits, own - need, false);
          return true;
        }
      }
      if (entry && own + cross >= need) {
        mattered = enough(suits, own + cross - need, true);
        return true;
      }
      return false;
    }

    int after_trumps = length(after, trump), before_trumps = length(before, trump);
    const bool after_ruffs = after_trumps, before_ruffs = before_trumps;
    const Cash drawn = cash_suit(trump, leader, runs, far_runs);
    if (drawn.own >= need) {
      mattered = drawn.ranked ? below_dropped(drawn.run, drawn.own - need) : drawn.run;
      return true;
    }
    after_trumps -= drawn.own;
    before_trumps -= drawn.own;
    if (drawn.cross && length(leader, trump) > drawn.own) entry = true;
    int undrawn = 0;  // of the leader in the side suits while all trumps are still out
    u64 undrawn_why = 0;
    side &= ~trumps;
    while (side) {
      const int suit = suit_of(side);
      side &= ~lane_of(suit);
      Cash cash = cash_suit(suit, leader, runs, far_runs);
      const int alen = length(after, suit), blen = length(before, suit);
      int safe = 13;
      if (after_ruffs) safe = alen;
      if (before_ruffs && blen < safe) safe = blen;
      if (cash.own && safe) {
        undrawn += cash.own < safe ? cash.own : safe;
        undrawn_why |= cash.run;
      }
      safe = 13;
      if (after_trumps > 0) safe = alen;
      if (before_trumps > 0 && blen < safe) safe = blen;
      if (cash.own > safe) {
        if (cash.ranked) cash.run = below_dropped(cash.run, cash.own - safe);
        cash.own = safe;
      }
      if (cash.cross > safe - cash.own) cash.cross = safe - cash.own;
      if (!cash.own) cash.run = 0;
      if (!cash.cross) cash.far_run = 0;
      if (cash.cross && length(leader, suit) > cash.own) entry = true;
      own += cash.own;
      cross += cash.cross;
      suits[suit] = cash;
    }
    suits[trump].cross = drawn.cross;
    suits[trump].far_run = drawn.far_run;

    // Nobody of the side must be made to ruff a partner's winner.
    const int partner_trumps = length(partner, trump);
    const int room = left - partner_trumps;
    bool whole = true;
    if (partner_trumps > drawn.own) {
      if (own > room) {
        own = room;
        whole = false;
      }
      if (own + cross > room) entry = false;
    }
    if (drawn.own + own >= need) {
      mattered = drawn.run | enough(suits, whole ? drawn.own + own - need : 0, false);
      return true;
    }
    // Side winners first, and then the trumps that must make.
    if (partner_trumps && undrawn > room) undrawn = room;
    u64 which = 0;
    if (trumps_make(leader, need - undrawn, which) || trumps_make(partner, need - undrawn, which)) {
      mattered = which | (undrawn ? undrawn_why : 0);
      return true;
    }
    const int own_trumps = length(leader, trump) - drawn.own;
    if (own_trumps > drawn.cross && cross > left - drawn.own - own - own_trumps) entry = false;
    const int total = drawn.own + drawn.cross + own + cross;
    if (entry && total >= need) {
      mattered = drawn.run | enough(suits, total - need, true);
      return true;
    }
    return false;
  }

  // The cards that make the tricks when some are more than are needed.
  static u64 enough(const Cash (&suits)[4], int spare, bool crossed) {
    u64 why = 0;
    for (const Cash& cash : suits) {
      if (crossed && cash.cross) {
        why |= cash.run | cash.far_run;
        continue;
      }
      if (!cash.run) continue;
      if (cash.own <= spare) {
        spare -= cash.own;
      } else if (cash.ranked && spare) {
        why |= below_dropped(cash.run, spare);
        spare = 0;
      } else {
        why |= cash.run;
      }
    }
    return why;
  }

  // Is the other side sure of `need` tricks in the end, whatever is led?
  bool later(int leader, int need, u64& mattered) const {
    const int after = (leader + 1) & 3, before = (leader + 3) & 3;
    if (trumps) {
      const u64 present = all & trumps;
      if (!present) return runs_dry(leader, need, mattered) || headed(leader, need, mattered);
      const u64 a = hands[after] & trumps, b = hands[before] & trumps;
      const u64 both = a | b;
      if (!both) return headed(leader, need, mattered);
      const u64 others = present & ~both;
      if (!others && runs_dry(leader, need, mattered)) return true;
      if (!others) {
        const int longest = count(a) > count(b) ? count(a) : count(b);
        if (longest >= need) {
          mattered = 0;
          return true;
        }
        return headed(leader, need, mattered);
      }
      if (trumps_make(after, need, mattered) || trumps_make(before, need, mattered)) return true;
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
        const u64 king = rest ? top(rest) : 0;
        const int over = hands[leader] & ace ? after : before;
        if ((hands[over] & king) && count(hands[over] & trumps) >= 2) {
          mattered = king;
          return true;
        }
      }
      return headed(leader, need, mattered);
    }
    if (runs_dry(leader, need, mattered)) return true;
    return headed(leader, need, mattered);
  }

  // Where the side on lead has no trumps it runs dry before it has all tricks: what it heads is not
  // enough, and each hand of the other side can keep the cards that head the rest, `need` winners
  // among them, and cash them once it is in.
  bool runs_dry(int leader, int need, u64& mattered) const {
    const u64 side = hands[leader] | hands[leader ^ 2];
    const u64 tops = tops_of(all);
    int most = 0;
    for (u64 rest = tops & side; rest; rest &= rest - 1) {
      const int suit = suit_of(rest);
      const int a = length(leader, suit), b = length(leader ^ 2, suit);
      most += a > b ? a : b;
    }
    if (need > left - most) return false;
    u64 why = 0;
    for (int seat = (leader + 1) & 3, turn = 0; turn < 2; ++turn, seat ^= 2) {
      int heads = 0;
      u64 kept = 0;
      for (u64 rest = tops & hands[seat]; rest; rest &= rest - 1) {
        if (!(side & lane_of(suit_of(rest)))) continue;
        ++heads;
        kept |= rest & (0 - rest);
      }
      if (!heads) continue;
      if (heads > left - most) return false;
      if (need > heads) {
        u64 runs = hands[seat] & ~downwards(all & ~hands[seat]) & ~kept;
        int more = need - heads;
        if (count(runs) < more) return false;
        // The fewest ranks: suits nobody else holds first, then the longest run.
        for (; runs && more > 0;) {
          const u64 lane = lane_of(suit_of(runs));
          const u64 here = runs & lane;
          runs &= ~lane;
          const int size = count(here);
          if ((all & lane) != (hands[seat] & lane))
            kept |= size > more ? below_dropped(here, size - more) : here;
          more -= size;
        }
      }
      why |= kept;
    }
    mattered = why;
    return why || most < left;
  }

  // Each suit that can be led is headed by the other side, which then goes on to cash.
  bool headed(int leader, int need, u64& mattered) const {
    const u64 side = hands[leader];
    const int after = (leader + 1) & 3, before = (leader + 3) & 3;
    const u64 partner = hands[leader ^ 2];
    const u64 tops = tops_of(all);
    for (u64 rest = tops & (side | partner); rest; rest &= rest - 1)
      if (side & lane_of(suit_of(rest))) return false;
    u64 why = 0;
    bool by_after = false, by_before = false;
    for (u64 rest = side; rest;) {
      const int suit = suit_of(rest);
      const u64 lane = lane_of(suit);
      rest &= ~lane;
      const u64 best = tops & lane;
      if (best & hands[after]) by_after = true;
      else by_before = true;
      if (lane != trumps && (partner & trumps) && !(partner & lane)) return false;
      why |= best;
    }
    u64 more = 0;
    if (need > 1) {
      if (by_after && !quick(after, need, more)) return false;
      why |= more;
      if (by_before && !quick(before, need, more)) return false;
      why |= more;
    }
    mattered = why;
    return true;
  }
