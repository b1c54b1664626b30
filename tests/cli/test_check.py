from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.running import biritch

PBN = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S P P 1H\n'


def test_a_file_with_nothing_wrong_ends_with_0(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(PBN.replace("1H", "Pass"))
    ended = biritch(f"check {path}")
    assert (0, "1 board, nothing wrong\n", "") == (ended.code, ended.out, ended.err)


def test_each_problem_stands_in_a_line_with_its_place_and_code(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(PBN)
    ended = biritch(f"check {path}")
    first, last = ended.out.splitlines()
    assert first.startswith(f"{path}:4:8: West's 1H is not sufficient")
    assert first.endswith("[call.insufficient]")
    assert (1, "1 problem in 1 board") == (ended.code, last)


def test_a_folder_is_every_file_of_records_in_it(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.pbn").write_text(PBN)
    (tmp_path / "b.lin").write_text("mb|1S|mb|1H|")
    (tmp_path / "notes.doc").write_text("nothing")
    answer = json.loads(biritch(f"check --json {tmp_path}").out)
    assert [("b.lin", "call.insufficient"), ("a.pbn", "call.insufficient")] == [
        (Path(each["file"]).name, each["code"]) for each in answer["problems"]
    ]


def test_a_folder_without_records_and_a_file_that_is_not_there_are_misuse(tmp_path: Path) -> None:
    assert 2 == biritch(f"check {tmp_path}").code
    ended = biritch(f"check {tmp_path / 'none.pbn'}")
    assert (2, 1) == (ended.code, ended.err.count("\n"))


def test_a_file_nothing_tells_about_needs_a_format(tmp_path: Path) -> None:
    path = tmp_path / "hands"
    path.write_bytes(b"111")
    assert "give its format" in biritch(f"check {path}").err
    assert 1 == biritch(f"check {path} --format ber").code


def test_standard_input_is_read_where_no_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(PBN.encode())))
    ended = biritch("check")
    assert ended.out.startswith("<stdin>:4:8:")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(PBN.encode())))
    assert "<stdin>" == json.loads(biritch("check - --json").out)["problems"][0]["file"]
