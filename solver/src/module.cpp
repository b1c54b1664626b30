// The Python module `doubledummy._core`: thin; texts and tables are Python's work.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using dd::u64;
using Hands = std::array<u64, 4>;
using Cards = std::vector<u64>;

struct OutOfBudget : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct Stopped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A flag that another thread may set.
struct StopFlag {
  std::atomic<bool> flag{false};
};

void require(bool holds, const char* message) {
  if (!holds) throw nb::value_error(message);
}

dd::Position position(const Hands& hands, int strain, int leader, const Cards& trick) {
  require(strain >= 0 && strain <= 4, "a strain is 0 to 4, clubs to no trump");
  require(leader >= 0 && leader <= 3, "a leader is 0 to 3, north to west");
  require(trick.size() <= 3, "a trick in progress has at most three cards");
  dd::Position result;
  result.strain = strain;
  result.leader = leader;
  result.played = int(trick.size());
  u64 seen = 0;
  for (int hand = 0; hand < 4; ++hand) {
    require(!(hands[hand] & ~dd::kCards), "a hand has a bit that is no card");
    require(!(hands[hand] & seen), "a card is held twice");
    seen |= hands[hand];
    result.hands[hand] = hands[hand];
  }
  for (std::size_t i = 0; i < trick.size(); ++i) {
    const u64 card = trick[i];
    require(dd::count(card) == 1 && !(card & ~dd::kCards), "a card of the trick is no card");
    require(!(card & seen), "a card of the trick is held too");
    seen |= card;
    result.trick[i] = card;
    if (!i) continue;
    const u64 led = dd::lane_of(dd::suit_of(trick[0]));
    require((card & led) || !(hands[(leader + int(i)) & 3] & led),
            "a card of the trick does not follow suit though the hand could");
  }
  const int size = dd::count(hands[(leader + int(trick.size())) & 3]);
  for (int step = 0; step < 4; ++step) {
    const int held = dd::count(hands[(leader + step) & 3]);
    require(held + (step < int(trick.size())) == size, "the hands are of unequal size");
  }
  require(size > 0, "there is no card left to play");
  return result;
}

void finish(dd::End end) {
  if (end == dd::End::kBudget) throw OutOfBudget("the budget ran out before the answer");
  if (end == dd::End::kStopped) throw Stopped("stopped from outside");
}

class Solver {
 public:
  Solver(std::size_t memory, const std::string& path) {
#if defined(DD_HAS_FAST_PATH)
    const bool fast = path == "fast" || (path.empty() && dd::fast_path_runs_here());
    if (fast) {
      require(dd::fast_path_runs_here(), "this processor has no AVX2 and BMI2");
      engine_ = dd::make_fast_engine(memory);
    } else {
      require(path.empty() || path == "portable", "a path is 'fast' or 'portable'");
      engine_ = dd::make_portable_engine(memory);
    }
    path_ = fast ? "fast" : "portable";
#else
    require(path.empty() || path == "portable", "this build has only the portable path");
    engine_ = dd::make_portable_engine(memory);
    path_ = "portable";
#endif
  }

  std::tuple<int, int, bool> bounds(const Hands& hands, int strain, int leader, const Cards& trick,
                                    u64 nodes, double seconds, const StopFlag* stop) {
    const dd::Position where = position(hands, strain, leader, trick);
    dd::Bounds result;
    dd::End end;
    {
      nb::gil_scoped_release release;
      const std::lock_guard lock(mutex_);
      end = engine_->solve(where, limits(nodes, seconds, stop), result);
    }
    if (end == dd::End::kStopped) finish(end);
    return {result.least, result.most, end == dd::End::kDone};
  }

  std::vector<std::tuple<u64, u64, int>> choices(const Hands& hands, int strain, int leader,
                                                 const Cards& trick, u64 nodes, double seconds,
                                                 const StopFlag* stop) {
    const dd::Position where = position(hands, strain, leader, trick);
    std::vector<dd::Choice> result;
    dd::End end;
    {
      nb::gil_scoped_release release;
      const std::lock_guard lock(mutex_);
      end = engine_->choices(where, limits(nodes, seconds, stop), result);
    }
    finish(end);
    std::vector<std::tuple<u64, u64, int>> rows;
    for (const dd::Choice& each : result) rows.emplace_back(each.card, each.equals, each.tricks);
    return rows;
  }

  std::vector<int> table(const Hands& hands, u64 nodes, double seconds, const StopFlag* stop) {
    const dd::Position where = position(hands, dd::kNoTrump, 0, {});
    int results[20] = {};
    dd::End end;
    {
      nb::gil_scoped_release release;
      const std::lock_guard lock(mutex_);
      end = engine_->table(where.hands, limits(nodes, seconds, stop), results);
    }
    finish(end);
    return {results, results + 20};
  }

  void forget() {
    nb::gil_scoped_release release;
    const std::lock_guard lock(mutex_);
    engine_->forget();
  }
  u64 nodes() const { return engine_->nodes(); }
  std::size_t memory() const { return engine_->memory(); }
  const std::string& path() const { return path_; }

 private:
  static dd::Limits limits(u64 nodes, double seconds, const StopFlag* stop) {
    return {nodes, seconds, stop ? &stop->flag : nullptr};
  }

  std::unique_ptr<dd::Engine> engine_;
  std::string path_;
  std::mutex mutex_;
};

}  // namespace

NB_MODULE(_core, m) {
  m.doc() = "The compiled core of doubledummy.";
  nb::exception<OutOfBudget>(m, "OutOfBudget", PyExc_RuntimeError);
  nb::exception<Stopped>(m, "Stopped", PyExc_RuntimeError);

  nb::class_<StopFlag>(m, "Stop", "A flag that ends searches: set it from any thread.")
      .def(nb::init<>())
      .def("set", [](StopFlag& self) { self.flag = true; }, "End the searches that were given it.")
      .def("clear", [](StopFlag& self) { self.flag = false; }, "Let it be used again.")
      .def("is_set", [](const StopFlag& self) { return self.flag.load(); }, "Was it set?");

  nb::class_<Solver>(m, "Solver", "A solver with a memory of its own.")
      .def(nb::init<std::size_t, const std::string&>(), "memory"_a, "path"_a = "")
      .def("bounds", &Solver::bounds, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "nodes"_a = 0,
           "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("choices", &Solver::choices, "hands"_a, "strain"_a, "leader"_a, "trick"_a, "nodes"_a = 0,
           "seconds"_a = 0.0, "stop"_a = nb::none())
      .def("table", &Solver::table, "hands"_a, "nodes"_a = 0, "seconds"_a = 0.0,
           "stop"_a = nb::none())
      .def("forget", &Solver::forget)
      .def_prop_ro("nodes", &Solver::nodes)
      .def_prop_ro("memory", &Solver::memory)
      .def_prop_ro("path", &Solver::path);

#if defined(DD_HAS_FAST_PATH)
  m.def("fast_path", &dd::fast_path_runs_here, "Has this processor what the fast path needs?");
#else
  m.def("fast_path", [] { return false; }, "Has this processor what the fast path needs?");
#endif
}
