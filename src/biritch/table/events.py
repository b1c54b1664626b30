"""What happened at a table: the whole truth, one event after another.

Events record what people did, what the cards were, and who was shown which cards. Everything else
(contract, tricks, score) is computed from them by `after`. They refer to one another by place: call
number 0 of the auction, card number 0 of the play.
"""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from biritch.auction import Call
from biritch.cards import Card, Hand
from biritch.forms import FormOptions, Laws, Source
from biritch.play import Line
from biritch.score import ScoreLine
from biritch.seats import BySide, Seat, Vulnerability
from biritch.table.event import Event as Event  # noqa: PLC0414 - all events are found here
from biritch.table.policy import Policy
from biritch.table.shuffle_events import (
    PromisesClosed as PromisesClosed,  # noqa: PLC0414
)
from biritch.table.shuffle_events import (
    SecretKept as SecretKept,  # noqa: PLC0414
)
from biritch.table.shuffle_events import (
    SharePromised as SharePromised,  # noqa: PLC0414
)
from biritch.table.shuffle_events import (
    ShareRevealed as ShareRevealed,  # noqa: PLC0414
)
from biritch.table.shuffle_events import (
    ShuffleBegan as ShuffleBegan,  # noqa: PLC0414
)
from biritch.table.words import SILENCE, Words


class TableOpened(Event, frozen=True):
    """A table was set up: its form, its agreements and the Laws it plays by.

    Attributes:
        boards: what the file is called whose boards it plays; empty where they come from chance.
        length: how many boards there are; None where there is no end of them.
        previous: the stream this one goes on from, such as the rubber before.
        contest: the contest whose table it is; empty for none.
        sealed: whether nobody but those who sit there may look until all tables have played its boards.
    """

    table: str
    name: str
    host: str
    form: FormOptions
    laws: Laws
    policy: Policy = Policy()
    boards: str = ""
    length: int | None = None
    previous: str = ""
    contest: str = ""
    sealed: bool = False


class Unsealed(Event, frozen=True):
    """Every table has played these boards: others may look at them now, as far as the policy lets them."""


class BoardsBrought(Event, frozen=True):
    """Where the boards come from, cards and all. Nobody is ever shown this event."""

    source: Source


class Seated(Event, frozen=True):
    """Somebody took a chair; a robot when no person is named. The chair stays its owner's."""

    seat: Seat
    person: str = ""
    owner: str = ""


class Left(Event, frozen=True):
    """Somebody left his chair, which is empty now."""

    seat: Seat


class ShownOut(Event, frozen=True):
    """Somebody was asked to leave his chair, and may not sit down here again until he is let back."""

    person: str


class MayReturn(Event, frozen=True):
    """Somebody who was asked to leave may sit down here again."""

    person: str


class TableClosed(Event, frozen=True):
    """The table was closed: no further board will be dealt."""

    person: str


class HostChanged(Event, frozen=True):
    """The table has another host."""

    person: str


class DirectorCame(Event, frozen=True):
    """A director who does not play looks at all hands; it bars him from sitting down in this board."""

    person: str


class BoardDealt(Event, frozen=True):
    """A board was dealt, and its commitment published before anybody calls."""

    board: str
    number: int
    dealer: Seat
    vulnerable: Vulnerability
    place: int
    commitment: str
    shares: tuple[str, ...] = ()


class Sealed(Event, frozen=True):
    """The secret bytes of the commitment, in hexadecimal. Nobody sees it until it is opened."""

    salt: str


class HandDealt(Event, frozen=True):
    """The cards one hand was dealt."""

    seat: Seat
    hand: Hand


class Shown(Enum):
    """Why cards were shown."""

    DUMMY = "dummy"
    DESIGNATED = "designated"  # the open dummy, to its owner before he calls
    CLAIM = "claim"
    AFTER_BOARD = "after board"


class HandShown(Event, frozen=True):
    """Cards still in a hand were shown, to everybody or to some chairs.

    Attributes:
        to: the chairs that see them; empty for everybody.
    """

    seat: Seat
    hand: Hand
    why: Shown
    to: tuple[Seat, ...] = ()


class CallMade(Event, frozen=True):
    """Somebody called.

    Attributes:
        thought: seconds that the caller's own device measured; 0 if it did not say.
    """

    seat: Seat
    call: Call
    thought: float = 0.0


class CallExplained(Event, frozen=True):
    """The caller explained a call of his to opponents; his partner does not see it.

    Attributes:
        place: which call of the auction, from 0.
        to: the chairs that are told.
        alert: whether the call is alerted.
    """

    place: int
    to: tuple[Seat, ...]
    words: Words = SILENCE
    alert: bool = False


class QuestionAsked(Event, frozen=True):
    """An opponent asked the caller, privately, what a call means."""

    place: int
    by: Seat


class HintAsked(Event, frozen=True):
    """A player asked what a robot in his place would do; everybody sees that he did.

    Attributes:
        by: his chair.
        calls: how many calls had been made.
        cards: how many cards had been played.
    """

    by: Seat
    calls: int
    cards: int = 0


class StopEnded(Event, frozen=True):
    """The pause after a jump bid is over."""


class CardPlayed(Event, frozen=True):
    """A card was played from a hand, by whoever commands it."""

    seat: Seat
    card: Card
    thought: float = 0.0


class TakenBack(Event, frozen=True):
    """Calls or cards were taken back; what was shown stays shown.

    Attributes:
        calls: how many calls of the auction stand.
        cards: how many cards of the play stand.
    """

    calls: int
    cards: int = 0


class UndoAsked(Event, frozen=True):
    """A player asked to take back his last call or card."""

    by: Seat
    calls: int
    cards: int = 0


class UndoAnswered(Event, frozen=True):
    """An opponent granted an undo or refused it."""

    by: Seat
    grants: bool


class UndoWithdrawn(Event, frozen=True):
    """Whoever asked for an undo no longer wants it."""

    by: Seat


class UndoLapsed(Event, frozen=True):
    """Nobody answered an undo in time: what was done stands."""


class ClaimMade(Event, frozen=True):
    """A player claimed or conceded tricks and stated a line of play.

    Attributes:
        by: the chair that claims.
        seat: the hand it claims with.
        tricks: declarer's side's tricks in the end if all agree.
    """

    by: Seat
    seat: Seat
    tricks: int
    line: Line
    words: Words = SILENCE


class ClaimAnswered(Event, frozen=True):
    """Somebody agreed to a claim or contested it."""

    by: Seat
    agrees: bool


class PlayGoesOn(Event, frozen=True):
    """A contested claim is left unruled: the play goes on with the claimer's hand faced."""

    by: Seat


class ClaimAwarded(Event, frozen=True):
    """A host or director ruled how many tricks declarer's side takes.

    Attributes:
        by: the person who ruled.
        needs: chairs whose assent the ruling waits for, because who ruled plays himself.
    """

    by: str
    tricks: int
    words: Words = SILENCE
    needs: tuple[Seat, ...] = ()


class AwardAnswered(Event, frozen=True):
    """One of the other side assented to a playing host's ruling, or did not."""

    by: Seat
    agrees: bool


class CardObjected(Event, frozen=True):
    """A defender objected to a card that departs from the claimer's statement: it goes back."""

    by: Seat
    cards: int


class HonoursClaimed(Event, frozen=True):
    """A player claimed the honours he was dealt."""

    seat: Seat
    points: int


class SealOpened(Event, frozen=True):
    """The commitment's secret bytes, so that anybody can check that nothing was swapped."""

    salt: str


class BoardScored(Event, frozen=True):
    """The receipt of a board: result and score lines as they were shown.

    Attributes:
        hcp: what each side counted of high cards, where the score goes by them. Everybody is told,
            since who was not shown the hands could not keep the sheet otherwise.
    """

    result: str
    lines: tuple[ScoreLine, ...]
    hcp: BySide[int] | None = None


class Readied(Event, frozen=True):
    """A player is ready for the next board."""

    seat: Seat


class StopAgreed(Event, frozen=True):
    """A player agrees to end the sitting before its end."""

    seat: Seat


class SittingEnded(Event, frozen=True):
    """The sitting was ended early, with what is paid then."""

    lines: tuple[ScoreLine, ...]


class ClocksHeld(Event, frozen=True):
    """No process was running for a while: nobody's time counts for it."""

    since: float
    until: float


AnyEvent: TypeAlias = (
    TableOpened | Unsealed | BoardsBrought | Seated | Left | ShownOut | MayReturn | HostChanged | TableClosed
    | DirectorCame
    | ShuffleBegan | SecretKept | SharePromised | PromisesClosed | ShareRevealed
    | BoardDealt | Sealed | HandDealt | HandShown
    | CallMade | CallExplained | QuestionAsked | HintAsked | StopEnded | CardPlayed
    | TakenBack | UndoAsked | UndoAnswered | UndoWithdrawn | UndoLapsed
    | ClaimMade | ClaimAnswered | PlayGoesOn | ClaimAwarded | AwardAnswered | CardObjected
    | HonoursClaimed | SealOpened | BoardScored | Readied | StopAgreed | SittingEnded | ClocksHeld
)  # fmt: skip
