// Random positions, in mid-trick too, on every code path, against a search that tries every card.
//
//     fuzz [seconds] [seed] [most cards a hand]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "engine.hpp"

using namespace dd;

namespace {

int suit(u64 card) { return low_index(card) >> 4; }

// North and South's tricks from here, every legal card tried.
int plain(u64 (&hands)[4], int strain, int leader, u64 (&trick)[4], int played, int least, int most) {
  if (played == 4) {
    int best = 0;
    for (int i = 1; i < 4; ++i) {
      const bool same = suit(trick[i]) == suit(trick[best]);
      if (same ? trick[i] > trick[best] : suit(trick[i]) == strain) best = i;
    }
    const int taker = (leader + best) & 3;
    const int won = !(taker & 1);
    u64 fresh[4] = {};
    return won + plain(hands, strain, taker, fresh, 0, least - won, most - won);
  }
  const int turn = (leader + played) & 3;
  u64 cards = hands[turn];
  if (!cards) return 0;
  if (played) {
    const u64 follow = cards & lane_of(suit(trick[0]));
    if (follow) cards = follow;
  }
  const bool ours = !(turn & 1);
  int value = ours ? -1 : 14;
  for (; cards; cards &= cards - 1) {
    const u64 card = low(cards);
    hands[turn] ^= card;
    trick[played] = card;
    const int found = plain(hands, strain, leader, trick, played + 1, least, most);
    hands[turn] ^= card;
    value = ours ? std::max(value, found) : std::min(value, found);
    if (ours) least = std::max(least, value);
    else most = std::min(most, value);
    if (least >= most) break;
  }
  return value;
}

}  // namespace

int main(int count_of, char** words) {
  const double seconds = count_of > 1 ? std::atof(words[1]) : 10;
  std::mt19937_64 chance(count_of > 2 ? std::atoi(words[2]) : 1);
  const int most_cards = count_of > 3 ? std::atoi(words[3]) : 5;
  std::vector<std::unique_ptr<Engine>> engines;
  // A small memory too, so that it fills and is cleared in mid-search.
  engines.push_back(make_portable_engine(1 << 20));
  engines.push_back(make_portable_engine(1 << 14));
#if defined(DD_HAS_FAST_PATH)
  if (fast_path_runs_here()) engines.push_back(make_fast_engine(1 << 20));
#endif
  const auto began = std::chrono::steady_clock::now();
  long checked = 0, wrong = 0;
  while (std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() < seconds) {
    Position position;
    const int cards = 1 + int(chance() % most_cards);
    const int suits = 1 + int(chance() % 4);
    const int ranks = std::max((4 * cards + suits - 1) / suits, 1 + int(chance() % 13));
    if (ranks > 13) continue;
    std::vector<u64> pack;
    for (int s = 0; s < suits; ++s)
      for (int rank = 13 - ranks; rank < 13; ++rank) pack.push_back(1ull << (16 * ((s + checked) & 3) + rank));
    std::shuffle(pack.begin(), pack.end(), chance);
    for (int i = 0; i < 4 * cards; ++i) position.hands[i & 3] |= pack[i];
    position.strain = int(chance() % 5);
    position.leader = int(chance() % 4);
    const int played = int(chance() % 4);
    u64 trick[4] = {};
    for (int i = 0; i < played; ++i) {
      u64& hand = position.hands[(position.leader + i) & 3];
      u64 choice = hand;
      if (i && (hand & lane_of(suit(trick[0])))) choice = hand & lane_of(suit(trick[0]));
      for (int skip = int(chance() % count(choice)); skip; --skip) choice &= choice - 1;
      trick[i] = low(choice);
      hand ^= trick[i];
      position.trick[i] = trick[i];
    }
    position.played = played;
    const int turn = (position.leader + played) & 3;
    const int left = count(position.hands[turn]);
    u64 hands[4];
    std::copy(position.hands, position.hands + 4, hands);
    const int north_south = plain(hands, position.strain, position.leader, trick, played, -1, 14);
    const int right = turn & 1 ? left - north_south : north_south;
    for (const auto& engine : engines) {
      Bounds found;
      std::vector<Choice> choices;
      engine->solve(position, {}, found);
      engine->choices(position, {}, choices);
      bool good = found.least == right && found.most == right && choices.front().tricks == right;
      for (const Choice& each : choices)
        for (u64 rest = each.equals; rest; rest &= rest - 1) {
          u64 next[4];
          std::copy(position.hands, position.hands + 4, next);
          next[turn] ^= low(rest);
          trick[played] = low(rest);
          const int value = plain(next, position.strain, position.leader, trick, played + 1, -1, 14);
          good = good && each.tricks == (turn & 1 ? left - value : value);
        }
      if (!good && ++wrong < 10) {
        std::printf("wrong: strain %d leader %d right %d got %d-%d:", position.strain,
                    position.leader, right, found.least, found.most);
        for (const u64 hand : position.hands) std::printf(" %016llx", (unsigned long long)hand);
        for (int i = 0; i < played; ++i) std::printf(" | %016llx", (unsigned long long)trick[i]);
        std::puts("");
      }
    }
    ++checked;
  }
  std::printf("%ld positions, %ld wrong\n", checked, wrong);
  return wrong ? 1 : 0;
}
