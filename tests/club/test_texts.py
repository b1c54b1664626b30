from __future__ import annotations

import pytest

from biritch.club.store import Store
from biritch.club.texts import LONGEST, Kind, Text, Texts
from biritch.errors import BadValue


@pytest.fixture
def texts(store: Store) -> Texts:
    return Texts(store)


def said(texts: Texts, words: str, *, author: str = "p1", now: float = 1.0) -> Text:
    return texts.keep(words, stream="t1", kind=Kind.CHAT, author=author, now=now)


def test_a_text_is_found_by_its_number(texts: Texts) -> None:
    kept = texts.keep(
        "  drawing trumps\n",
        stream="t1",
        kind=Kind.STATEMENT,
        author="p1",
        now=1.5,
        audience="table",
    )
    assert "drawing trumps" == kept.text
    assert {kept.id: kept} == texts.read(frozenset({kept.id, 7}))


def test_chat_is_read_in_the_order_it_was_written(texts: Texts) -> None:
    for moment in range(5):
        said(texts, f"word {moment}", now=float(moment))
    texts.keep("a ruling", stream="t1", kind=Kind.REASON, author="p1", now=9.0)
    texts.keep("elsewhere", stream="t2", kind=Kind.CHAT, author="p1", now=9.0)
    assert ["word 2", "word 3", "word 4"] == [each.text for each in texts.at_table("t1", last=3)]
    assert ["a ruling"] == [each.text for each in texts.at_table("t1", kind=Kind.REASON)]


def test_an_erased_text_is_gone_and_was_there(texts: Texts) -> None:
    kept, other = said(texts, "rude"), said(texts, "polite", now=2.0)
    texts.erase(kept.id, now=3.0)
    assert [("", True), ("polite", False)] == [
        (each.text, each.is_erased) for each in texts.at_table("t1")
    ]
    assert "polite" == texts.read(frozenset({other.id}))[other.id].text


def test_all_that_somebody_wrote_can_be_erased(texts: Texts) -> None:
    for author in ("p1", "guest before", "p2"):
        said(texts, "hello", author=author)
    assert 2 == texts.erase_all_by(frozenset({"p1", "guest before"}), now=3.0)
    assert 0 == texts.erase_all_by(frozenset({"p1", "guest before"}), now=3.0)
    assert [True, True, False] == sorted(
        (each.is_erased for each in texts.at_table("t1")), reverse=True
    )


def test_a_text_whose_event_was_refused_is_forgotten(texts: Texts) -> None:
    kept = said(texts, "too late")
    texts.forget(kept.id)
    assert [] == texts.at_table("t1")


def test_numbers_tell_nothing_and_a_browser_can_hold_them(texts: Texts) -> None:
    numbers = [said(texts, "hello").id for _each in range(20)]
    assert numbers != sorted(numbers)
    assert all(0 < number < 2**53 for number in numbers)


@pytest.mark.parametrize("words", ["", "  \n", "\0", "x" * (LONGEST + 1)])
def test_a_text_has_words_and_an_end(texts: Texts, words: str) -> None:
    with pytest.raises(BadValue) as refusal:
        said(texts, words)
    assert "text.length" == refusal.value.code
