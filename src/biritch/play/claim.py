"""Claims and concessions: so many tricks for declarer's side, and how they are to be won.

Law: 68, 69, 70, 71.
"""

from __future__ import annotations

from msgspec import Struct

from biritch.cards.card import Card
from biritch.errors import Refused
from biritch.play import line as lines
from biritch.play.line import Line
from biritch.play.play import Play
from biritch.play.sure import in_every_line, is_sure
from biritch.seats import Seat

FEW = 5  # with so many tricks left, all lines of play are looked at


class Claim(Struct, frozen=True):
    """A player's word that his side will win so many tricks, or lose them.

    Law: 68A, 68B, 68C.

    Attributes:
        seat: who claims or concedes.
        tricks: tricks for declarer's side in the whole play, those already won included.
        line: how he will play.

    Examples:
        >>> claim = Claim(Seat.SOUTH, 9)
        >>> claim.tricks, claim.line == Line()
        (9, True)
    """

    seat: Seat
    tricks: int
    line: Line = Line()


def check_claim(play: Play, claim: Claim) -> None:
    """Refuse a claim that the play so far cannot end in, or that nobody may make.

    Law: 43A1, 68A.

    Raises:
        Refused: ``claim.over`` when no card is left, ``claim.dummy`` when dummy claims,
            ``claim.tricks`` when declarer's side has more already or cannot win so many.
    """
    if play.is_over or play.contract is None:
        raise Refused("there is no play to claim in", code="claim.over", law="68")
    if claim.seat is play.dummy:
        raise Refused(
            "dummy takes no part in the play and cannot claim", code="claim.dummy", law="43A1"
        )
    won = play.won[play.contract.declarer.side]
    if not won <= claim.tricks <= won + play.tricks_left:
        raise Refused(
            f"declarer's side has won {won} tricks and {play.tricks_left} are left, so it cannot end "
            f"with {claim.tricks}",
            code="claim.tricks",
            law="68A",
            tricks=claim.tricks,
            won=won,
            left=play.tricks_left,
        )


def claimed(play: Play, claim: Claim) -> int:
    """How many of the tricks left the claimer's own side is to win.

    Law: 68A.
    """
    assert play.contract is not None
    declarer = play.contract.declarer
    more = claim.tricks - play.won[declarer.side]
    return more if claim.seat.side is declarer.side else play.tricks_left - more


def conceded(play: Play, claim: Claim) -> int:
    """How many of the tricks left the claimer gives to the other side.

    A defender's partner may object at once to what he concedes.

    Law: 68B.
    """
    return play.tricks_left - claimed(play, claim)


def departs(play: Play, claim: Claim, card: Card) -> bool:
    """Whether the next card departs from the claimer's statement; see `Line`.

    Law: 70.
    """
    return lines.departs(play, claim.line, claim.seat, card)


def safe(play: Play, claim: Claim) -> bool:
    """Whether the claimer's side is certain of the tricks he claims for it.

    They are when one line of play wins them against every defence and every layout of the cards the
    claimer has not seen; or, when few cards are left and all are known, when every line of play by
    all four hands does. A doubtful claim, one that takes a guess or too long to see through, is not
    safe. What is claimed for the other side needs no proof: nobody loses by being given tricks.

    Law: 70.

    Args:
        play: the play as anybody sees it who has been shown the claimer's hand.
        claim: the claim.

    Examples:
        >>> from biritch.auction.contract import Contract
        >>> from biritch.cards import Deal
        >>> deal = Deal.parse("N:AJ... T9... 32... KQ...")
        >>> play = Play.ending(deal, None, Seat.SOUTH, contract=Contract.parse("1NTS"))
        >>> safe(play, Claim(Seat.SOUTH, 1)), safe(play, Claim(Seat.SOUTH, 2))
        (True, False)
    """
    tricks = claimed(play, claim)
    if is_sure(play, claim.seat, tricks):
        return True
    return play.tricks_left <= FEW and in_every_line(play, claim.seat, tricks)
