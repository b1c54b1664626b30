"""Whether the browser's side is built when it must be, and only then."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest

import hatch_build


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("deal()")
    return tmp_path


@pytest.fixture
def npm_calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm was asked; it builds a page of one word."""
    calls: list[tuple[str, ...]] = []

    def npm(root: Path, *arguments: str) -> None:
        calls.append(arguments)
        if arguments[0] == "ci":
            (root / "web" / "node_modules").mkdir()
        else:
            hatch_build.static_of(root).mkdir(parents=True, exist_ok=True)
            (hatch_build.static_of(root) / "index.html").write_text("bridge")

    monkeypatch.setattr(hatch_build, "npm", npm)
    return calls


def test_the_client_is_built_once_for_each_state_of_its_sources(
    checkout: Path, npm_calls: list[tuple[str, ...]]
) -> None:
    hatch_build.build(checkout)
    hatch_build.build(checkout)
    assert [("ci", "--ignore-scripts"), ("run", "build")] == npm_calls
    (checkout / "web" / "src" / "main.ts").write_text("deal(); deal()")
    hatch_build.build(checkout)
    assert [("run", "build")] == npm_calls[2:]


def test_of_two_builds_at_once_the_second_waits_and_finds_all_done(
    checkout: Path, npm_calls: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, alone = Event(), Event(), hatch_build.npm

    def slow(root: Path, *arguments: str) -> None:
        begun.set()
        assert go_on.wait(60)
        alone(root, *arguments)

    monkeypatch.setattr(hatch_build, "npm", slow)
    with ThreadPoolExecutor() as two:
        first = two.submit(hatch_build.build, checkout)
        assert begun.wait(60)
        second = two.submit(hatch_build.build, checkout)
        assert wait([second], timeout=0.05).not_done
        go_on.set()
        first.result()
        second.result()
    assert [("ci", "--ignore-scripts"), ("run", "build")] == npm_calls


def test_what_npm_fetched_does_not_count_as_a_source(
    checkout: Path, npm_calls: list[tuple[str, ...]]
) -> None:
    hatch_build.build(checkout)
    (checkout / "web" / "node_modules" / "new.js").write_text("")
    assert hatch_build.is_built(checkout)
    assert len(npm_calls) == 2


def test_a_build_that_leaves_no_page_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "web" / "node_modules").mkdir()
    monkeypatch.setattr(hatch_build, "npm", lambda *_: None)
    with pytest.raises(SystemExit, match=r"index\.html"):
        hatch_build.build(checkout)


def test_who_wants_no_client_needs_no_node(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, npm_calls: list[tuple[str, ...]]
) -> None:
    monkeypatch.setenv("BIRITCH_WEB", "skip")
    hook = hatch_build.WebBuildHook(str(checkout), {}, None, None, "", "wheel")  # type: ignore[arg-type]  # unused here
    assert hook.dependencies() == []
    hook.initialize("standard", {})
    assert [] == npm_calls


def test_node_is_asked_of_the_python_index_only_where_the_machine_has_none(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BIRITCH_WEB", raising=False)
    monkeypatch.setenv("PATH", str(checkout))
    hook = hatch_build.WebBuildHook(str(checkout), {}, None, None, "", "wheel")  # type: ignore[arg-type]  # unused here
    assert hook.dependencies() == [hatch_build.NODE_WHEEL]
