"""Deals that fit a condition, a second: `biritch deal --where` and endplay's dealer side by side.

Run it with ``python benchmarks/dealing.py``; both run in the same process, one after the other, and
only the ratios mean anything on another machine. What is asked of both is the same: some of endplay's
deals are held against our condition, so that nobody wins by dealing something else.
"""

from __future__ import annotations

import argparse
from itertools import islice
from time import perf_counter

from endplay.dealer import generate_deals
from endplay.types import Deal as TheirDeal

from biritch.analysis.dealing import Search, SeededChance, read_where
from biritch.cards import Deal

NO_TRUMP = "hcp(north) >= 15 && hcp(north) <= 17 && shape(north, any 4333 + any 4432 + any 5332)"
GAME = "hcp(north) + hcp(south) >= 25 && hcp(north) + hcp(south) <= 28"
CONDITIONS = {
    "any deal": ("N: any", "hcp(north) >= 0"),
    "one no trump": ("N: hcp 15-17, balanced", NO_TRUMP),
    "no trump and five spades": (
        "hcp(N) in 15..17 and balanced(N) and spades(S) >= 5",
        f"{NO_TRUMP} && spades(south) >= 5",
    ),
    "a fit and a game": (
        "spades(N) + spades(S) >= 8 and hcp(N) + hcp(S) in 25..28",
        f"spades(north) + spades(south) >= 8 && {GAME}",
    ),
    "two clubs": ("N: hcp 22+", "hcp(north) >= 22"),
    "seven spades": (
        "N: spades 7, hcp 5-9",
        "spades(north) == 7 && hcp(north) >= 5 && hcp(north) <= 9",
    ),
}


def ours(where: str, count: int) -> tuple[list[Deal], float]:
    """Our deals, and the seconds they took."""
    start = perf_counter()
    deals = list(islice(Search(read_where(where), SeededChance("benchmark")).deals(), count))
    return deals, perf_counter() - start


def theirs(condition: str, seconds: float) -> tuple[list[TheirDeal], float]:
    """As many of endplay's deals as come in so many seconds."""
    start = perf_counter()
    deals = []
    for deal in generate_deals(condition, produce=10**9, max_attempts=10**9, seed=1):
        deals.append(deal)
        if perf_counter() - start > seconds:
            break
    return deals, perf_counter() - start


def main() -> None:
    """Print a row for each condition."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=5000, help="deals of ours for each condition")
    parser.add_argument("--seconds", type=float, default=5.0, help="for endplay, each condition")
    asked = parser.parse_args()
    ours("N: any", 100)  # the tables are made once
    print(f"{'condition':28}{'biritch/s':>12}{'endplay/s':>12}{'ratio':>9}")
    for name, (where, condition) in CONDITIONS.items():
        mine, my_seconds = ours(where, asked.count)
        others, their_seconds = theirs(condition, asked.seconds)
        agreed = read_where(where)
        for other in others[:20]:
            search = Search(agreed, SeededChance(""), predeal=Deal.parse(other.to_pbn()))
            next(search.deals(tries=1))  # refused, if endplay's deal is none of ours
        rate, their_rate = len(mine) / my_seconds, len(others) / their_seconds
        print(f"{name:28}{rate:12,.0f}{their_rate:12,.0f}{rate / their_rate:9,.0f}", flush=True)


if __name__ == "__main__":
    main()
