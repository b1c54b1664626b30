// The engine, compiled once a code path: DD_PATH names its namespace, DD_MAKE its maker.
#include "engine.hpp"

#include <algorithm>

#include "search.hpp"

namespace DD_PATH {
namespace {

class SearchEngine final : public Engine {
 public:
  explicit SearchEngine(std::size_t bytes) : memory_(bytes), search_(memory_) { memory_.clear(); }

  End solve(const Position& position, const Limits& limits, Bounds& result) override {
    begin(position.strain);
    search_.start(limits);
    place(position);
    const bool ours = !(turn_ & 1);
    int least = 0, most = search_.left;
    const End end = narrow(position, (search_.left + 1) / 2, least, most);
    result = ours ? Bounds{least, most} : Bounds{search_.left - most, search_.left - least};
    return end;
  }

  End choices(const Position& position, const Limits& limits,
              std::vector<Choice>& result) override {
    begin(position.strain);
    search_.start(limits);
    place(position);
    const int left = search_.left;
    const bool ours = !(turn_ & 1);
    int least = 0, most = left;
    End end = narrow(position, (left + 1) / 2, least, most);
    if (end != End::kDone) return end;
    const int best = least;
    place(position);
    Move moves[13];
    const int size = search_.root_moves(turn_, trick_, position.played, moves);
    result.clear();
    for (int i = 0; i < size; ++i) {
      int value = best;
      try {
        // Down, for the side to play, from the best result there is.
        while (ours ? value > 0 : value < left) {
          place(position);
          const bool made = search_.after(turn_, trick_, position.played, moves[i],
                                          ours ? value : value + 1);
          if (made == ours) break;
          value += ours ? -1 : 1;
        }
      } catch (const Stop& stop) {
        return stop.why;
      }
      const u64 equals = search_.hands_equals(turn_, moves[i]);
      result.push_back({moves[i].card, equals, ours ? value : left - value});
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Choice& a, const Choice& b) { return a.tricks > b.tricks; });
    return End::kDone;
  }

  End table(const u64 (&hands)[4], const Limits& limits, int (&results)[20]) override {
    search_.start(limits);
    int guess = 0;
    for (int turn = 0; turn < 5; ++turn) {
      const int strain = (turn + 4) % 5;
      begin(strain);
      Position position;
      for (int hand = 0; hand < 4; ++hand) position.hands[hand] = hands[hand];
      position.strain = strain;
      const int left = count(hands[0]);
      if (!turn) guess = (left + 1) / 2;
      for (const int leader : {0, 2, 1, 3}) {
        position.leader = leader;
        place(position);
        int least = 0, most = left;
        const End end = narrow(position, guess, least, most);
        if (end != End::kDone) return end;
        guess = std::max(1, least);
        const int declarer = (leader + 3) & 3;
        results[5 * declarer + strain] = declarer & 1 ? left - least : least;
      }
    }
    return End::kDone;
  }

  void forget() override {
    memory_.clear();
    strain_ = -1;
  }
  u64 nodes() const override { return search_.nodes; }
  std::size_t memory() const override { return memory_.bytes(); }

 private:
  // Patterns hold for any deal, but old ones are in the way of a new strain.
  void begin(int strain) {
    if (strain != strain_) memory_.clear();
    strain_ = strain;
  }

  void place(const Position& position) {
    u64 hands[4];
    for (int hand = 0; hand < 4; ++hand) hands[hand] = position.hands[hand];
    search_.set(hands, position.strain);
    trick_ = Trick{0, 0, 0, 0, position.leader};
    for (int i = 0; i < position.played; ++i) {
      trick_ = search_.with(trick_, position.trick[i], (position.leader + i) & 3, !i);
      search_.all |= position.trick[i];
    }
    turn_ = (position.leader + position.played) & 3;
    search_.left = count(position.hands[turn_]);
  }

  End narrow(const Position& position, int guess, int& least, int& most) {
    try {
      while (least < most) {
        guess = std::clamp(guess, least + 1, most);
        place(position);
        u64 why = 0;
        if (search_.root(turn_, trick_, position.played, guess, why)) {
          least = guess++;
        } else {
          most = --guess;
        }
      }
    } catch (const Stop& stop) {
      place(position);
      return stop.why;
    }
    return End::kDone;
  }

  Memory memory_;
  Search search_;
  Trick trick_{};
  int turn_ = 0;
  int strain_ = -1;
};

}  // namespace
}  // namespace DD_PATH

namespace dd {

std::unique_ptr<Engine> DD_MAKE(std::size_t bytes) {
  return std::make_unique<DD_PATH::SearchEngine>(bytes);
}

#if defined(DD_BMI2)
bool fast_path_runs_here() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2");
}
#endif

}  // namespace dd
