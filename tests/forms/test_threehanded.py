from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.auction import DOUBLE, PASS, REDOUBLE, Auction, Bid, Call, Contract
from biritch.errors import IllegalCall
from biritch.forms import (
    Designating,
    DummyShown,
    FirstCaller,
    Form,
    OwnerSettles,
    Rubber,
    Settlement,
    Showing,
    ThreeHanded,
    form_of,
)
from biritch.score import Result, Sheet
from biritch.seats import SEATS, BySide, Seat, Side
from biritch.testing import complete_auctions

FORM = form_of(ThreeHanded())


def _auction(calls: str, options: ThreeHanded | None = None) -> Auction:
    form = form_of(options or ThreeHanded())
    return Auction.parse(calls, procedure=form.bidding)


def _callers(auction: Auction) -> str:
    return "".join(entry.seat.value for entry in auction.entries)


@pytest.mark.parametrize("owner", SEATS)
def test_the_owner_keeps_the_hand_opposite_and_the_others_are_partners(owner: Seat) -> None:
    seating = form_of(ThreeHanded(owner=owner)).seating
    assert {owner, owner.lho, owner.rho} == set(seating.chairs)
    assert {owner, owner.partner} == set(seating.hands(owner))


# 1. The partners.


@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("steps", range(4))
def test_the_dealer_begins_if_he_is_a_partner_or_else_the_first_on_his_left(
    owner: Seat, steps: int
) -> None:
    dealer = owner.after(steps)
    auction = Auction.begin(dealer, procedure=Designating(owner))
    assert auction.turn is (dealer if dealer.side is not owner.side else dealer.lho)


@pytest.mark.parametrize("dealer", SEATS)
def test_by_a_switch_the_partner_on_the_owners_left_always_begins(dealer: Seat) -> None:
    options = ThreeHanded(first_caller=FirstCaller.LEFT_OF_OWNER)
    for calls, turn in (("", "W"), ("P", "E"), ("P P", "S"), ("1C", "E"), ("1C P", "S")):
        following = _auction(f"{dealer.value}:{calls}", options).turn
        assert following is Seat(turn)


def test_the_owner_and_his_dummy_are_skipped_while_the_partners_call() -> None:
    assert _callers(_auction("S:1C 1D 1H 1S 1NT P")) == "WEWEWE"
    assert _callers(_auction("N:1C 1D 1H")) == "EWE"


@pytest.mark.parametrize("calls", ["1C P", "P P", "P 1C P", "1C 1H P"])
def test_a_pass_after_a_bid_or_two_at_the_start_end_the_partners_auction(calls: str) -> None:
    assert _auction(f"E:{calls}").turn is Seat.SOUTH
    assert _auction(f"E:{calls.rpartition(' ')[0]}").turn is not Seat.SOUTH


def test_by_a_switch_the_partners_need_three_passes_and_four() -> None:
    options = ThreeHanded(long_auction=True)
    for calls in ("1C P P P", "P P P P"):
        assert _auction(f"E:{calls}", options).turn is Seat.SOUTH
        assert _auction(f"E:{calls.rpartition(' ')[0]}", options).turn in {Seat.EAST, Seat.WEST}


def test_the_partners_cannot_double_one_another() -> None:
    assert not _auction("E:1C").may(DOUBLE)


# 2. The owner.


def test_nobody_sees_dummy_until_the_owner_alone_looks_at_it_to_designate() -> None:
    assert [(seat,) for seat in FORM.seating.chairs] == [
        FORM.seen_at_deal(seat) for seat in FORM.seating.chairs
    ]
    assert () == FORM.showings(_auction("E:1C"))
    assert (Showing(Seat.NORTH, (Seat.SOUTH,)),) == FORM.showings(_auction("E:1C P"))


def test_by_a_switch_dummy_is_then_faced_to_all() -> None:
    form = form_of(ThreeHanded(dummy_shown=DummyShown.EVERYBODY))
    auction = Auction.parse("E:1C", procedure=form.bidding)
    assert () == form.showings(auction)
    assert (Showing(Seat.NORTH),) == form.showings(auction.then(PASS))


def test_the_owner_may_bid_higher_pass_or_double() -> None:
    auction = _auction("E:7H P")
    assert [str(call) for call in auction.legal()] == ["P", "X", "7S", "7NT"]
    assert [str(call) for call in _auction("E:P P").legal()][:2] == ["P", "1C"]
    with pytest.raises(IllegalCall, match="6S is not sufficient"):
        auction.then(Call.parse("6S"))


def test_an_owners_pass_leaves_the_partners_their_contract() -> None:
    assert _auction("E:1H 2H P P").contract == Contract.parse("2HE")
    assert _auction("E:P P P").passed_out


# 3. The doubles.


@pytest.mark.parametrize(
    ("calls", "callers", "contract"),
    [
        ("E:1H P 1S P P", "EWSWE", "1SS"),
        ("E:1H P 1S X P", "EWSWS", "1SXS"),
        ("E:1H P 1S X XX", "EWSWS", "1SXXS"),
        ("E:1H P 1S P X P", "EWSWES", "1SXS"),
        ("E:1H P 1S P X XX", "EWSWES", "1SXXS"),
        ("E:1H P X P P", "EWSWE", "1HXE"),
        ("E:1H P X XX", "EWSW", "1HXXE"),
        ("E:1H P X P XX", "EWSWE", "1HXXE"),
        ("E:P P 3NT P P", "EWSWE", "3NTS"),
    ],
)
def test_after_the_owner_each_partner_may_double_or_redouble_and_the_owner_answer_a_double(
    calls: str, callers: str, contract: str
) -> None:
    auction = _auction(calls)
    assert not _auction(calls.rpartition(" ")[0]).is_over
    assert auction.is_over
    assert callers == _callers(auction)
    assert auction.contract == Contract.parse(contract)


def test_the_partners_may_not_bid_again() -> None:
    auction = _auction("E:1H P 1S")
    assert [PASS, DOUBLE] == list(auction.legal())
    with pytest.raises(IllegalCall, match="West may not call 2H at this stage"):
        auction.then(Call.parse("2H"))
    assert [PASS, REDOUBLE] == list(_auction("E:1H P X").legal())
    assert [PASS, REDOUBLE] == list(_auction("E:1H P 1S X").legal())


@given(st.sampled_from(SEATS), st.booleans(), st.data())
def test_the_owner_designates_once_and_nobody_bids_after_him(
    owner: Seat,
    long: bool,
    data: st.DataObject,
) -> None:
    auction = data.draw(complete_auctions(procedure=Designating(owner, long=long)))
    seats = [entry.seat for entry in auction.entries]
    designated = seats.index(owner)
    assert owner.partner not in seats
    assert not [call for call in auction.calls[designated + 1 :] if isinstance(call, Bid)]
    assert seats[designated + 1 :].count(owner) <= 1
    if auction.contract is not None and auction.contract.declarer.side is owner.side:
        assert auction.contract.declarer is owner


def test_a_partner_declares_who_first_named_the_strain_and_the_lead_may_come_from_dummy() -> None:
    contract = _auction("E:1H 2H P P").contract
    assert contract is not None
    assert (contract.declarer, contract.leader) == (Seat.EAST, Seat.SOUTH)
    contract = _auction("W:1H 2H P P").contract
    assert contract is not None
    assert (contract.declarer, contract.leader) == (Seat.WEST, Seat.NORTH)
    assert FORM.seating.keeper(contract.leader) is Seat.SOUTH


# The score.


def _rubber(form: Form, *texts: str) -> Sheet:
    sheet = Sheet()
    for text in texts:
        sheet = form.record(sheet, form.next(sheet), Result.parse(text))
    return sheet


def test_the_sheet_is_a_rubbers_owner_against_partners() -> None:
    sheet = _rubber(FORM, "4SS=", "3NTE=", "4SS=")
    assert BySide(120 + 120 + 500, 100) == sheet.totals
    assert FORM.is_over(sheet)
    assert [Seat.NORTH, Seat.EAST, Seat.SOUTH] == [deal.dealer for deal in sheet.deals]
    assert BySide(120 + 300, 0) == FORM.stop(_rubber(FORM, "4SS=")).totals


@pytest.mark.parametrize("owner", [Seat.SOUTH, Seat.EAST])
@pytest.mark.parametrize(
    ("settles", "partner", "alone"),
    [(OwnerSettles.WITH_EACH, 9, 18), (OwnerSettles.WITH_BOTH, 5, 10)],
)
def test_the_owner_settles_with_each_of_the_two_or_with_both_together(
    owner: Seat, settles: OwnerSettles, partner: int, alone: int
) -> None:
    options = ThreeHanded(
        owner=owner, owner_settles=settles, rubber=Rubber(settlement=Settlement.HALF_UP)
    )
    form = form_of(options)
    sheet = _rubber(form, f"4S{owner.value}=", f"4H{owner.value}=")
    assert 940 == sheet.totals[owner.side]
    settled = form.settlement(sheet)
    assert settled is not None
    assert (alone, -partner) == (settled[owner.side], settled[owner.side.opponents])
    lost = _rubber(form, f"4S{owner.lho.value}=", f"4H{owner.rho.value}=")
    settled = form.settlement(lost)
    assert settled is not None
    assert (-alone, partner) == (settled[owner.side], settled[owner.side.opponents])


@given(st.integers(-3000, 3000), st.sampled_from(Settlement), st.sampled_from(OwnerSettles))
def test_what_one_wins_the_other_two_lose(
    tens: int, settlement: Settlement, settles: OwnerSettles
) -> None:
    form = form_of(ThreeHanded(owner_settles=settles, rubber=Rubber(settlement=settlement)))
    points = abs(tens) * 10
    side = Side.NS if tens > 0 else Side.EW
    line = _rubber(form, "4SS=").lines[0]
    won = Sheet().close((type(line)(line.reason, points, side),) if points else ())
    settled = form.settlement(won)
    if settled is None:
        assert settlement is Settlement.NONE
    else:
        assert settled.ns + 2 * settled.ew == 0


def test_unsettled_rubbers_are_left_in_points() -> None:
    assert FORM.settlement(_rubber(FORM, "4SS=", "4SS=")) is None
