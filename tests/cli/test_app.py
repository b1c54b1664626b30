"""What holds for every verb: one line of complaint, the right number, and a quick start."""

from __future__ import annotations

import socket
import subprocess
import sys
from itertools import chain

import pytest

from biritch import __version__
from biritch.cli import app
from tests.cli.running import biritch


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("seal", "biritch: Unknown command"),
        ("deal --boads 3", "biritch: Unknown option: --boads"),
        ("deal --boards x", "biritch: Invalid value for --boards"),
        ("deal --boards 0", 'biritch: Invalid value "0" for --boards'),
        ("deal --json --pbn", "biritch: Invalid values"),
        ("score", "biritch: say what was bid, by whom, and how it went: biritch score 4HXS-1"),
        ("serve --port 99999", 'biritch: Invalid value "99999" for --port'),
        ("serve --port 0", 'biritch: Invalid value "0" for --port'),
        ("serve --port x", "biritch: Invalid value for --port"),
        ("score 4H", "biritch: cannot read '4H'"),
        ("score 4HS= 3NTE=", "biritch: cannot read '4HS= 3NTE='"),
        ("score 4HS= --vulnerable all --form whist", "biritch: Invalid value"),
        ("score 4HS= --form russian", "biritch: Russian scoring needs --hcp once for each result"),
        ("score 4HS= --form russian --hcp 20 --hcp 21", "biritch: Russian scoring needs --hcp"),
        ("score 4HS= --form russian --hcp 41", "biritch: a side has 0 to 40 high-card points"),
        ("score 4HS= --hcp 20", "biritch: no score of duplicate goes by high-card points"),
        ("score 4HS=@H:N100 --form russian --hcp 20", "biritch: cannot read '4HS='"),
        (
            "score 4HS= --form rubber --variant g",
            "biritch: cannot read 'g' at position 0: expected",
        ),
        ("score 4HS= --form rubber --settle --settle-down", "biritch: a house has one rule"),
        ("score 4HS= --form threehanded --owner Q", "biritch: cannot read 'Q'"),
        ("rota --players 4", "biritch: there is a rota for 5 or 6 players, not 4"),
        ("rota", "biritch: Command"),
        ("score 4HS= --vulnerable sometimes", "biritch: cannot read 'sometimes'"),
        ("score 4HS=@H:N100", "biritch: cannot read '4HS='"),
        ("score 4HS=@N100", "biritch: cannot read '4HS=@N100' at position 4"),
        ("score 4HS=@H:N90 --form rubber", "biritch: honours are worth 100 or 150 points, not 90"),
        ("score PASS@H:N100 --form rubber", "biritch: deal 1, PASS: no honours here"),
        ("score 4HS= 3NTS= PASS --form rubber", "biritch: deal 3, PASS: the sheet was closed"),
        ("score 4HS= 3NTS= --form rubber --vulnerable ns", "biritch: cannot read"),
        ("auction 1S 1H", "biritch: call 2, 1H: East's 1H is not sufficient"),
        ("auction 1S 1Q", "biritch: call 2, 1Q: cannot read '1Q'"),
        ("auction 1S P P P P", "biritch: call 5, P: P comes too late"),
        ("auction --dealer Q", "biritch: cannot read 'Q'"),
        ("verify ab --board 3 --salt 00 --deal N:", "biritch: cannot read 'N:'"),
        ("verify ab --board 3 --salt 0x --deal N:", "biritch: cannot read '0x'"),
    ],
)
def test_what_cannot_be_followed_ends_with_2_and_one_line(line: str, said: str) -> None:
    ended = biritch(line)
    assert (2, "") == (ended.code, ended.out)
    assert ended.err.startswith(said), ended.err
    assert 1 == ended.err.count("\n")


def test_the_version_is_the_one_of_the_package() -> None:
    assert f"biritch {__version__}\n" == biritch("version").out
    assert f"{__version__}\n" == biritch("--version").out


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("biritch.cli.version.version", interrupted)
    ended = biritch("version")
    assert (130, "", "") == (ended.code, ended.out, ended.err)


def test_a_file_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise FileNotFoundError(2, "No such file or directory", "evening.pbn")

    monkeypatch.setattr("biritch.cli.version.version", missing)
    ended = biritch("version")
    assert 2 == ended.code
    assert "biritch: evening.pbn: No such file or directory\n" == ended.err


@pytest.mark.parametrize(("words", "code"), [(["version"], 0), (["seal"], 2)])
def test_the_program_ends_with_the_number(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["biritch", *words])
    with pytest.raises(SystemExit) as ended:
        app.main()
    assert code == ended.value.code
    capfd.readouterr()


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = [sys.executable, "-c", "from biritch.cli import main; main()"]
    with subprocess.Popen(
        [*program, "deal", "--boards", "5000", "--seed", "x"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b"Board 1,")
        running.stdout.close()
        assert b"" == running.stderr.read()
        assert 0 == running.wait()


def test_a_terminal_without_suits_gets_question_marks() -> None:
    program = [sys.executable, "-c", "from biritch.cli import main; main()"]
    ended = subprocess.run(
        [*program, "deal", "--seed", "x"],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"N  ? AT4  ? KQ83" in ended.stdout


@pytest.mark.parametrize("line", ["score 4HXS-1 --json", "auction 1S", "deal --seed x", "version"])
def test_a_verb_of_the_game_loads_no_server(line: str) -> None:
    asked = (
        "import sys; from biritch.cli.app import run; "
        f"run({line.split()!r}); print(*sorted(sys.modules), file=sys.stderr)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stderr.split()
    heavy = {"sqlalchemy", "starlette", "uvicorn", "websockets", "numpy", "asyncio", "alembic"}
    assert set() == heavy & set(loaded)
    assert [] == [name for name in loaded if name.startswith(("biritch.server", "biritch.club"))]


@pytest.mark.parametrize("verb", [*chain.from_iterable(app.VERBS.values())])
def test_help_shows_no_marks_of_its_own_spelling(verb: str) -> None:
    ended = biritch(f"{verb} --help")
    assert 0 == ended.code
    assert "`" not in ended.out


def test_help_shows_what_holds_unless_one_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    serve = biritch("serve --help").out
    assert "8420 or the next free one" in serve
    assert "[default: 0.9]" in serve
    assert "False" not in serve
    assert "[default: 64]" in biritch("worker --help").out
    assert "[default: http://localhost:8420]" in biritch("member --help").out


def test_a_port_in_use_is_said_and_not_passed_over() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = biritch(f"serve --here --port {port}")
    assert 2 == ended.code
    assert ended.err.startswith(f"biritch: nothing can listen on port {port} of 127.0.0.1")
