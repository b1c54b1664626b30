"""Two alphabets that share shapes: a text is read in one of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.errors import BadNotation
from biritch.letters import Alphabet, alphabet_of

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
CYRILLIC = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдежзиіїклмнопрстуфхцчшщьюяёыэъ"
NEITHER = "0123456789 .:-♠♥♦♣×()"


@given(st.text(LATIN + NEITHER))
def test_a_text_without_cyrillic_letters_is_latin(text: str) -> None:
    assert alphabet_of(text) is Alphabet.LATIN


@given(st.text(CYRILLIC + NEITHER), st.sampled_from(CYRILLIC))
def test_a_text_with_cyrillic_letters_alone_is_cyrillic(text: str, letter: str) -> None:
    assert alphabet_of(text + letter) is Alphabet.CYRILLIC


@given(st.text(LATIN, min_size=1), st.text(NEITHER), st.text(CYRILLIC, min_size=1), st.booleans())
def test_a_mixture_is_refused_where_it_turns_with_both_readings(
    latin: str, between: str, cyrillic: str, latin_first: bool
) -> None:
    first, second = (latin, cyrillic) if latin_first else (cyrillic, latin)
    with pytest.raises(BadNotation) as refused:
        alphabet_of(first + between + second)
    error = refused.value
    assert (error.code, error.law) == ("letters.mixed", None)
    assert error.position == len(first + between)
    assert f"{first[0]} is read as a {'Latin' if latin_first else 'Cyrillic'} letter" in str(error)
    assert f"{second[0]} as a {'Cyrillic' if latin_first else 'Latin'} one" in str(error)


def test_the_ten_and_the_ace_look_alike_and_are_not_confused() -> None:
    assert alphabet_of("ST") is Alphabet.LATIN
    assert alphabet_of("пТ") is Alphabet.CYRILLIC
    with pytest.raises(BadNotation):
        alphabet_of("SТ")


@pytest.mark.parametrize(
    ("letter", "named"), [("Ω", "greek"), ("é", "latin small letter e with acute"), ("中", "cjk")]
)
def test_letters_of_a_third_alphabet_are_refused_by_name(letter: str, named: str) -> None:
    with pytest.raises(BadNotation, match=named) as refused:
        alphabet_of("A" + letter)
    assert (refused.value.code, refused.value.position) == ("letters.foreign", 1)
