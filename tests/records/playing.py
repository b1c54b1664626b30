"""Records of boards played at random, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from biritch.auction import Auction
from biritch.play import Play
from biritch.records import Record, Remark
from biritch.seats import BySeat
from biritch.testing import boards, complete_auctions

WORDS = st.text(alphabet="abcXYZäé 0'\\\"?", max_size=12).map(lambda text: " ".join(text.split()))
SAID = WORDS.filter(lambda text: text not in ("", "?"))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A board played as far as it goes, with remarks."""
    board = draw(boards())
    dealt = draw(complete_auctions())
    auction = Auction.begin(board.dealer)
    for call in dealt.calls:
        auction = auction.then(call)
    contract = auction.contract
    play, tricks = None, None
    if contract is not None:
        play = Play.begin(board.deal, contract)
        for _ in range(draw(st.integers(0, 52))):
            play = play.then(draw(st.sampled_from(play.legal())))
        tricks = play.won[contract.declarer.side]
        if not play.is_over:
            tricks = draw(st.integers(tricks, tricks + play.tricks_left))
    calls = draw(st.sets(st.integers(1, len(auction)), max_size=3))
    cards = draw(st.sets(st.integers(1, play.count), max_size=3)) if play and play.count else set()
    return Record(
        board=board,
        names=BySeat(*(draw(WORDS.filter(lambda text: text != "?")) for _ in range(4))),
        auction=auction,
        calls=tuple(_remark(draw, place, alert=True) for place in sorted(calls)),
        contract=contract,
        passed_out=contract is None,
        play=play,
        cards=tuple(_remark(draw, place, alert=False) for place in sorted(cards)),
        tricks=tricks,
        event=draw(SAID),
        tags=(("Annotator", draw(SAID)),),
        comments=(("Event", draw(SAID)),),
    )


def _remark(draw: st.DrawFn, place: int, *, alert: bool) -> Remark:
    signs = draw(st.lists(st.integers(20, 255), max_size=2))
    return Remark(
        place=place,
        alert=alert,
        text=draw(SAID),
        signs=tuple(sorted(signs)),
        comment=draw(SAID),
    )
