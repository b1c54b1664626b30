"""Bo Haglund's DDS, as the package endplay brings it, on the types of this house."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from biritch.analysis.doubledummy.makes import Makes
from biritch.analysis.doubledummy.solver import (
    NO_LIMIT,
    Budget,
    Progress,
    check_open,
    check_whole,
)
from biritch.cards import Card, Deal, Hand, Strain, Suit
from biritch.play import Play
from biritch.seats import BySeat, Seat

T = TypeVar("T")


class DdsSolver:
    """DDS by way of endplay. It keeps no budget, and uses its own threads.

    Raises:
        ImportError: if endplay is not installed.
    """

    name = "endplay"
    keeps_budgets = False

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # What it imports warns of its own future, which is no business of ours.
            warnings.simplefilter("ignore")
            self._dds: Any = importlib.import_module("endplay.dds")
            self._types: Any = importlib.import_module("endplay.types")

    def best(self, play: Play, *, budget: Budget = NO_LIMIT) -> int:
        """The tricks that the side in turn still takes, the one in progress included."""
        return max(self.choices(play, budget=budget).values(), default=0)

    def choices(self, play: Play, *, budget: Budget = NO_LIMIT) -> dict[Card, int]:  # noqa: ARG002 - it keeps none
        """For each card that may be played, the tricks its side then takes; best first."""
        check_open(play)
        if play.is_over:
            return {}
        solved = self._dds.solve_board(self._deal(play))
        found = {Card.parse(f"{card.suit.abbr}{card.rank.abbr}"): tricks for card, tricks in solved}
        return {card: found[card] for card in sorted(found, key=lambda card: -found[card])}

    def makes(self, deal: Deal, *, budget: Budget = NO_LIMIT) -> Makes:  # noqa: ARG002 - it keeps none
        """The tricks of each declarer in each strain."""
        table = self._dds.calc_dd_table(self._types.Deal(check_whole(deal).pbn()))
        return Makes.of(lambda seat, strain: table[self._denomination(strain), self._player(seat)])

    def best_of(
        self,
        plays: Iterable[Play],
        *,
        threads: int | None = None,  # noqa: ARG002 - DDS has its own
        progress: Progress | None = None,
        seconds: float = 0.0,  # noqa: ARG002 - it keeps none
    ) -> Iterator[int]:
        """The best of many positions, one after another."""
        return _told(map(self.best, plays), progress)

    def makes_of(
        self,
        deals: Iterable[Deal],
        *,
        threads: int | None = None,  # noqa: ARG002 - DDS has its own
        progress: Progress | None = None,
        seconds: float = 0.0,  # noqa: ARG002 - it keeps none
    ) -> Iterator[Makes]:
        """The makes of many deals, one after another."""
        return _told(map(self.makes, deals), progress)

    def _deal(self, play: Play) -> Any:  # noqa: ANN401 - endplay's own type
        """The position as endplay has it: its deal still holds what lies in the trick."""
        laid = dict(play.trick.items())
        hands = BySeat.make(play.remaining)
        for seat, card in laid.items():
            hands = hands.put(seat, hands[seat] | Hand.of((card,)))
        deal = self._types.Deal(Deal(hands).pbn())
        deal.trump = self._denomination(_strain(play.trumps))
        deal.first = self._player(play.leader)
        for card in laid.values():
            deal.play(str(card))
        return deal

    def _player(self, seat: Seat) -> Any:  # noqa: ANN401 - endplay's own type
        return self._types.Player.find(seat.value)

    def _denomination(self, strain: Strain) -> Any:  # noqa: ANN401 - endplay's own type
        return self._types.Denom.find(strain.value)


def _strain(trumps: Suit | None) -> Strain:
    return trumps.strain if trumps else Strain.NOTRUMP


def _told(results: Iterator[T], progress: Progress | None) -> Iterator[T]:
    for given, result in enumerate(results, start=1):
        if progress:
            progress(given)
        yield result
