// What the solver can do, whichever code path does it.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

#include "bits.hpp"

namespace dd {

struct Limits {
  u64 nodes = 0;       // 0 for none
  double seconds = 0;  // 0 for none
  const std::atomic<bool>* stop = nullptr;
};

struct Position {
  u64 hands[4] = {0, 0, 0, 0};  // without the cards of the trick
  int strain = kNoTrump;        // 0 clubs .. 3 spades, 4 no trump
  int leader = 0;               // of the trick
  u64 trick[3] = {0, 0, 0};
  int played = 0;
};

// Tricks of the side that is to play, the trick in progress with them.
struct Bounds {
  int least = 0;
  int most = 0;
};

struct Choice {
  u64 card;    // the highest of the equal cards
  u64 equals;  // all of them
  int tricks;
};

enum class End { kDone, kBudget, kStopped };

class Engine {
 public:
  virtual ~Engine() = default;
  virtual End solve(const Position& position, const Limits& limits, Bounds& result) = 0;
  virtual End choices(const Position& position, const Limits& limits,
                      std::vector<Choice>& result) = 0;
  // results[5 * declarer + strain]
  virtual End table(const u64 (&hands)[4], const Limits& limits, int (&results)[20]) = 0;
  virtual void forget() = 0;
  virtual u64 nodes() const = 0;
  virtual std::size_t memory() const = 0;
};

std::unique_ptr<Engine> make_portable_engine(std::size_t bytes);
#if defined(DD_HAS_FAST_PATH)
std::unique_ptr<Engine> make_fast_engine(std::size_t bytes);
bool fast_path_runs_here();
#endif

}  // namespace dd
