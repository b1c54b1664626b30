from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.club.errors import NameRefused
from biritch.club.names import LONGEST, SHORTEST, name_key, name_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria  ", "Anna Maria"),
        ("Мар'яна", "Мар'яна"),
        ("Мар’яна", "Мар’яна"),
        ("Їжак-2", "Їжак-2"),
        ("O'Neil Jr.", "O'Neil Jr."),
        ("José", "José"),
        ("Ａｎｎａ", "Anna"),
        ("J. S. Bach", "J. S. Bach"),
    ],
)
def test_a_name_is_tidied(text: str, name: str) -> None:
    assert name == name_of(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("A", "name.length"),
        ("", "name.length"),
        ("A" * 25, "name.length"),
        ("Bоris", "name.mixed_alphabets"),
        ("Аnna", "name.mixed_alphabets"),
        ("Анна Smith", "name.mixed_alphabets"),
        ("7NT", "name.letters"),
        ("Anna--Maria", "name.letters"),
        ("Anna-", "name.letters"),
        ("-Anna", "name.letters"),
        ("An\u200bna", "name.letters"),
        ("Anna♠", "name.letters"),
        ("Άννα", "name.letters"),
        ("Z\u0335a\u0335lgo", "name.letters"),
        ("<b>Anna</b>", "name.letters"),
        ("House", "name.reserved"),
        ("Robot", "name.reserved"),
        ("Гость", "name.reserved"),
    ],
)
def test_a_name_that_cannot_be_had_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(NameRefused) as refusal:
        name_of(text)
    assert code == refusal.value.code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Сора", "Copa"),
        ("СОРА", "copa"),
        ("Bill", "BiIl"),
        ("Bob0", "Bobo"),
        ("Anna Maria", "Anna-Maria"),
        ("Мар'яна", "Мар’яна"),
        ("ВОВА", "BOBA"),
    ],
)
def test_two_names_that_look_the_same_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Іван", "Иван"), ("Jose", "José")])
def test_names_that_differ_to_the_eye_are_two(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@given(st.text(max_size=30))
def test_whatever_is_accepted_is_short_tidy_and_accepted_again(text: str) -> None:
    try:
        name = name_of(text)
    except NameRefused:
        return
    assert SHORTEST <= len(name) <= LONGEST
    assert name == name_of(name)
    assert name_key(name)
    assert name.isprintable()
