"""The board on the table: how far its auction and play have come, as far as its viewer knows."""

from __future__ import annotations

from msgspec import Struct

from biritch.auction import Auction
from biritch.cards import Deal
from biritch.forms import Turn
from biritch.play import Claim, Play, commander
from biritch.score import HonourClaim, Result, Sheet
from biritch.seats import BySide, Seat, Seating, Side
from biritch.table.events import CallExplained, ClaimAwarded, QuestionAsked
from biritch.table.shuffle import Shuffle
from biritch.table.words import SILENCE, Words


class ClaimOnTable(Struct, frozen=True):
    """A claim and what has been said to it.

    Attributes:
        by: the chair that claimed.
        claim: what it claimed.
        words: what it stated in its own words.
        needs: chairs that must agree.
        answers: who has answered, and whether he agrees.
        void: the claim was objected to by the claimer's own partner, or is left unruled.
        award: a ruling on it.
        award_answers: who has answered the ruling.
    """

    by: Seat
    claim: Claim
    needs: tuple[Seat, ...]
    words: Words = SILENCE
    answers: tuple[tuple[Seat, bool], ...] = ()
    void: bool = False
    award: ClaimAwarded | None = None
    award_answers: tuple[tuple[Seat, bool], ...] = ()

    @property
    def contested(self) -> bool:
        """Whether somebody who was asked did not agree."""
        return any(not agrees for _, agrees in self.answers)

    @property
    def cancelled(self) -> bool:
        """Whether the claimer's own partner objected: then nothing was conceded, or stated.

        Law: 68B2.
        """
        return any(not agrees and seat.side is self.by.side for seat, agrees in self.answers)

    @property
    def settled(self) -> int | None:
        """Declarer's tricks if the claim was agreed or ruled on; None while it was not."""
        if self.void:
            return None
        if self.award and _all_agree(self.award.needs, self.award_answers):
            return self.award.tricks
        return self.claim.tricks if _all_agree(self.needs, self.answers) else None


def _all_agree(needs: tuple[Seat, ...], answers: tuple[tuple[Seat, bool], ...]) -> bool:
    return set(needs) <= {seat for seat, agrees in answers if agrees}


class UndoOnTable(Struct, frozen=True):
    """An undo that waits for its answers.

    Attributes:
        by: the chair that asked.
        calls: how many calls would stand.
        cards: how many cards would stand.
        needs: chairs that must grant it.
        granted: chairs that have.
        since: when it was asked for.
    """

    by: Seat
    calls: int
    cards: int
    needs: tuple[Seat, ...]
    granted: tuple[Seat, ...] = ()
    since: float = 0.0


class BoardInPlay(Struct, frozen=True):
    """Everything about one board that its viewer knows.

    Attributes:
        id: what names the board for ever.
        turn: its number, dealer and vulnerability.
        commitment: the published hash; salt: its secret, once opened; shares: bytes the players mixed in.
        shuffle: how it was shuffled; None where chance did not deal it, or nobody had a part in it.
        deal: the cards each hand is known to have been dealt.
        auction: the calls.
        play: the cards played; None before the auction has given a contract.
        shown: hands that were shown, and to which chairs; to everybody where none is named.
        shown_at: how many cards had been played when a hand was last shown.
        explained: what was explained of calls.
        questions: questions not yet answered.
        hints: chairs that have asked for a hint on this board.
        claim: the claim being considered, or the one whose hand lies faced.
        objected: places of cards that went back because they departed from the claimer's statement.
        undo: an undo that waits for an answer.
        honours: honours claimed; hcp: what each side counted of high cards, where that is scored.
        before: the sheet when the board was dealt.
        agreed_tricks: declarer's tricks by an accepted claim or a ruling; None while played out.
        seen: who was shown hidden cards of which hand: (person, seat).
        ready: chairs ready for the next board.
        stopped: a jump bid was made and the pause after it has not ended.
        scored: the receipt is written.
        since: when the turn began, by the stored clock; thinking: seconds used, by seat index.
    """

    id: str
    turn: Turn
    deal: Deal
    auction: Auction
    before: Sheet
    commitment: str = ""
    salt: str = ""
    shares: tuple[str, ...] = ()
    shuffle: Shuffle | None = None
    play: Play | None = None
    shown: tuple[tuple[Seat, tuple[Seat, ...]], ...] = ()
    shown_at: int = 0
    explained: tuple[CallExplained, ...] = ()
    questions: tuple[QuestionAsked, ...] = ()
    hints: tuple[Seat, ...] = ()
    claim: ClaimOnTable | None = None
    objected: tuple[int, ...] = ()
    undo: UndoOnTable | None = None
    honours: tuple[HonourClaim, ...] = ()
    hcp: BySide[int] | None = None
    agreed_tricks: int | None = None
    seen: tuple[tuple[str, Seat], ...] = ()
    ready: tuple[Seat, ...] = ()
    stopped: bool = False
    scored: bool = False
    since: float = 0.0
    thinking: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)

    @property
    def known(self) -> Deal:
        """The cards each hand is known to have been dealt, those it has played included."""
        return self.play.deal if self.play else self.deal

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be called, played or claimed."""
        if self.agreed_tricks is not None:
            return True
        return self.auction.passed_out if self.play is None else self.play.is_over

    @property
    def tricks(self) -> int:
        """Declarer's tricks: those agreed, or those taken so far."""
        if self.agreed_tricks is not None:
            return self.agreed_tricks
        contract = self.auction.contract
        return self.play.won[contract.declarer.side] if self.play and contract else 0

    @property
    def result(self) -> Result | None:
        """Contract and tricks; None when the board was passed out."""
        contract = self.auction.contract
        return Result(contract, self.tricks) if contract else None

    @property
    def waits_for_claim(self) -> bool:
        """Whether the play stands still because a claim is being considered."""
        return self.claim is not None and not self.claim.void and not self.is_over

    @property
    def waits_for_answer(self) -> bool:
        """Whether nobody calls or plays because a claim or an undo waits for its answer."""
        return self.waits_for_claim or (self.undo is not None and not self.is_over)

    @property
    def hand_to_act(self) -> Seat | None:
        """The hand that is to call or to play next; None when the board is over."""
        if self.is_over:
            return None
        return self.play.turn if self.play else self.auction.turn

    def actor(self, seating: Seating) -> Seat | None:
        """The chair that acts for the hand to act."""
        seat = self.hand_to_act
        if seat is None:
            return None
        return self.commander(seating, seat)

    def commander(self, seating: Seating, seat: Seat) -> Seat:
        """The chair that commands a hand now: its keeper's, or declarer's for dummy."""
        return commander(self.play, seating, seat) if self.play else seating.keeper(seat)

    def commanders(self, seating: Seating, side: Side) -> tuple[Seat, ...]:
        """The chairs that command a side's hands now; dummy's own chair is none of them."""
        chairs = (self.commander(seating, seat) for seat in side.seats)
        return tuple(dict.fromkeys(chairs))

    def who_answers(self, seating: Seating, claim: Claim) -> tuple[Seat, ...]:
        """The chairs that must agree to a claim.

        Every opponent who commands a hand; to a defender's concession his partner may object as well.

        Law: 68B2, 69A.
        """
        side = claim.seat.side
        chairs = self.commanders(seating, side.opponents)
        contract, play = self.auction.contract, self.play
        if contract is None or play is None or contract.declarer.side is side:
            return chairs
        concedes = claim.tricks > play.won[contract.declarer.side]
        partner = self.commander(seating, claim.seat.partner)
        mine = self.commander(seating, claim.seat)
        return (*chairs, partner) if concedes and partner is not mine else chairs

    @property
    def faced(self) -> tuple[Seat, ...]:
        """Hands that lie open to everybody, in the order they were faced."""
        return tuple(seat for seat, to in self.shown if not to)
