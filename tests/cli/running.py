"""The command line as its user has it: words in, two streams and a number out."""

from __future__ import annotations

import contextlib
import io
import shlex
from dataclasses import dataclass

from biritch.cli.app import run


@dataclass(frozen=True)
class Ended:
    """What a run left behind."""

    code: int
    out: str
    err: str


def biritch(line: str) -> Ended:
    """Runs one line as a shell would hand it over, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(shlex.split(line))
    return Ended(code, out.getvalue(), err.getvalue())
