"""What a viewer's screen needs, read from the fold of what he saw.

The view has no rule of its own: it asks the board, the auction, the play and the form. Its parts are
separate so that a message carries only those that changed.
"""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Call
from biritch.cards import Card
from biritch.forms import FormOptions, Laws
from biritch.play import Line
from biritch.score import Measured, ScoreLine
from biritch.seats import BySeat, BySide, Seat, Vulnerability
from biritch.table.policy import Policy
from biritch.table.words import Words


class TableView(Struct, frozen=True):
    """The table's agreements.

    Attributes:
        id: the table's; name: what people call it; host: his person id.
        form: the form and its options; laws: the edition; policy: what the host chose.
        boards: the file's name whose boards are played; length: how many there are, null for no end.
        previous: the table this one goes on from.
        contest: the contest whose table it is; empty for none.
    """

    id: str
    name: str
    host: str
    form: FormOptions
    laws: Laws
    policy: Policy
    boards: str
    length: int | None
    previous: str
    contest: str = ""


class YouView(Struct, frozen=True):
    """Who is looking.

    Attributes:
        role: player, watcher, host or director.
        chair: where he sits, null if he does not.
        hands: the hands he commands now.
        late: whether what he sees is a board late.
    """

    role: str
    chair: Seat | None
    hands: tuple[Seat, ...]
    late: bool


class ChairView(Struct, frozen=True):
    """Who sits in a chair: a person's id, or a robot; whose it is."""

    person: str
    robot: bool
    owner: str


class ShareView(Struct, frozen=True):
    """What a player mixes into a shuffle.

    Attributes:
        seat: his chair.
        promise: the SHA-256 of his bytes.
        share: his bytes in hexadecimal digits; null until he has revealed them.
    """

    seat: Seat
    promise: str
    share: str | None


class ShuffleView(Struct, frozen=True):
    """The shuffle of a board: what the house sealed, and what players mix in.

    Attributes:
        number: which deal of the table it is for, from 1.
        board: what names the board; seal: the house's, over its secret.
        shares: in the order in which they were promised.
        closed: nobody promises any more, and bytes are revealed.
    """

    number: int
    board: str
    seal: str
    shares: tuple[ShareView, ...]
    closed: bool


class BoardView(Struct, frozen=True):
    """The board: its number, dealer, vulnerability and commitment; the salt once it is opened.

    Attributes:
        shares: bytes the players mixed in, in the order of seats.
        shuffle: how it was shuffled; null where nobody could have a part in it.
        hints: chairs that have asked for a hint on this board.
    """

    id: str
    number: int
    dealer: Seat
    vulnerable: Vulnerability
    commitment: str
    salt: str
    shares: tuple[str, ...]
    shuffle: ShuffleView | None = None
    hints: tuple[Seat, ...] = ()


class HandView(Struct, frozen=True):
    """A hand: its cards (all of them, once the board is over), null if they are not known.

    Attributes:
        cards: from spades down, from the top.
        count: how many it holds.
        faced: whether it lies open to everybody.
    """

    cards: tuple[Card, ...] | None
    count: int
    faced: bool


class CallView(Struct, frozen=True):
    """A call and what this viewer was told about it.

    Attributes:
        asked: chairs whose question about it waits for an answer, as far as this viewer knows.
    """

    seat: Seat
    call: Call
    alert: bool
    words: Words
    asked: tuple[Seat, ...]


class PlayedView(Struct, frozen=True):
    """A card in a trick and the hand it came from."""

    seat: Seat
    card: Card


class PlayView(Struct, frozen=True):
    """The play: contract, tricks and what lies on the table.

    Attributes:
        contract: such as 4HXS; declarer, dummy, trumps: as it says.
        needs: tricks declarer needs.
        trick: the cards of the trick in progress; last: the trick before; winner: who won that.
        winners: who won each finished trick, in order: how the cards lie before a player (Law 65).
        tricks: tricks taken by each side; count: cards played.
    """

    contract: str
    declarer: Seat
    dummy: Seat
    trumps: str
    needs: int
    trick: tuple[PlayedView, ...]
    last: tuple[PlayedView, ...]
    winner: Seat | None
    winners: tuple[Seat, ...]
    tricks: BySide[int]
    count: int


class TurnView(Struct, frozen=True):
    """What happens next.

    Attributes:
        phase: auction, play, claim, over or waiting (no board yet).
        hand: the hand to call or play; actor: the chair that acts for it.
        legal: the calls or cards it may make, only for whoever commands that hand.
        stopped: the pause after a jump bid lasts.
        since: when the turn began; thinking: seconds used by each chair so far.
    """

    phase: str
    hand: Seat | None
    actor: Seat | None
    legal: tuple[str, ...] | None
    stopped: bool
    since: float
    thinking: BySeat[float]


class AwardView(Struct, frozen=True):
    """A ruling that waits for the other side's assent."""

    tricks: int
    words: Words
    waits: tuple[Seat, ...]


class ClaimView(Struct, frozen=True):
    """A claim: who claims how many tricks and how, who must still answer.

    Attributes:
        by: the chair; seat: the hand it claims with.
        tricks: declarer's side's in all; own: of the tricks left, for the claimer's side.
        waits: chairs that must still answer; contested: somebody did not agree.
        void: play goes on with the hand faced; the statement then still binds at rubber bridge.
    """

    by: Seat
    seat: Seat
    tricks: int
    line: Line
    words: Words
    waits: tuple[Seat, ...]
    contested: bool
    void: bool
    award: AwardView | None


class UndoView(Struct, frozen=True):
    """An undo asked for: what would stand, and who must still grant it."""

    by: Seat
    calls: int
    cards: int
    waits: tuple[Seat, ...]


class HonoursView(Struct, frozen=True):
    """Honours: what was claimed, and which hands this viewer may claim for now."""

    claimed: tuple[tuple[Seat, int], ...]
    may_claim: tuple[Seat, ...]


class ResultView(Struct, frozen=True):
    """The finished board: its result (4HS-1 or PASS), score lines and each side's points."""

    text: str
    lines: tuple[ScoreLine, ...]
    points: BySide[int]


class DealView(Struct, frozen=True):
    """A deal on the sheet.

    Attributes:
        measured: against the target of its high cards; null where the score does not go by them.
    """

    number: int
    dealer: Seat
    vulnerable: Vulnerability
    result: str
    lines: tuple[ScoreLine, ...]
    measured: Measured | None = None


class SheetView(Struct, frozen=True):
    """The score so far.

    Attributes:
        deals: in order; closing: what was paid at the end.
        totals, games, part_scores: of each side.
        below: for each game in order, each side's points towards it; the last is still open.
        settlement: what each player of a side wins or loses; null where nothing is settled.
        imps: of each side against the targets so far; null where there are none.
        lined: whether odd tricks are written below a line, towards a game.
    """

    deals: tuple[DealView, ...]
    closing: tuple[ScoreLine, ...]
    totals: BySide[int]
    games: BySide[int]
    part_scores: BySide[int]
    below: tuple[BySide[int], ...]
    settlement: BySide[int] | None
    imps: BySide[int] | None = None
    lined: bool = False


class View(Struct, frozen=True):
    """Everything one viewer's screen shows of a table. Null where there is nothing.

    Attributes:
        ready: chairs ready for the next board; stopping: chairs that agree to end the sitting.
        closed: no further board will be dealt; over: the form has come to its end.
        shown_out: ids of persons who were asked to leave and may not sit down again.
        shuffle: the shuffle of the next board; null where there is none to have a part in.
        may: what this player can ask for now: AskHint, AskUndo, Claim, AgreeToStop.
    """

    table: TableView
    you: YouView
    chairs: BySeat[ChairView | None]
    board: BoardView | None
    hands: BySeat[HandView] | None
    auction: tuple[CallView, ...]
    play: PlayView | None
    turn: TurnView
    claim: ClaimView | None
    undo: UndoView | None
    honours: HonoursView
    result: ResultView | None
    sheet: SheetView
    ready: tuple[Seat, ...]
    stopping: tuple[Seat, ...]
    over: bool
    may: tuple[str, ...] = ()
    closed: bool = False
    shown_out: tuple[str, ...] = ()
    shuffle: ShuffleView | None = None
