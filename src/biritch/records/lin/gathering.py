"""One board of a LIN file while its commands are read."""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from biritch.auction import Call
from biritch.cards import NOTHING_KNOWN, Card, Deal
from biritch.records.lin.commands import Command
from biritch.records.record import Remark
from biritch.seats import BySeat, Seat, Vulnerability


class Gathered(Struct):
    """What the commands of one board have said so far.

    Attributes:
        at: the command that began the board.
        room: ``o`` or ``c`` in a match of two rooms, else empty.
        number: as ``qx`` or ``ah`` says; None where neither does.
        named: the text of ``ah`` where it is no number.
        dealt: the command that gave the hands; None before it.
        dealer: as ``md`` says.
        deal: the hands.
        vulnerable: as ``sv`` says.
        names: as the board's own ``pn`` says.
        calls: the calls.
        calls_at: the command of each.
        said: what was said at calls, by place.
        cards: the cards played.
        cards_at: the command of each.
        noted: what was said at cards, by place.
        claimed: the tricks of ``mc``.
        claimed_at: that command.
        texts: comments that stand before the first call.
        extra: the values of other commands.
    """

    at: Command
    room: str = ""
    number: int | None = None
    named: str = ""
    dealt: Command | None = None
    dealer: Seat | None = None
    deal: Deal = NOTHING_KNOWN
    vulnerable: Vulnerability | None = None
    names: BySeat[str] | None = None
    calls: list[Call] = field(default_factory=list)
    calls_at: list[Command] = field(default_factory=list)
    said: dict[int, Remark] = field(default_factory=dict)
    cards: list[Card] = field(default_factory=list)
    cards_at: list[Command] = field(default_factory=list)
    noted: dict[int, Remark] = field(default_factory=dict)
    claimed: int | None = None
    claimed_at: Command | None = None
    texts: list[str] = field(default_factory=list)
    extra: dict[str, str] = field(default_factory=dict)

    @property
    def is_empty(self) -> bool:
        """Whether nothing of a board has been said, only of who plays."""
        return self.dealt is None and not self.calls and not self.cards and self.number is None

    def say(self, text: str, *, alert: bool = False) -> None:
        """An explanation or an alert of the last call."""
        place = len(self.calls)
        before = self.said.get(place, Remark(place=place))
        both = f"{before.text}; {text}" if before.text and text else before.text or text
        self.said[place] = replace(before, text=both, alert=before.alert or alert)

    def comment(self, text: str) -> None:
        """A comment on the last card, the last call, or the board."""
        if self.cards:
            remarks, place = self.noted, len(self.cards)
        elif self.calls:
            remarks, place = self.said, len(self.calls)
        else:
            self.texts.append(text)
            return
        before = remarks.get(place, Remark(place=place))
        both = f"{before.comment}\n{text}" if before.comment else text
        remarks[place] = replace(before, comment=both)

    def keep(self, name: str, value: str) -> None:
        """The value of a command that has no place of its own; several stand between bars."""
        before = self.extra.get(name)
        self.extra[name] = value if before is None else f"{before}|{value}"
