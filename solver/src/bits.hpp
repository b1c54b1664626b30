// Cards as bits. A deal is four 64-bit sets, one a hand, in seat order N E S W. Each suit has a
// lane of 16 bits, clubs lowest, of which the low 13 are used: bit 16 * suit + rank, rank 0 for
// the two and 12 for the ace.
#pragma once

#include <bit>
#include <cstdint>

#if defined(DD_BMI2)
#include <immintrin.h>
#endif

namespace dd {

using u64 = std::uint64_t;
using u32 = std::uint32_t;

inline constexpr int kNoTrump = 4;
inline constexpr u64 kLane = 0x1FFF;
inline constexpr u64 kCards = 0x1FFF1FFF1FFF1FFFull;
inline constexpr u64 kTops = 0x8000800080008000ull;   // one bit above each lane's cards
inline constexpr u64 kFences = 0x2000200020002000ull; // one bit between each lane and the next

inline constexpr u64 lane_of(int suit) { return kLane << (16 * suit); }
inline int count(u64 cards) { return std::popcount(cards); }
inline int top_index(u64 cards) { return 63 - std::countl_zero(cards); }
inline int low_index(u64 cards) { return std::countr_zero(cards); }
inline u64 top(u64 cards) { return 1ull << top_index(cards); }
inline u64 low(u64 cards) { return cards & (0 - cards); }
inline int suit_of(u64 card) { return low_index(card) >> 4; }

// In each suit, every bit from the lowest card of the set upwards.
inline u64 upwards(u64 cards) { return (cards | (kTops - cards)) & kCards; }

// In each suit, every bit from the highest card of the set downwards.
inline u64 downwards(u64 cards) {
  cards |= (cards >> 1) & 0x0FFF0FFF0FFF0FFFull;
  cards |= (cards >> 2) & 0x07FF07FF07FF07FFull;
  cards |= (cards >> 4) & 0x01FF01FF01FF01FFull;
  return cards | ((cards >> 8) & 0x001F001F001F001Full);
}

}  // namespace dd

namespace DD_PATH {

using dd::u64;

#if defined(DD_BMI2)
inline u64 gather(u64 value, u64 mask) { return _pext_u64(value, mask); }
inline u64 scatter(u64 value, u64 mask) { return _pdep_u64(value, mask); }
#else
// Without the instruction: one round a run of ones, of which a bridge position has few.
inline u64 gather(u64 value, u64 mask) {
  u64 result = 0;
  int at = 0;
  while (mask) {
    const int from = std::countr_zero(mask);
    const int length = std::countr_one(mask >> from);
    const u64 ones = ~0ull >> (64 - length);
    result |= ((value >> from) & ones) << at;
    at += length;
    mask &= ~(ones << from);
  }
  return result;
}
inline u64 scatter(u64 value, u64 mask) {
  u64 result = 0;
  while (mask) {
    const int from = std::countr_zero(mask);
    const int length = std::countr_one(mask >> from);
    const u64 ones = ~0ull >> (64 - length);
    result |= (value & ones) << from;
    value >>= length;
    mask &= ~(ones << from);
  }
  return result;
}
#endif

}  // namespace DD_PATH
