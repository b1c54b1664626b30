from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biritch.records import Record, Remark
from biritch.records.lin import read_lin, write_lin
from tests.records.kept import kept
from tests.records.playing import records


def test_hands_are_written_back_byte_for_byte() -> None:
    lines = kept("eight-hands.lin").decode().splitlines()
    written = write_lin(read_lin(kept("eight-hands.lin")).records).splitlines()
    whole = [place for place, line in enumerate(lines) if "mc|" not in line]
    assert [lines[place] for place in whole] == [written[place] for place in whole]


def test_what_the_format_holds_of_a_match_comes_back() -> None:
    reading = read_lin(kept("match.lin"))
    again = read_lin(write_lin(reading.records), strict=True)
    assert reading.records == again.records
    assert write_lin(reading.records) == write_lin(again.records)


@given(records())
def test_a_board_comes_back_with_all_that_lin_holds(record: Record) -> None:
    held = replace(record, event="", tags=(), comments=(), cards=(), calls=_held(record.calls))
    if record.play is not None and not record.play.count:
        held = replace(held, play=None)  # a play of no cards is no play
    held = replace(held, names=held.names.map(lambda name: name.replace(",", ";")))
    (read,) = read_lin(write_lin([held]), strict=True)
    assert held == read


def _held(remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
    return tuple(replace(remark, signs=()) for remark in remarks)


@given(st.text(max_size=40))
def test_no_text_breaks_the_line_it_stands_in(text: str) -> None:
    record = read_lin(kept("one-hand.lin")).records[0]
    record = replace(
        record,
        names=record.names.map(lambda _: text),
        calls=(Remark(place=1, text=text, comment=text),),
        comments=(("Deal", text),),
        tags=(("Lin_ha", text),),
    )
    again = read_lin(write_lin([record]))
    assert [record.board] == [each.board for each in again]
    assert [record.play] == [each.play for each in again]
