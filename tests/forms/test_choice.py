from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from biritch.score import HonoursRule
from biritch.seats import Seat

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
        ('{"type":"duplicate","boards":0}', "one board or more, not 0"),
        ('{"type":"whist"}', "whist"),
        ('{"type":"chicago","vulnerability":"odd"}', "odd"),
        ('{"type":"rubber","honours":true}', "str"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_with_its_value(text: str, message: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=message):
        msgspec.json.decode(text, type=FormOptions)
