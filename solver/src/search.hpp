// The search of one strain: can North and South make a given number of the tricks still to play?
#pragma once

#include <chrono>

#include "bits.hpp"
#include "engine.hpp"
#include "memory.hpp"

namespace DD_PATH {

using namespace dd;

#ifndef DD_WEIGHT
#define DD_WEIGHT static constexpr short
#endif
#include "weights.hpp"

struct Stop {
  End why;
};

struct Trick {
  u64 cards;   // played to it so far
  u64 winner;  // the card that is winning
  u64 above;   // the cards that would beat it
  u64 led;     // lane of the suit led
  int hand;    // whose card is winning
};

// Who owns each remaining card, counted from the lowest.
struct Planes {
  u64 odd;  // East and West
  u64 far;  // South and West

  // The same with a hand in North's place.
  Planes seen_by(int hand) const {
    const u64 turn = 0 - u64(hand & 1), half = 0 - u64(hand >> 1);
    return {odd ^ turn, far ^ (turn & (odd ^ ~half)) ^ (half & ~turn)};
  }
};

struct Move {
  u64 card;   // the highest of cards that are equal here
  u64 least;  // the lowest of them
  int score;
};

class Search {
 public:
  Search(Memory& memory) : memory_(memory) {}

  u64 hands[4];
  u64 all;
  u64 shape;
  int left;   // tricks still to play
  int trump = kNoTrump;
  u64 trumps = 0;  // lane of the trump suit, 0 for none
  u64 nodes = 0;

  void set(const u64 (&cards)[4], int strain) {
    all = 0;
    for (int hand = 0; hand < 4; ++hand) {
      hands[hand] = hands_[hand] = cards[hand];
      all |= cards[hand];
    }
    shape = 0;
    for (int hand = 0; hand < 4; ++hand)
      for (int suit = 0; suit < 4; ++suit)
        shape |= u64(count(hands[hand] & lane_of(suit))) << (16 * hand + 4 * suit);
    left = count(hands[0]);
    trump = strain;
    trumps = strain == kNoTrump ? 0 : lane_of(strain);
  }

  // Asked about the trumps of no trump it says something that nobody uses, and no shift is too far.
  int length(int hand, int suit) const {
    return int(shape >> ((16 * hand + 4 * suit) & 63)) & 15;
  }

  Planes planes_of(u64 cards) const {
    return {gather(hands[1] | hands[3], cards), gather(hands[2] | hands[3], cards)};
  }

  // Lengths of three suits in each hand and the number of tricks say the fourth's.
  u64 key_of(u64 lengths, int tricks) const {
    return (lengths & 0xFFF0FFF0FFF0FFF0ull) | u64(tricks) | u64(trump + 1) << 32;
  }

  // Do North and South make `target` of the tricks left, `leader` on lead? `mattered` gets cards
  // whose ranks the answer rests on.
  bool node(int leader, int target, u64& mattered) {
    mattered = 0;
    if (target <= 0) return true;
    if (target > left) return false;
    if (trumps && !(all & trumps)) {
      // No trumps are left: what is found is of use whatever was trumps.
      const u64 lane = trumps;
      const int strain = trump;
      trumps = 0;
      trump = kNoTrump;
      const bool made = node(leader, target, mattered);
      trumps = lane;
      trump = strain;
      return made;
    }
    ++nodes;
    if (left == 1) return last_trick(leader, mattered);
    if (nodes >= check_) check();

    const u64 key = key_of(shape, left);
    const u64 hash = Memory::hash(key);
    memory_.prefetch(hash);

    const bool ours = !(leader & 1);
    const int need = ours ? target : left - target + 1;
    const u64 plane0 = gather(hands[1] | hands[3], all);
    const u64 plane1 = gather(hands[2] | hands[3], all);
    u64 hint = 0, like = 0;
    if (const Head* head = memory_.find(key, hash)) {
      if (head->card[leader]) like = scatter(1ull << (head->card[leader] - 1), all) & hands[leader];
      for (u32 each = head->blocks[leader]; each--;) {
        const Block& block = memory_.block(head->first[leader] + each);
        for (u32 fits = block.fits(plane0, plane1); fits; fits &= fits - 1) {
          const int i = std::countr_zero(fits);
          if (block.least[i] >= target) {
            mattered = scatter(block.mask[i], all);
            return true;
          }
          if (block.most[i] < target) {
            mattered = scatter(block.mask[i], all);
            return false;
          }
          if (!hint && block.card[i])
            hint = scatter(1ull << (block.card[i] - 1), all) & hands[leader];
        }
      }
    }

    if (quick(leader, need, mattered)) return ours;
    mattered = 0;
    if (later(leader, left - need + 1, mattered)) return !ours;

    mattered = 0;
    like_ = like;
    const Trick trick{0, 0, 0, 0, leader};
    const bool made = play<0>(leader, trick, target, hint, mattered);
    const u64 best = best_;

    Pattern fresh;
    const u64 closure = upwards(mattered) & all;
    fresh.plane0 = plane0;
    fresh.plane1 = plane1;
    fresh.mask = gather(closure, all);
    fresh.least = u8(made ? target : 0);
    fresh.most = u8(made ? left : target - 1);
    fresh.card = u8(best ? count(all & (best - 1)) + 1 : 0);
    memory_.store(key, hash, leader, fresh);
    mattered = closure;
    return made;
  }

  template <int Place>
  bool play(int hand, const Trick& trick, int target, u64 hint, u64& mattered) {
    const bool ours = !(hand & 1);
    Move moves[13];
    const int size = generate<Place>(hand, trick, target, hint, moves);
    u64 gone = 0;  // cards that can do no better than one already tried
    u64 reasons = 0;
    for (int i = 0; i < size; ++i) {
      // The best of those not yet tried.
      int pick = i;
      for (int j = i + 1; j < size; ++j)
        if (moves[j].score > moves[pick].score) pick = j;
      const Move move = moves[pick];
      moves[pick] = moves[i];
      if (move.card & gone) continue;

      const Trick next = with(trick, move.card, hand, Place == 0);
      const int suit = suit_of(move.card);
      hands[hand] ^= move.card;
      shape -= 1ull << (16 * hand + 4 * suit);
      u64 why = 0;
      bool made;
      if constexpr (Place == 3) {
        all ^= next.cards;
        --left;
        made = node(next.hand, target - !(next.hand & 1), why);
        ++left;
        all ^= next.cards;
        const u64 same = next.cards & lane_of(suit_of(next.winner));
        if (same & (same - 1)) why |= next.winner;
      } else {
        made = play<Place + 1>((hand + 1) & 3, next, target, 0, why);
      }
      shape += 1ull << (16 * hand + 4 * suit);
      hands[hand] ^= move.card;

      if (made == ours) {
        mattered = why;
        if constexpr (Place == 0) best_ = killers_[left][hand] = move.card;
        return made;
      }
      if (why & move.card) why |= move.least;
      reasons |= why;
      // Below the lowest card of the suit that mattered all cards are alike.
      const u64 lane = lane_of(suit);
      const u64 rest = why & lane;
      const u64 alike = rest ? lane & (low(rest) - 1) : lane;
      if (move.card & alike) gone |= alike;
    }
    mattered = reasons;
    if constexpr (Place == 0) best_ = 0;
    return !ours;
  }

  // The position as it stands in mid-trick or between tricks, from outside.
  bool root(int hand, const Trick& trick, int played, int target, u64& mattered) {
    if (!left) return target <= 0;
    switch (played) {
      case 0: return node(hand, target, mattered);
      case 1: return play<1>(hand, trick, target, 0, mattered);
      case 2: return play<2>(hand, trick, target, 0, mattered);
      default: return play<3>(hand, trick, target, 0, mattered);
    }
  }

  int root_moves(int hand, const Trick& trick, int played, Move* moves) const {
    if (!left) return 0;
    switch (played) {
      case 0: return generate<0>(hand, trick, 1, 0, moves);
      case 1: return generate<1>(hand, trick, 1, 0, moves);
      case 2: return generate<2>(hand, trick, 1, 0, moves);
      default: return generate<3>(hand, trick, 1, 0, moves);
    }
  }

  // The same after one more card.
  bool after(int hand, const Trick& trick, int played, const Move& move, int target) {
    u64 why = 0;
    const Trick next = with(trick, move.card, hand, played == 0);
    const int suit = suit_of(move.card);
    hands[hand] ^= move.card;
    shape -= 1ull << (16 * hand + 4 * suit);
    if (played < 3) return root((hand + 1) & 3, next, played + 1, target, why);
    all ^= next.cards;
    --left;
    return left ? node(next.hand, target - !(next.hand & 1), why) : target <= !(next.hand & 1);
  }

  // The cards that beat one which is winning.
  u64 above_of(u64 card, u64 led) const {
    return card & trumps ? trumps & (0 - (card << 1)) : (led & (0 - (card << 1))) | trumps;
  }

  Trick with(const Trick& trick, u64 card, int hand, bool lead) const {
    Trick next = trick;
    next.cards |= card;
    if (lead) next.led = lane_of(suit_of(card));
    if (lead || (card & trick.above)) {
      next.winner = card;
      next.hand = hand;
      next.above = above_of(card, next.led);
    }
    return next;
  }

  u64 hands_equals(int hand, const Move& move) const {
    return hands_[hand] & ((move.card << 1) - 1) & ~(move.least - 1);
  }

  void start(const Limits& limits) {
    limits_ = limits;
    first_ = nodes;
    began_ = std::chrono::steady_clock::now();
    check_ = limits.nodes || limits.seconds > 0 || limits.stop ? nodes : ~0ull;
  }

 public:
  void check() {
    check_ = nodes + 1024;
    if (limits_.nodes) {
      if (nodes - first_ >= limits_.nodes) throw Stop{End::kBudget};
      if (first_ + limits_.nodes < check_) check_ = first_ + limits_.nodes;
    }
    if (limits_.stop && limits_.stop->load(std::memory_order_relaxed)) throw Stop{End::kStopped};
    if (limits_.seconds > 0) {
      const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - began_;
      if (gone.count() >= limits_.seconds) throw Stop{End::kBudget};
    }
  }

  bool last_trick(int leader, u64& mattered) const {
    const Trick none{0, 0, 0, 0, leader};
    Trick trick = with(none, hands[leader], leader, true);
    for (int step = 1; step < 4; ++step) {
      const int who = (leader + step) & 3;
      trick = with(trick, hands[who], who, false);
    }
    const u64 same = all & lane_of(suit_of(trick.winner));
    mattered = same & (same - 1) ? trick.winner : 0;
    return !(trick.hand & 1);
  }

#include "tricks.hpp"
#include "order.hpp"

  Memory& memory_;
  u64 best_ = 0;
  u64 like_ = 0;
  u64 killers_[14][4] = {};
  u64 hands_[4] = {0, 0, 0, 0};
  Limits limits_;
  u64 first_ = 0;
  u64 check_ = ~0ull;
  std::chrono::steady_clock::time_point began_;
};

}  // namespace DD_PATH
