from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.club.errors import TooMuch
from biritch.club.limits import LIMITS, Bucket, Limit, Limited, Meter

LIMIT = Limit(at_once=3, a_second=0.5)


@given(st.lists(st.floats(0, 1000), max_size=60))
def test_never_more_than_the_limit_in_any_stretch_of_time(moments: list[float]) -> None:
    bucket: Bucket | None = None
    taken: list[float] = []
    for now in sorted(moments):
        bucket, wait = LIMIT.take(bucket, now=now)
        if not wait:
            taken.append(now)
    for first, start in enumerate(taken):
        for last in range(first, len(taken)):
            allowed = LIMIT.at_once + (taken[last] - start) * LIMIT.a_second
            assert last - first + 1 <= allowed + 1e-6


@given(st.floats(0, 1000), st.integers(1, 3))
def test_after_the_wait_that_was_named_it_is_let_through(now: float, cost: int) -> None:
    bucket: Bucket | None = None
    wait = 0.0
    while not wait:
        bucket, wait = LIMIT.take(bucket, now=now, cost=cost)
    assert 0.0 == LIMIT.take(bucket, now=now + wait + 1e-6, cost=cost)[1]


def test_a_clock_set_back_gives_nothing_and_takes_nothing() -> None:
    bucket, _wait = LIMIT.take(None, now=100.0)
    bucket, wait = LIMIT.take(bucket, now=50.0)
    assert (0.0, 1.0) == (wait, bucket.left)


def test_each_thing_that_is_limited_has_its_limit() -> None:
    assert set(Limited) == set(LIMITS)
    assert all(limit.at_once >= 1 and limit.a_second > 0 for limit in LIMITS.values())


def test_each_of_many_has_his_own_measure() -> None:
    meter = Meter(Limited.CHAT, limit=Limit(at_once=1, a_second=1))
    meter.count("anna", now=0.0)
    meter.count("boris", now=0.0)
    with pytest.raises(TooMuch) as refusal:
        meter.count("anna", now=0.5)
    assert ("limit.chat", 0.5) == (refusal.value.code, refusal.value.wait_seconds)
    meter.count("anna", now=1.0)


def test_those_who_have_been_quiet_are_forgotten_and_so_are_those_beyond_the_most() -> None:
    meter = Meter(Limited.FRAMES, limit=Limit(at_once=2, a_second=1), most=100)
    for number in range(100):
        meter.count(number, now=0.0)
    assert 100 == len(meter)
    for number in range(100, 160):
        meter.count(number, now=10.0)
    assert len(meter) < 100
    for number in range(1000):
        meter.count(f"another {number}", now=10.0)
    assert len(meter) <= 100


def test_a_meter_remembers_at_least_the_last_one() -> None:
    meter = Meter(Limited.FRAMES, limit=Limit(at_once=1, a_second=1), most=0)
    for whose in range(5):
        meter.count(whose, now=0.0)
    assert 1 == len(meter)
    with pytest.raises(TooMuch):
        meter.count(4, now=0.0)
