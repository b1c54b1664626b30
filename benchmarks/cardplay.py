"""Card play by worlds against rules of thumb: the same calls, both ways.

Run ``python -m benchmarks.cardplay --boards 100 --out FILE``. Every deal is bid once, by the simple
robot. It is then played twice: at one table North and South think in worlds and the others play by
rules of thumb, at the other table it is the other way round. What stands in FILE is not played
again, so that a run can be continued.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import fmean, stdev

from biritch.auction import Auction
from biritch.cards import Board, Card, Hand, seeded
from biritch.forms import duplicate_points
from biritch.play import Play
from biritch.robots import choose_call, choose_card
from biritch.robots.match.chance import chance_of
from biritch.robots.match.player import Means, Player, Told
from biritch.robots.match.seated import bid_out, play_out
from biritch.robots.playing import LEVELS, Level, Moment, card_by_worlds
from biritch.score import Result, imps
from biritch.seats import BySide, Side
from biritch.systems import Setting

_LEAD = "lead"


class Timed:
    """A player of a level, who writes down how long he thinks about each card."""

    def __init__(self, level: Level, scoring: str, spent: list[tuple[str, float]]) -> None:
        self.name = level.name
        self._level = level
        self._spent = spent
        self._scoring = scoring

    def call(self, hand: Hand, auction: Auction, setting: Setting, _: Means, /) -> Told:
        """The simple robot's call."""
        return Told(choose_call(hand, auction, vulnerable=setting.vulnerable).call)

    def meaning(self, _: Auction, __: Setting, /) -> str:
        """Nothing is told."""
        return ""

    def card(self, play: Play, auction: Auction, setting: Setting, _: Means, /) -> Card:
        """The level's card."""
        start = time.perf_counter()
        if self._level.lead:
            moment = Moment(play, auction, setting)
            card = card_by_worlds(moment, _left(8.0), level=self._level)
        else:
            card = choose_card(play, auction)
        if len(play.legal()) > 1:
            kind = _LEAD if not play.count else "card"
            self._spent.append((kind, time.perf_counter() - start))
        return card


def _left(seconds: float) -> Callable[[], float]:
    end = time.perf_counter() + seconds
    return lambda: end - time.perf_counter()


def played(board: Board, level: Level, other: Level, scoring: str) -> dict[str, object]:
    """A board at both tables: IMPs and points for the first level, and the times it took."""
    spent: list[tuple[str, float]] = []
    first, second = Timed(level, scoring, spent), Timed(other, scoring, [])
    setting = Setting(vulnerable=board.vulnerable, scoring=scoring)
    auction, _, _ = bid_out(board, BySide(second, second), setting, Means(chance_of("calls")))
    row: dict[str, object] = {"board": board.number, "auction": str(auction)}
    if auction.contract is None:
        return {**row, "imps": 0, "points": 0, "spent": []}
    points = []
    ways: tuple[BySide[Player], ...] = (BySide(first, second), BySide(second, first))
    for players in ways:
        play, illegal = play_out(board, auction, players, setting, Means(chance_of("cards")))
        if illegal:
            raise SystemExit("\n".join(illegal))
        side = auction.contract.declarer.side
        result = Result(auction.contract, play.won[side])
        made = duplicate_points(result, vulnerable=board.vulnerable.includes(side))
        points.append(made if side is Side.NS else -made)
        row["ns" if players.ns is first else "ew"] = str(result)
    difference = points[0] - points[1]
    gained = imps(abs(difference)) * (1 if difference > 0 else -1)
    return {**row, "imps": gained, "points": difference, "spent": spent}


def told(rows: list[dict[str, object]]) -> Iterator[str]:
    """What the rows come to."""
    gains = [float(str(row["imps"])) for row in rows]
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else float("nan")
    yield f"{len(rows)} boards, {fmean(gains):+.2f} IMPs a board, standard error {error:.2f}"
    for kind in ("lead", "card"):
        spent: list[float] = []
        for row in rows:
            pairs = row["spent"]
            assert isinstance(pairs, list)
            spent += [seconds for name, seconds in pairs if name == kind]
        if spent:
            spent.sort()
            at = {part: spent[min(len(spent) - 1, int(part * len(spent)))] for part in (0.5, 0.95)}
            yield (
                f"{kind}: {len(spent)} decisions, median {at[0.5]:.2f} s, 95 in 100 within "
                f"{at[0.95]:.2f} s, longest {spent[-1]:.2f} s"
            )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--boards", type=int, default=20)
    options.add_argument("--seed", default="cards")
    options.add_argument("--level", default="expert", choices=LEVELS)
    options.add_argument("--against", default="beginner", choices=LEVELS)
    options.add_argument("--scoring", default="imps", choices=("imps", "matchpoints", "rubber"))
    options.add_argument("--out", type=Path, default=None)
    wish = options.parse_args()
    rows: list[dict[str, object]] = []
    if wish.out is not None and wish.out.exists():
        rows = [json.loads(line) for line in wish.out.read_text().splitlines()]
    deals = seeded(wish.seed)
    with suppress(KeyboardInterrupt):
        for number, deal in zip(range(1, wish.boards + 1), deals, strict=False):
            if number <= len(rows):
                continue
            board = Board.numbered(number, deal)
            rows.append(played(board, LEVELS[wish.level], LEVELS[wish.against], wish.scoring))
            if wish.out is not None:
                with wish.out.open("a") as file:
                    file.write(json.dumps(rows[-1]) + "\n")
    for line in told(rows):
        print(line)


if __name__ == "__main__":
    main()
