from __future__ import annotations

import io
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from biritch.records.lin import read_lin
from biritch.records.pbn import read_pbn
from tests.cli.running import biritch
from tests.records.kept import KEPT, kept

HANDS = KEPT / "eight-hands.lin"


def test_a_file_is_converted_by_the_endings(tmp_path: Path) -> None:
    out = tmp_path / "hands.pbn"
    ended = biritch(f"convert {HANDS} {out}")
    assert (0, "", "") == (ended.code, ended.out, ended.err)
    there = read_pbn(out.read_bytes(), strict=True).records
    assert [(each.board, each.auction, each.play) for each in read_lin(kept(HANDS.name))] == [
        (each.board, each.auction, each.play) for each in there
    ]
    assert ["hands.pbn"] == [path.name for path in tmp_path.iterdir()]


def test_what_the_format_cannot_hold_is_explained(tmp_path: Path) -> None:
    ended = biritch(f"convert {HANDS} {tmp_path / 'hands.bri'} --explain")
    assert f"{HANDS}: not kept in bri: calls (boards 1, 2, 3, 4, 5, 6, 7, 8)\n" in ended.out
    ended = biritch(f"convert {HANDS} {tmp_path / 'hands.json'} --explain")
    assert f"{HANDS}: all is kept in json\n" == ended.out


def test_pipes_are_read_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(kept("one-hand.lin"))))
    ended = biritch("convert - - --to rbn --explain")
    assert ended.out.startswith("%RBN")
    assert "not kept" not in ended.out


def test_a_whole_folder_is_converted_into_another(tmp_path: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    (source / "deep").mkdir(parents=True)
    (source / "deep" / "a.lin").write_bytes(kept("one-hand.lin"))
    (source / "b.bri").write_bytes(kept("sixteen-deals.bri"))
    (source / "b.dup").write_bytes(kept("sixteen-deals.dup"))
    ended = biritch(f"convert {source} {target} --to pbn")
    assert (0, f"3 of 3 files converted into {target}\n") == (ended.code, ended.out)
    assert ["b.bri.pbn", "b.dup.pbn", "deep/a.pbn"] == sorted(
        path.relative_to(target).as_posix() for path in target.rglob("*.pbn")
    )


def test_a_file_may_be_converted_into_a_folder(tmp_path: Path) -> None:
    assert 0 == biritch(f"convert {HANDS} {tmp_path} --to pbn").code
    assert (tmp_path / "eight-hands.pbn").is_file()


def test_in_a_folder_one_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    (source / "a.lin").write_bytes(kept("one-hand.lin"))
    (source / "b.pbn").write_text(
        '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. '
        '...AKQJT98765432"]\n\n[Board "3"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. '
        '..AKQJT98765432. ...AKQJT98765432"]\n'
    )
    ended = biritch(f"convert {source} {target} --to dup")
    assert (1, f"1 of 2 files converted into {target}\n") == (ended.code, ended.out)
    assert "board 2 is missing" in ended.err


def test_boards_that_a_machine_cannot_deal_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text('[Board "7"]\n[Deal "N:AK2.QJ.T98.76543 - - -"]\n')
    ended = biritch(f"convert {path} {tmp_path / 'a.dup'}")
    assert (0, f"{path}: board 7 lacks cards; it is left out\n") == (ended.code, ended.err)


def test_what_was_wrong_is_counted_and_strictly_stops(tmp_path: Path) -> None:
    path, out = tmp_path / "a.lin", tmp_path / "a.pbn"
    path.write_text("mb|1S|mb|1H|")
    assert f"{path}: 1 things wrong" in biritch(f"convert {path} {out}").err
    out.unlink()
    ended = biritch(f"convert {path} {out} --strict")
    assert (2, False) == (ended.code, out.exists())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("convert {0} {1}/x.doc", "names no format"),
        ("convert {0} -", "names no format"),
        ("convert {1} {1}/out", "--to"),
        ("convert {0} {0}", "is the file that was read"),
        ("convert {1} {0} --to pbn", "is a file, not a folder"),
        ("convert {1}/none.pbn {1}/x.lin", "none.pbn"),
        ("convert {0} {1}/x.pbn --from doc", "there is no format"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, line: str, why: str) -> None:
    path = tmp_path / "a.lin"
    path.write_bytes(kept("one-hand.lin"))
    ended = biritch(line.format(path, tmp_path))
    assert (2, 1) == (ended.code, ended.err.count("\n"))
    assert why in ended.err
    assert kept("one-hand.lin") == path.read_bytes()


def test_a_file_that_is_there_is_replaced_as_a_whole(tmp_path: Path) -> None:
    out = tmp_path / "a.pbn"
    out.write_text("old")
    out.chmod(0o600)
    biritch(f"convert {HANDS} {out}")
    assert 0o600 == out.stat().st_mode & 0o777
    assert 8 == len(read_pbn(out.read_bytes()))


def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "out.pbn"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as threads:
        read = threads.submit(pipe.read_bytes)
        ended = biritch(f"convert {HANDS} {pipe}")
    assert (0, "") == (ended.code, ended.err)
    assert pipe.is_fifo()
    assert len(read_pbn(read.result(), strict=True).records) == 8
    assert ["out.pbn"] == [path.name for path in tmp_path.iterdir()]


def test_where_a_link_leads_is_written_and_the_link_stays(tmp_path: Path) -> None:
    link, kept_here = tmp_path / "link.pbn", tmp_path / "kept.pbn"
    kept_here.write_text("old")
    link.symlink_to(kept_here)
    biritch(f"convert {HANDS} {link}")
    assert link.is_symlink()
    assert len(read_pbn(kept_here.read_bytes(), strict=True).records) == 8


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    ended = biritch(f"convert {HANDS} {tmp_path / 'nowhere' / 'out.pbn'}")
    assert ended.code
    assert str(tmp_path / "nowhere") in ended.err
    assert "out.pbn." not in ended.err


def test_boards_that_are_analysed_are_not_written_over_what_was_read(tmp_path: Path) -> None:
    here = tmp_path / "hands.pbn"
    biritch(f"convert {HANDS} {here}")
    before = here.read_bytes()
    ended = biritch(f"analyse {here} --output {here}")
    assert 2 == ended.code
    assert "is the file that was read" in ended.err
    assert before == here.read_bytes()
