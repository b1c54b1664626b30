"""What people and the house may ask a table to do.

A command is a wish: `decide` answers it with events, or refuses it. Who sent it is never in it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from biritch.auction import Call as AuctionCall
from biritch.cards import Card
from biritch.cards import Deal as DealtCards
from biritch.forms import Chance, FormOptions, Laws, Source
from biritch.play import Line
from biritch.seats import BySeat, Seat
from biritch.table.policy import Policy
from biritch.table.words import SILENCE, Words


class Command(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """Something a person or the house wishes to do."""


class Move(Command, frozen=True):
    """A command that makes sense only on the board as its sender saw it."""


class OpenTable(Command, frozen=True):
    """Set up a table. Its host is whoever sends it.

    Attributes:
        contest: the contest whose table it is, which only the house opens; empty for none.
        host: its host, if the house opens it.
        players: who sits in each seat, if the house opens it; a robot where nobody is named.
        sealed: whether other tables play the same boards, so that nobody but those who sit here may look.
    """

    table: str
    name: str
    form: FormOptions
    source: Source = Chance()
    laws: Laws | None = None
    policy: Policy = Policy()
    previous: str = ""
    contest: str = ""
    host: str = ""
    players: BySeat[str] | None = None
    sealed: bool = False


class Unseal(Command, frozen=True):
    """The house opens a sealed table to others: no table is due to play its boards any more."""


class Sit(Command, frozen=True):
    """Take a chair: an empty one, a robot's, or one's own again."""

    seat: Seat


class SeatRobot(Command, frozen=True):
    """Put a robot in a chair: the host in any but another present player's, a player in an empty one."""

    seat: Seat


class SeatPlayer(Command, frozen=True):
    """The house seats whom a contest sends.

    Attributes:
        person: id of who is seated; empty for a robot.
        owner: whose chair it stays, if that is somebody else; empty for nobody's.
    """

    seat: Seat
    person: str = ""
    owner: str = ""


class Leave(Command, frozen=True):
    """Get up; a robot plays on for the one who left if a board is in play.

    Attributes:
        for_good: whether he will not come back, so that his chair is not kept.
    """

    for_good: bool = False


class Remove(Command, frozen=True):
    """The host asks somebody to leave his chair; he does not sit down here again until he is let back."""

    seat: Seat


class LetBack(Command, frozen=True):
    """The host lets somebody sit down again whom he had asked to leave."""

    person: str


class MakeHost(Command, frozen=True):
    """The host gives the table to another person."""

    person: str


class CloseTable(Command, frozen=True):
    """The host closes the table: a board in play is played to its end, and none is dealt after it."""


class Direct(Command, frozen=True):
    """A director who does not play asks to see all hands."""


class Deal(Command, frozen=True):
    """The house deals the next board; chance comes in as its fields.

    Attributes:
        number: which board of the table, from 1.
        deal: the four hands.
        salt: the secret of its commitment; the house's secret where the board was shuffled.
        shares: what players mixed in, in the order of seats.
        next_secret: the house's secret for the board after this one; empty to begin no shuffle.
    """

    number: int
    deal: DealtCards
    salt: str
    shares: tuple[str, ...] = ()
    next_secret: str = ""


class BeginShuffle(Command, frozen=True):
    """The house begins the shuffle of the next board; chance comes in as its secret."""

    number: int
    secret: str


class PromiseShare(Command, frozen=True):
    """Promise 32 bytes for the shuffle of the next board.

    Attributes:
        number: which board of the table, from 1.
        promise: the SHA-256 of the bytes, 64 hexadecimal digits in small letters.
    """

    number: int
    promise: str


class ClosePromises(Command, frozen=True):
    """The house waits no longer for promises."""

    number: int


class RevealShare(Command, frozen=True):
    """Reveal the bytes one has promised.

    Attributes:
        number: which board of the table, from 1.
        share: the bytes, 64 hexadecimal digits in small letters.
    """

    number: int
    share: str


class Call(Move, frozen=True):
    """Make a call, with its meaning for the opponents if one wishes to give it at once."""

    call: AuctionCall
    alert: bool = False
    words: Words = SILENCE
    thought: float = 0.0


class Explain(Command, frozen=True):
    """Explain a call of one's own, asked or not."""

    place: int
    words: Words
    alert: bool = False


class Ask(Command, frozen=True):
    """Ask an opponent privately what his call means."""

    place: int


class EndStop(Command, frozen=True):
    """The house ends the pause after a jump bid."""

    place: int


class AskHint(Move, frozen=True):
    """Ask what a robot in one's place would do now; everybody at the table sees that one has asked."""


class PlayCard(Move, frozen=True):
    """Play a card from the hand whose turn it is, one's own or dummy's."""

    card: Card
    thought: float = 0.0


class AskUndo(Move, frozen=True):
    """Ask to take back one's last call or card."""


class AnswerUndo(Move, frozen=True):
    """Grant an undo or refuse it."""

    grants: bool


class WithdrawUndo(Move, frozen=True):
    """Take back nothing after all: whoever asked for an undo no longer wants it."""


class EndUndo(Command, frozen=True):
    """The house ends an undo that somebody has left unanswered too long.

    Attributes:
        moved: number of the event that asked for it, as the house counts.
    """

    moved: int


class Claim(Move, frozen=True):
    """Claim or concede: how many of the tricks that remain one's own side takes, and how.

    Attributes:
        tricks: tricks of those not yet finished, for the claimer's side; 0 concedes all.
    """

    tricks: int
    line: Line = Line()
    words: Words = SILENCE


class AnswerClaim(Move, frozen=True):
    """Agree to a claim or contest it."""

    agrees: bool


class PlayOn(Move, frozen=True):
    """Leave a contested claim unruled and play on with the hand faced."""


class AwardClaim(Move, frozen=True):
    """Rule on a contested claim: how many tricks declarer's side takes in all, and why."""

    tricks: int
    words: Words = SILENCE


class AnswerAward(Move, frozen=True):
    """Assent to the ruling of a host who plays on the other side, or do not."""

    agrees: bool


class ObjectToCard(Move, frozen=True):
    """Object to the claimer's last card: it departs from what he stated."""


class ClaimHonours(Command, frozen=True):
    """Claim the honours dealt to one's own hand."""

    seat: Seat


class Ready(Command, frozen=True):
    """Be ready for the next board."""


class AgreeToStop(Command, frozen=True):
    """Agree to end the sitting now."""


class HoldClocks(Command, frozen=True):
    """The house stops the clocks for a time when nothing was running."""

    since: float
    until: float


class ReplaceAbsent(Command, frozen=True):
    """The house seats a robot for somebody who has been away too long."""

    seat: Seat


AnyCommand: TypeAlias = (
    OpenTable | Unseal | Sit | SeatRobot | SeatPlayer | Leave | Remove | LetBack | MakeHost | CloseTable | Direct | Deal
    | Call | Explain | Ask | EndStop | AskHint | PlayCard | AskUndo | AnswerUndo
    | WithdrawUndo | EndUndo
    | BeginShuffle | PromiseShare | ClosePromises | RevealShare
    | Claim | AnswerClaim | PlayOn | AwardClaim | AnswerAward | ObjectToCard
    | ClaimHonours | Ready | AgreeToStop | HoldClocks | ReplaceAbsent
)  # fmt: skip
