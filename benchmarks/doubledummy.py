"""Double dummy in processor time: the solver of `solver/` beside endplay's DDS, same deals, in turn.

A pair of times is taken for each deal, so that a busy machine slows both; the ratio printed is the
median of the pairs' ratios, with the ratio of all the time spent. Every result is compared.

    python -m benchmarks.doubledummy [deals] [seed]
"""

# mypy: disable-error-code="misc"
# (a lambda that keeps a loop's value as a default has no type that can be told)

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

import doubledummy
from endplay import _dds
from endplay.dds import calc_dd_table, solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Card, Deal, Denom, Player

DEALS, SEED, WORLDS = 40, "doubledummy", 50
STRAINS = {
    "C": Denom.clubs,
    "D": Denom.diamonds,
    "H": Denom.hearts,
    "S": Denom.spades,
    "N": Denom.nt,
}
PLAYERS = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}
# In the words: at most this part of DDS's processor time.
GOALS = {
    "full table": 0.50,
    "one strain and leader": 0.55,
    "every card after a lead": 0.50,
    "every opening lead": 0.50,
    f"{WORLDS} worlds at a lead": 0.49,
}
# Two cards a hand: DDS keeps its memory from deal to deal while they look alike.
SMALL = ("N:A.K.. .A.K. ..A.K K...A",)
Pair = tuple[Callable[[], Any], Callable[[], Any]]


def pbn(chance: Random, fixed: tuple[str, ...] = ()) -> str:
    """A random deal; the hands given stay, from North on."""
    held = [set(hand.split()) for hand in fixed]
    pack = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    rest = [card for card in pack if not any(card in hand for hand in held)]
    chance.shuffle(rest)
    hands = [*held, *(set(rest[at : at + 13]) for at in range(0, len(rest), 13))]
    return "N:" + " ".join(
        ".".join("".join(c[1] for c in pack if c[0] == suit and c in hand) for suit in "SHDC")
        for hand in hands
    )


def theirs(deal: str, strain: str, leader: str, lead: str = "") -> Deal:
    """The deal as endplay wants it."""
    result = Deal(deal, first=PLAYERS[leader], trump=STRAINS[strain])
    if lead:
        result.play(Card(lead))
    return result


def scores(board: Iterable[tuple[Card, int]]) -> dict[str, int]:
    """Every card with its tricks, from endplay."""
    return {str(card).translate(str.maketrans("♠♥♦♣", "SHDC")): tricks for card, tricks in board}


def ours(choices: list[doubledummy.Choice]) -> dict[str, int]:
    """The same from doubledummy."""
    return {card: each.tricks for each in choices for card in (each.card, *each.equals)}


def our_table(deal: str) -> list[int]:
    """The twenty results, strain by strain."""
    found = doubledummy.table(deal)
    return [found[seat, strain] for strain in STRAINS for seat in PLAYERS]


def their_table(deal: Deal) -> list[int]:
    """The same from endplay."""
    found = calc_dd_table(deal)
    return [found[trump, player] for trump in STRAINS.values() for player in PLAYERS.values()]


def without(deal: str, lead: str) -> str:
    """The deal after North's lead."""
    hands = deal[2:].split()
    suits = hands[0].split(".")
    place = "SHDC".index(lead[0])
    suits[place] = suits[place].replace(lead[1], "")
    return "N:" + " ".join([".".join(suits), *hands[1:]])


def pairs(deals: int, chance: Random) -> Iterator[tuple[str, Pair]]:
    """What is timed, kind by kind, each as ours and theirs."""
    for _ in range(deals):
        deal, strain = pbn(chance), chance.choice("CDHSN")
        lead = chance.choice(
            list(scores(solve_board(theirs(deal, strain, "N"), mode=SolveMode.LegalAll)))
        )
        rest = without(deal, lead)
        table = Deal(deal)
        at_lead, after_lead = theirs(deal, strain, "N"), theirs(deal, strain, "N", lead)
        yield (
            "full table",
            (
                lambda deal=deal: our_table(deal),
                lambda it=table: their_table(it),
            ),
        )
        yield (
            "one strain and leader",
            (
                lambda deal=deal, strain=strain: doubledummy.solve(deal, strain, "N"),
                lambda it=at_lead: max(t for _, t in solve_board(it, mode=SolveMode.OptimalOne)),
            ),
        )
        yield (
            "every card after a lead",
            (
                lambda rest=rest, strain=strain, lead=lead: ours(
                    doubledummy.choices(rest, strain, "N", trick=[lead])
                ),
                lambda it=after_lead: scores(solve_board(it)),
            ),
        )
        yield (
            "every opening lead",
            (
                lambda deal=deal, strain=strain: ours(doubledummy.choices(deal, strain, "N")),
                lambda it=at_lead: scores(solve_board(it)),
            ),
        )
    for _ in range(max(1, deals // 20)):
        first, strain = pbn(chance), chance.choice("CDHSN")
        suits = first[2:].split()[0].split(".")
        known = " ".join(s + r for s, ranks in zip("SHDC", suits, strict=True) for r in ranks)
        worlds = [pbn(chance, (known,)) for _ in range(WORLDS)]
        boards = [theirs(world, strain, "N") for world in worlds]
        yield (
            f"{WORLDS} worlds at a lead",
            (
                lambda worlds=worlds, strain=strain: [
                    ours(doubledummy.choices(world, strain, "N")) for world in worlds
                ],
                lambda boards=boards: [scores(solve_board(each)) for each in boards],
            ),
        )


def memory(statement: str) -> int:
    """Megabytes a fresh process holds at most after a statement."""
    # What Linux says of the process itself: `getrusage` would count what forked it.
    peak = "print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0])"
    program = f"{statement}\n{peak}"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    return int(result.stdout) // 1024


def main() -> None:
    """Time all, print a row a kind."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    chance = Random(sys.argv[2] if len(sys.argv) > 2 else SEED)
    _dds.SetMaxThreads(1)
    times: dict[str, list[tuple[float, float]]] = {}
    differ = 0
    for turn, (kind, pair) in enumerate(pairs(deals, chance)):
        # A solver of its own for each, as endplay's starts anew too; who is first alternates.
        doubledummy.forget()
        for small in SMALL:
            solve_board(theirs(small, "H", "E"))
            solve_board(theirs(small, "C", "E"))
        spent, found = [0.0, 0.0], [None, None]
        for which in (0, 1) if turn % 2 else (1, 0):
            began = process_time()
            found[which] = pair[which]()
            spent[which] = process_time() - began
        differ += found[0] != found[1]
        times.setdefault(kind, []).append((spent[0], spent[1]))
    print(
        f"{'processor ms a deal':26}{'ours':>9}{'DDS':>9}{'median ratio':>14}{'whole':>7}{'goal':>6}"
    )
    for kind, rows in times.items():
        a, b = (mean(row[side] for row in rows) * 1e3 for side in (0, 1))
        ratio = median(row[0] / row[1] for row in rows)
        print(f"{kind:26}{a:9.1f}{b:9.1f}{ratio:14.2f}{a / b:7.2f}{GOALS[kind]:6.2f}")
    hardest = sorted(times["full table"], key=lambda row: row[1])[-max(1, deals // 100) :]
    print(f"hardest tables for DDS: {', '.join(f'{a:.2f} s to {b:.2f}' for a, b in hardest)}")
    batch = [pbn(chance) for _ in range(max(8, deals // 2))]
    clock = []
    for threads in (1, 2):
        began = perf_counter()
        list(doubledummy.tables(batch, threads=threads))
        clock.append(perf_counter() - began)
    print(f"two threads: {clock[0] / clock[1]:.2f} times one")
    deal = pbn(chance)
    none = memory("import random")
    mine = memory(f"import doubledummy\ndoubledummy.table({deal!r})") - none
    both = "from endplay.types import Deal\nfrom endplay import _dds\n_dds.SetMaxThreads(1)\nfrom endplay.dds import calc_dd_table\n"
    other = memory(f"{both}calc_dd_table(Deal({deal!r}))") - memory(both)
    print(f"memory for a table: {mine} MB to {other}")
    print(f"results that differ: {differ}")


if __name__ == "__main__":
    main()
