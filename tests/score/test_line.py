from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from biritch.score import Reason, ScoreLine, points_of, totals_of
from biritch.seats import BySide, Side
from tests.house.tree import LANGUAGES, LOCALES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_needs_nothing_to_be_said(language: str) -> None:
    page = FluentParser().parse((LOCALES / language / "score.ftl").read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in page.body if isinstance(entry, ftl.Message)}
    assert {f"score-{reason.value}" for reason in Reason} == set(messages)
    for message in messages.values():
        assert message.value is not None
        assert all(isinstance(part, ftl.TextElement) for part in message.value.elements)


def test_nothing_scored_comes_to_nothing() -> None:
    assert (0, BySide(0, 0)) == (points_of((), Side.NS), totals_of(()))


def test_each_side_keeps_its_own_points() -> None:
    lines = (
        ScoreLine(Reason.UNDERTRICKS, 300, Side.EW),
        ScoreLine(Reason.HONOURS, 100, Side.NS),
        ScoreLine(Reason.HONOURS, 150, Side.EW),
    )
    assert (BySide(100, 450), -350) == (totals_of(lines), points_of(lines, Side.NS))
