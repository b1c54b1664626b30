"""Whole random games a second: this library beside open_spiel's bridge driven from Python.

A game is a deal, an auction and, unless it is passed out, 52 cards; both are asked what is legal at
each step, and one of the answers is picked with the same generator. To open_spiel the deal is 52
steps more; the last row hands it a shuffled pack instead and asks nothing while dealing. They take
turns in one run, so that a busy machine slows all; what is printed is the median of the rounds.

    python -m benchmarks.games [games a round] [rounds]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import pyspiel

from biritch.auction import Auction
from biritch.cards import chance_deal
from biritch.play import Play
from biritch.seats import SEATS

GOAL = 0.5  # of open_spiel's rate: its rules are C++, ours are Python values that never change
GAMES, ROUNDS = 400, 11
SPIEL = pyspiel.load_game("bridge(use_double_dummy_result=false)")


def library_game(chance: Random) -> int:
    """A random game in this library; how many calls and cards it took."""
    random = chance.random
    deal = chance_deal(chance.randbytes)
    auction = Auction.begin(SEATS[int(random() * 4)])
    while auction.turn is not None:
        calls = auction.legal()
        auction = auction.then(calls[int(random() * len(calls))])
    contract = auction.contract
    if contract is None:
        return len(auction)
    play = Play.begin(deal, contract)
    while play.turn is not None:
        cards = play.legal()
        play = play.then(cards[int(random() * len(cards))])
    return len(auction) + play.count


def spiel_game(chance: Random, *, shuffled: bool = False) -> int:
    """A random game in open_spiel; how many calls and cards it took."""
    random = chance.random
    state = SPIEL.new_initial_state()
    if shuffled:
        pack = list(range(52))
        chance.shuffle(pack)
        for card in pack:
            state.apply_action(card)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return int(state.move_number()) - 52


def rate(game: Callable[[Random], int], chance: Random, games: int) -> tuple[float, float]:
    """Games and steps a second over so many games."""
    begun = perf_counter()
    steps = sum(game(chance) for _ in range(games))
    passed = perf_counter() - begun
    return games / passed, steps / passed


def main(arguments: list[str]) -> None:
    """Measure all and print the table."""
    games, rounds = (*map(int, arguments), *(GAMES, ROUNDS)[len(arguments) :])
    players: dict[str, Callable[[Random], int]] = {
        "biritch": library_game,
        "open_spiel": spiel_game,
        "open_spiel, pack shuffled": partial(spiel_game, shuffled=True),
    }
    for game in players.values():
        rate(game, Random(0), 5 * games)  # caches fill, pages load
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for number in range(1, rounds + 1):
        for name, game in players.items():
            found[name].append(rate(game, Random(number), games))
    print(f"median of {rounds} rounds of {games} games; goal {GOAL} of open_spiel")
    print(f"{'':28}{'games/s':>10}{'steps/s':>12}{'biritch is':>12}")
    ours = [by_game for by_game, _ in found["biritch"]]
    for name, rates in found.items():
        by_game, by_step = (median(column) for column in zip(*rates, strict=True))
        ratio = median(mine / theirs for mine, (theirs, _) in zip(ours, rates, strict=True))
        print(f"{name:28}{by_game:>10,.0f}{by_step:>12,.0f}{ratio:>12.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
