// What the search remembers: for each set of suit lengths and hand on lead, patterns side by side.
// A pattern says who owns which of the cards that mattered, counted from the top of each suit among
// the cards still in play, and between how many tricks North and South then make.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

#include "bits.hpp"


namespace DD_PATH {

using dd::u32;
using u8 = std::uint8_t;

// Who owns each remaining card, in two planes of 52 bits, with the cards that mattered.
struct Pattern {
  u64 plane0;
  u64 plane1;
  u64 mask;
  u8 least, most;  // tricks of North and South
  u8 card;         // what did it, counted from the lowest, from 1; 0 for nothing
};

// Four patterns side by side, so that they are compared in one step; two cache lines.
struct alignas(128) Block {
  static constexpr u32 kSize = 4;
  u64 plane0[kSize];
  u64 plane1[kSize];
  u64 mask[kSize];
  u32 used;
  u32 next;  // where blocks lie free: the next such
  u8 least[kSize];
  u8 most[kSize];
  u8 card[kSize];

  void put(u32 i, const Pattern& pattern) {
    plane0[i] = pattern.plane0;
    plane1[i] = pattern.plane1;
    mask[i] = pattern.mask;
    least[i] = pattern.least;
    most[i] = pattern.most;
    card[i] = pattern.card;
  }

#if defined(DD_BMI2)
  static __m256i load(const u64* from) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(from));
  }
  static __m256i four(u64 value) { return _mm256_set1_epi64x(static_cast<long long>(value)); }
  __m256i differ(u64 zero, u64 one) const {
    return _mm256_or_si256(_mm256_xor_si256(load(plane0), four(zero)),
                           _mm256_xor_si256(load(plane1), four(one)));
  }
  u32 zeros(__m256i values) const {
    const __m256i same = _mm256_cmpeq_epi64(values, _mm256_setzero_si256());
    return u32(_mm256_movemask_pd(_mm256_castsi256_pd(same))) & ((1u << used) - 1);
  }
#endif

  // A bit for each pattern that a position fits.
  u32 fits(u64 zero, u64 one) const {
#if defined(DD_BMI2)
    return zeros(_mm256_and_si256(differ(zero, one), load(mask)));
#else
    u32 result = 0;
    for (u32 i = 0; i < used; ++i)
      result |= u32(!(((plane0[i] ^ zero) | (plane1[i] ^ one)) & mask[i])) << i;
    return result;
#endif
  }

  // A bit for each pattern that says the same of the cards that matter to another, or more.
  u32 specialises(const Pattern& other) const {
#if defined(DD_BMI2)
    const __m256i theirs = four(other.mask);
    const __m256i lacking = _mm256_andnot_si256(load(mask), theirs);
    const __m256i apart = _mm256_and_si256(differ(other.plane0, other.plane1), theirs);
    return zeros(_mm256_or_si256(apart, lacking));
#else
    u32 result = 0;
    for (u32 i = 0; i < used; ++i) {
      const u64 off = (plane0[i] ^ other.plane0) | (plane1[i] ^ other.plane1) | ~mask[i];
      result |= u32(!(off & other.mask)) << i;
    }
    return result;
#endif
  }
};
static_assert(sizeof(Block) == 128);

// The chains of one shape, one for each hand that may lead.
struct Head {
  u64 key;       // 0 for none
  u32 first[4];  // block of the oldest patterns, the others side by side after it
  u8 blocks[4];  // how many
  u8 card[4];    // what did it last, counted from the lowest, from 1; 0 for nothing
};
static_assert(sizeof(Head) == 32);

class Memory {
 public:
  explicit Memory(std::size_t bytes) {
    while (most_heads_ * 2 * sizeof(Head) <= bytes / 4) most_heads_ *= 2;
    blocks_ = bytes / 4 * 3 / sizeof(Block);
    if (blocks_ < 64) blocks_ = 64;
    while (8 * longest_ <= blocks_ && longest_ < 128) longest_ *= 2;
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
    next_ = 0;
    for (u32& each : free_) each = kNone;
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
      if (!head.key) return nullptr;
    }
  }
  const Block& block(u32 at) const { return arena_[at]; }

  void store(u64 key, u64 hash, int leader, const Pattern& fresh) {
    if (next_ + 2 * longest_ > blocks_) clear();
    if (heads_used_ > mask_ / 2) grow();
    u64 at = hash & mask_;
    while (heads_[at].key && heads_[at].key != key) at = (at + 1) & mask_;
    Head& head = heads_[at];
    if (!head.key) {
      head.key = key;
      ++heads_used_;
    }
    if (fresh.card) head.card[leader] = fresh.card;
    for (u32 each = head.blocks[leader]; each--;) {
      Block& old = arena_[head.first[leader] + each];
      for (u32 under = old.specialises(fresh); under; under &= under - 1) {
        const int i = std::countr_zero(under);
        if (old.mask[i] == fresh.mask) {
          if (old.least[i] < fresh.least) old.least[i] = fresh.least;
          if (old.most[i] > fresh.most) old.most[i] = fresh.most;
          if (fresh.card) old.card[i] = fresh.card;
          return;
        }
        if (old.least[i] <= fresh.least && old.most[i] >= fresh.most) {
          // What was known of a narrower pattern is now known of this one.
          old.put(u32(i), fresh);
          return;
        }
      }
    }
    Block& block = room(head.first[leader], head.blocks[leader]);
    block.put(block.used++, fresh);
  }

  std::size_t bytes() const { return (mask_ + 1) * sizeof(Head) + blocks_ * sizeof(Block); }
  std::size_t used() const { return next_; }
  std::size_t shapes() const { return heads_used_; }

 private:
  static constexpr std::size_t kFewHeads = 1 << 11;

  void grow() {
    if (mask_ + 1 >= most_heads_) {
      if (heads_used_ > mask_ - mask_ / 8) clear();
      return;
    }
    const std::size_t size = 2 * (mask_ + 1);
    std::unique_ptr<Head[]> fresh(new Head[size]());
    for (std::size_t i = 0; i <= mask_; ++i) {
      if (!heads_[i].key) continue;
      u64 at = hash(heads_[i].key) & (size - 1);
      while (fresh[at].key) at = (at + 1) & (size - 1);
      fresh[at] = heads_[i];
    }
    heads_ = std::move(fresh);
    mask_ = size - 1;
  }

  // The block of a chain for one more pattern. A full chain moves to where it may be twice as long.
  Block& room(u32& first, u8& blocks) {
    const u32 size = blocks;
    if (!size) {
      first = claim(0);
    } else if (Block& last = arena_[first + size - 1]; last.used < Block::kSize) {
      return last;
    } else if (size == longest_) {
      std::copy_n(&arena_[first + size / 2], size / 2, &arena_[first]);
      blocks = u8(size / 2);
    } else if (!(size & (size - 1))) {
      const int power = std::countr_zero(size);
      const u32 fresh = claim(power + 1);
      std::copy_n(&arena_[first], size, &arena_[fresh]);
      arena_[first].next = free_[power];
      free_[power] = first;
      first = fresh;
    }
    Block& block = arena_[first + blocks++];
    block.used = 0;
    return block;
  }

  u32 claim(int power) {
    u32& free = free_[power];
    if (free != kNone) {
      const u32 at = free;
      free = arena_[at].next;
      return at;
    }
    next_ += std::size_t{1} << power;
    return u32(next_ - (std::size_t{1} << power));
  }

  static constexpr u32 kNone = ~0u;
  std::unique_ptr<Head[]> heads_;
  Block* arena_ = nullptr;
  u64 mask_ = 0;
  std::size_t most_heads_ = kFewHeads;
  std::size_t blocks_ = 0;
  std::size_t next_ = 0;
  std::size_t longest_ = 8;
  u32 free_[9] = {kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone};
  std::size_t heads_used_ = 0;
};

}  // namespace DD_PATH
