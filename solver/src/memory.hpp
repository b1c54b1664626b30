// What the search remembers: for each set of suit lengths and hand on lead, a chain of patterns.
// A pattern says who owns which of the cards that mattered, counted from the top of each suit among
// the cards still in play, and between how many tricks North and South then make.
#pragma once

#include <cstring>
#include <memory>
#include <new>

#include "bits.hpp"

namespace DD_PATH {

using dd::u32;

inline constexpr int kOwnerBits = 52;
inline constexpr u64 kOwners = (1ull << kOwnerBits) - 1;

// Who owns each remaining card, in two planes of 52 bits; the 12 bits left carry the rest.
struct Pattern {
  u64 plane0;  // and bits 52-55: least tricks of North and South; 56-59: most
  u64 plane1;  // and bits 52-57: the card that did it, counted from the lowest
  u64 mask;    // the cards that mattered

  int least() const { return int(plane0 >> 52) & 15; }
  int most() const { return int(plane0 >> 56) & 15; }
  int card() const { return int(plane1 >> 52) & 63; }
  bool card_known() const { return plane1 >> 63; }
  void bounds(int least, int most) {
    plane0 = (plane0 & kOwners) | u64(least) << 52 | u64(most) << 56;
  }
  void card(int at) { plane1 = (plane1 & kOwners) | (at < 0 ? 0 : u64(at) << 52 | 1ull << 63); }
};

struct alignas(128) Block {
  static constexpr int kSize = 5;
  u32 next;
  u32 used;
  Pattern patterns[kSize];
};
static_assert(sizeof(Block) == 128);

struct Head {
  u64 key;
  u32 first;  // block, 0 for none
  u32 card;   // what did it last, counted from the lowest, from 1; 0 for nothing
};

class Memory {
 public:
  explicit Memory(std::size_t bytes) {
    while (most_heads_ * 2 * sizeof(Head) <= bytes / 4) most_heads_ *= 2;
    blocks_ = bytes / 4 * 3 / sizeof(Block);
    if (blocks_ < 64) blocks_ = 64;
    heads_.reset(new Head[kFewHeads]());
    mask_ = kFewHeads - 1;
    arena_ = static_cast<Block*>(::operator new(blocks_ * sizeof(Block), std::align_val_t{128}));
  }
  ~Memory() { ::operator delete(arena_, std::align_val_t{128}); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  void clear() {
    if (mask_ >= 8 * kFewHeads) {
      heads_.reset(new Head[kFewHeads]());
      mask_ = kFewHeads - 1;
    } else if (heads_used_) {
      std::memset(static_cast<void*>(heads_.get()), 0, (mask_ + 1) * sizeof(Head));
    }
    heads_used_ = 0;
    next_ = 1;
  }

  static u64 hash(u64 key) {
    key *= 0x9E3779B97F4A7C15ull;
    return key ^ (key >> 32);
  }
  void prefetch(u64 hash) const { __builtin_prefetch(&heads_[hash & mask_]); }

  const Head* find(u64 key, u64 hash) const {
    for (u64 at = hash & mask_;; at = (at + 1) & mask_) {
      const Head& head = heads_[at];
      if (head.key == key) return &head;
      if (!head.first) return nullptr;
    }
  }
  const Block* block(u32 at) const { return at ? &arena_[at] : nullptr; }
  Block* block(u32 at) { return at ? &arena_[at] : nullptr; }

  void store(u64 key, u64 hash, const Pattern& fresh) {
    if (next_ >= blocks_) clear();
    if (heads_used_ > mask_ / 2) grow();
    u64 at = hash & mask_;
    while (heads_[at].first && heads_[at].key != key) at = (at + 1) & mask_;
    Head& head = heads_[at];
    if (fresh.card_known()) head.card = u32(fresh.card()) + 1;
    if (!head.first) {
      head.key = key;
      head.first = claim(0);
      ++heads_used_;
    }
    for (Block* each = block(head.first); each; each = block(each->next)) {
      for (u32 i = 0; i < each->used; ++i) {
        Pattern& old = each->patterns[i];
        if (old.mask != fresh.mask) continue;
        if (((old.plane0 ^ fresh.plane0) | (old.plane1 ^ fresh.plane1)) & old.mask) continue;
        const int least = old.least() > fresh.least() ? old.least() : fresh.least();
        const int most = old.most() < fresh.most() ? old.most() : fresh.most();
        old.bounds(least, most);
        if (fresh.card_known()) old.card(fresh.card());
        return;
      }
    }
    Block* first = block(head.first);
    if (first->used == Block::kSize) {
      head.first = claim(head.first);
      first = block(head.first);
    }
    first->patterns[first->used++] = fresh;
  }

  std::size_t bytes() const { return (mask_ + 1) * sizeof(Head) + blocks_ * sizeof(Block); }
  std::size_t used() const { return next_; }
  std::size_t shapes() const { return heads_used_; }

 private:
  static constexpr std::size_t kFewHeads = 1 << 12;

  void grow() {
    if (mask_ + 1 >= most_heads_) {
      if (heads_used_ > mask_ - mask_ / 8) clear();
      return;
    }
    const std::size_t size = 2 * (mask_ + 1);
    std::unique_ptr<Head[]> fresh(new Head[size]());
    for (std::size_t i = 0; i <= mask_; ++i) {
      if (!heads_[i].first) continue;
      u64 at = hash(heads_[i].key) & (size - 1);
      while (fresh[at].first) at = (at + 1) & (size - 1);
      fresh[at] = heads_[i];
    }
    heads_ = std::move(fresh);
    mask_ = size - 1;
  }

  u32 claim(u32 next) {
    arena_[next_].next = next;
    arena_[next_].used = 0;
    return u32(next_++);
  }

  std::unique_ptr<Head[]> heads_;
  Block* arena_ = nullptr;
  u64 mask_ = 0;
  std::size_t most_heads_ = kFewHeads;
  std::size_t blocks_ = 0;
  std::size_t next_ = 1;
  std::size_t heads_used_ = 0;
};

}  // namespace DD_PATH
