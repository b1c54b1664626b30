from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.cards import Deal, board_dealer
from biritch.forms import (
    Chicago,
    ChicagoDuplicate,
    DummyShown,
    Duplicate,
    FirstCaller,
    FormOptions,
    OwnerSettles,
    Rubber,
    Russian,
    Settlement,
    ThreeHanded,
    TwoHanded,
    form_of,
)
from biritch.score import HonoursRule, Sheet
from biritch.seats import Seat
from biritch.testing import deals

RUBBERS = st.builds(
    Rubber,
    honours=st.sampled_from(tuple(HonoursRule)),
    game_bonuses=st.booleans(),
    settlement=st.sampled_from(tuple(Settlement)),
    unfinished_part_score=st.sampled_from((50, 100)),
    dealer=st.sampled_from(tuple(Seat)),
)
CHOICES = st.one_of(
    st.builds(Duplicate, boards=st.none() | st.integers(1, 64), first=st.integers(1, 64)),
    RUBBERS,
    st.builds(Chicago, honours=st.sampled_from(tuple(HonoursRule))),
    st.builds(ChicagoDuplicate, part_score=st.sampled_from((50, 100))),
    st.builds(Russian, deals=st.none() | st.integers(1, 64)),
    st.builds(TwoHanded, long_auction=st.booleans(), rubber=RUBBERS),
    st.builds(
        ThreeHanded,
        owner=st.sampled_from(tuple(Seat)),
        dummy_shown=st.sampled_from(tuple(DummyShown)),
        first_caller=st.sampled_from(tuple(FirstCaller)),
        owner_settles=st.sampled_from(tuple(OwnerSettles)),
        rubber=RUBBERS,
    ),
)


@given(CHOICES)
def test_what_was_chosen_is_plain_data_and_reads_back(options: FormOptions) -> None:
    text = msgspec.json.encode(options)
    assert options == msgspec.json.decode(text, type=FormOptions)
    assert options == form_of(options).options


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type":"rubber","unfinished_part_score":70}', "100 or 50 points, not 70"),
        ('{"type":"duplicate","boards":0}', "1 to 1000 boards are played, not 0"),
        ('{"type":"whist"}', "whist"),
        ('{"type":"chicago","vulnerability":"odd"}', "odd"),
        ('{"type":"rubber","honours":true}', "str"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_with_its_value(text: str, message: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=message):
        msgspec.json.decode(text, type=FormOptions)


@given(CHOICES, st.sampled_from(Seat))
def test_who_deals_first_may_be_said_of_any_form_but_duplicate(
    options: FormOptions, seat: Seat
) -> None:
    dealer = form_of(options.dealt_by(seat)).next(Sheet()).dealer
    if isinstance(options, Duplicate):
        assert options == options.dealt_by(seat)
        assert dealer is board_dealer(options.first)
    else:
        assert dealer is seat


@given(CHOICES, deals())
def test_high_cards_are_counted_only_where_the_score_goes_by_them(
    options: FormOptions, deal: Deal
) -> None:
    counted = form_of(options).hcp_of(deal)
    assert (counted is not None) == isinstance(options, Russian)
    assert counted is None or sum(counted) == 40
