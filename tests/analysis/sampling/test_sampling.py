"""Samples agree with what is known, and every layout that agrees is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from biritch.analysis.sampling import Known, Relaxed, sample, seeded_chance
from biritch.auction import Contract
from biritch.cards import Card, Deal, Hand, Suit
from biritch.errors import BadValue
from biritch.play import Play
from biritch.seats import SEATS, BySeat, Seat
from biritch.valuation import Box, hcp, length

DRAWS = 20_000


def layouts(known: Known) -> Iterator[Deal]:
    """Every layout of the unseen cards, one after another, whatever is told."""

    def spread(left: Hand, seats: tuple[Seat, ...], deal: Deal) -> Iterator[Deal]:
        if not seats:
            yield deal
            return
        seat, *others = seats
        for cards in combinations(left, known.free[seat]):
            mine = Hand.of(cards)
            yield from spread(left - mine, tuple(others), deal.put(seat, deal[seat] | mine))

    yield from spread(known.unseen, tuple(SEATS), known.deal)


def agrees(known: Known, deal: Deal) -> bool:
    return all(
        all(length(deal[seat], suit) == length(known.deal[seat], suit) for suit in known.out[seat])
        and (not known.boxes[seat] or any(deal[seat] in box for box in known.boxes[seat]))
        for seat in SEATS
        if known.free[seat]
    )


def is_uniform(known: Known, *, seed: str) -> bool:
    """Whether what is drawn is exactly what agrees, and chi-square is what it should be."""
    right = [deal for deal in layouts(known) if agrees(known, deal)]
    drawn = Counter(sample(known, DRAWS, seeded_chance(seed), relax=False))
    assert set(drawn) == set(right)
    expected = DRAWS / len(right)
    chi_square = sum((drawn[deal] - expected) ** 2 / expected for deal in right)
    freedom = len(right) - 1
    return bool(abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5)


def deal_of_hidden(*hidden: Seat, unseen: int) -> Known:
    """A deal of which some hands have so many cards unseen, all the rest is seen."""
    whole = next(iter(sample(Known(deal=Deal.parse("N:- - - -")), 1, seeded_chance("whole"))))
    deal = whole
    for seat in hidden:
        cards = list(whole[seat])
        deal = deal.put(seat, whole[seat] - Hand.of(cards[:: 13 // unseen][:unseen]))
    return Known(deal=deal)


def test_two_hidden_hands_lie_in_every_way_equally_often() -> None:
    assert is_uniform(deal_of_hidden(Seat.EAST, Seat.WEST, unseen=4), seed="two")


def test_three_hidden_hands_lie_in_every_way_equally_often() -> None:
    assert is_uniform(deal_of_hidden(Seat.EAST, Seat.WEST, Seat.NORTH, unseen=2), seed="three")


def test_four_hidden_hands_lie_in_every_way_equally_often() -> None:
    assert is_uniform(deal_of_hidden(*SEATS, unseen=1), seed="four")


def test_a_suit_shown_out_leaves_its_cards_to_the_other_hands() -> None:
    for hidden, unseen in (((Seat.EAST, Seat.WEST), 5), ((Seat.NORTH, Seat.EAST, Seat.WEST), 2)):
        known = deal_of_hidden(*hidden, unseen=unseen)
        held = Counter(card.suit for card in known.unseen)
        suit = min(held, key=lambda each: held[each])
        known = Known(
            deal=known.deal, out=BySeat.same(frozenset[Suit]()).put(Seat.EAST, frozenset({suit}))
        )
        assert is_uniform(known, seed="out")


def test_boxes_of_both_hidden_hands_hold_and_overlapping_ones_count_once() -> None:
    known = deal_of_hidden(Seat.EAST, Seat.WEST, unseen=5)
    points = sorted(hcp(deal[Seat.EAST]) for deal in layouts(known))
    low, middle, high = points[0], points[len(points) // 2], points[-1]
    known = known.with_boxes(Seat.EAST, [Box(hcp=(low, middle)), Box(hcp=(middle - 1, high))])
    longest = max(length(deal[Seat.WEST], Suit.SPADES) for deal in layouts(known))
    known = known.with_boxes(Seat.WEST, [Box(spades=(0, longest - 1))])
    assert is_uniform(known, seed="boxes")


def test_boxes_of_three_hidden_hands_hold_and_overlapping_ones_count_once() -> None:
    known = deal_of_hidden(Seat.EAST, Seat.WEST, Seat.NORTH, unseen=2)
    for seat in (Seat.EAST, Seat.NORTH):
        points = sorted({hcp(deal[seat]) for deal in layouts(known)})
        middle = points[len(points) // 2]
        boxes = [Box(hcp=(middle, 37)), Box(hcp=(points[1], middle))]
        known = known.with_boxes(seat, boxes)
    assert is_uniform(known, seed="three boxes")


def test_whole_deals_have_the_points_that_chance_gives() -> None:
    found = sample(Known(deal=Deal.parse("N:- - - -")), 4_000, seeded_chance("points"))
    mean = sum(hcp(deal[Seat.EAST]) for deal in found) / len(found)
    assert abs(mean - 10) < 5 * 4.13 / 4_000**0.5  # the spread of a hand's points is 4.13


def test_a_strong_two_opposite_a_hand_is_found_at_once() -> None:
    known = Known(deal=Deal.parse("N:432.432.5432.432 - - -"))
    known = known.with_boxes(Seat.SOUTH, [Box(hcp=(27, 30), hearts=(7, 13))])
    found = sample(known, 50, seeded_chance("strong"))
    assert (len(found), found.relaxed) == (50, Relaxed.NOTHING)
    assert all(
        27 <= hcp(deal[Seat.SOUTH]) <= 30 and length(deal[Seat.SOUTH], Suit.HEARTS) >= 7
        for deal in found
    )


def test_a_predicate_is_asked_of_whole_deals() -> None:
    known = Known(deal=Deal.parse("N:- - - -"))
    found = sample(
        known,
        20,
        seeded_chance("longer"),
        fits=lambda deal: (
            length(deal[Seat.NORTH], Suit.SPADES) > length(deal[Seat.SOUTH], Suit.CLUBS)
        ),
    )
    assert all(
        length(deal[Seat.NORTH], Suit.SPADES) > length(deal[Seat.SOUTH], Suit.CLUBS)
        for deal in found
    )


KNOWN = Known(deal=Deal.parse("N:AKQJ.AKQ.AKQ.AKQ - - -"))  # three points are left


@pytest.mark.parametrize(
    ("known", "relaxed"),
    [
        (KNOWN.with_boxes(Seat.EAST, [Box(hcp=(4, 5))]), Relaxed.ONE_POINT),
        (KNOWN.with_boxes(Seat.EAST, [Box(hcp=(5, 5))]), Relaxed.TWO_POINTS_AND_A_CARD),
        (KNOWN.with_boxes(Seat.EAST, [Box(spades=(10, 13))]), Relaxed.TWO_POINTS_AND_A_CARD),
        (KNOWN.with_boxes(Seat.EAST, [Box(hcp=(12, 21), spades=(5, 13))]), Relaxed.POINTS),
        (KNOWN.with_boxes(Seat.EAST, [Box(spades=(12, 13))]), Relaxed.LENGTHS),
    ],
    ids=str,
)
def test_what_is_given_up_is_the_least_that_lets_something_agree(
    known: Known, relaxed: Relaxed
) -> None:
    found = sample(known, 5, seeded_chance("relaxed"))
    assert (len(found), found.relaxed) == (5, relaxed)
    assert not len(sample(known, 5, seeded_chance("relaxed"), relax=False))


def test_a_predicate_that_nothing_fits_is_given_up_first() -> None:
    found = sample(KNOWN, 5, seeded_chance("never"), fits=lambda _: False, tries=500)
    assert (len(found), found.relaxed) == (5, Relaxed.PREDICATE)


def test_a_revoke_does_not_stop_anybody_from_dealing() -> None:
    play = Play.begin(Deal.parse("N:- - AKQJ.AKQ.AKQ.AKQ -"), Contract.parse("7NTS"))
    for card in "H2 H3 D2 HA".split():
        play = play.then(Card.parse(card))
    known = Known.of_play(play)
    everything = BySeat.same(frozenset[Suit]()).put(Seat.WEST, frozenset(Suit))
    impossible = Known(deal=known.deal, out=everything)
    assert sample(impossible, 3, seeded_chance("revoke")).relaxed is Relaxed.SHOWN_OUT


def test_open_hands_are_one_layout_whatever_was_told_of_them() -> None:
    whole = next(iter(sample(Known(deal=Deal.parse("N:- - - -")), 1, seeded_chance("whole"))))
    known = Known(deal=whole).with_boxes(Seat.EAST, [Box(hcp=(37, 37))])
    assert list(sample(known, 2, seeded_chance("open"))) == [whole, whole]


def test_an_ending_with_all_hands_open_is_a_small_pack() -> None:
    play = Play.ending(Deal.parse("N:A2... K3... Q4... J5..."), None, Seat.NORTH)
    assert list(sample(Known.of_play(play), 1, seeded_chance("ending"))) == [play.deal]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Known(deal=KNOWN.deal, sizes=BySeat(12, 13, 13, 14)), "deal.size"),
        (lambda: Known(deal=KNOWN.deal, sizes=BySeat(13, 13, 13, 12)), "sample.pack"),
        (lambda: KNOWN.with_boxes(Seat.EAST, [Box()] * 5), "sample.boxes"),
    ],
)
def test_what_cannot_be_known_is_refused(make: object, code: str) -> None:
    with pytest.raises(BadValue) as refused:
        make()  # type: ignore[operator]
    assert refused.value.code == code
