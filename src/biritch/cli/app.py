"""The front of the command line: finds the verb, runs it, and says in one line what went wrong.

A verb's file is opened only when that verb is asked for, so that ``biritch score`` answers at once
and never loads a server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import chain

from cyclopts import App, CycloptsError, Parameter

from biritch import __version__
from biritch.errors import BiritchError

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


# What each verb is about. The verb `deal` is the function `deal` in the file `deal.py` beside this.
VERBS: dict[str, tuple[str, ...]] = {
    "Bridge": ("deal", "statistics", "auction", "score", "rota", "system", "verify"),
    "Robots": ("match", "tablemanager", "robot", "quiz"),
    "Files": ("check", "convert", "print"),
    "Analysis": ("analyse", "suit", "leads", "chances"),
    "The house": ("serve", "worker", "member", "backup", "restore", "audit"),
    "This program": ("version",),
}


def command_line() -> App:
    """The whole command line, no verb loaded yet."""
    app = App(
        name="biritch",
        help="The open house of bridge: deal, score, play, host.",
        version=__version__,
        help_format="rst",  # what stands in double backticks is code, and is shown without them
        default_parameter=Parameter(negative=(), show_default=shown),
        suppress_keyboard_interrupt=False,
    )
    for about, verbs in VERBS.items():
        for verb in verbs:
            app.command(f"biritch.cli.{verb}:{verb}", name=verb, group=about)
    return app


def shown(default: object) -> str | None:
    """A default as the help shows it; None for one that says nothing: off, empty, none.

    Examples:
        >>> shown(8420), shown(False), shown("")
        ('8420', None, None)
    """
    return str(default) if isinstance(default, str | int | float) and default else None


def run(words: Sequence[str]) -> int:
    """Do what a line of words asks, and give the number the program ends with.

    Returns:
        0 when done, 1 when the answer is no, 2 when the line could not be followed (one line on
        standard error says why), 130 when interrupted.
    """
    app = command_line()
    if not words or words[0] in app.help_flags:
        for verb in chain.from_iterable(VERBS.values()):
            app[verb]  # the list shows each verb's first line, so each file is opened
    try:
        answer = app(
            list(words), exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as wrong:
        return _misused(str(wrong))
    except BrokenPipeError:
        raise  # no question misunderstood: the reader went away
    except BiritchError as wrong:
        return _misused(str(wrong))
    except OSError as wrong:
        # "No such file or directory" alone does not say which.
        named = f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong)
        return _misused(named)
    except KeyboardInterrupt:
        return INTERRUPTED
    return answer if isinstance(answer, int) else DONE


def main() -> None:
    """What the program `biritch` does."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without ♠ shows ?; a PBN file's line ends are its own affair, on any machine.
        stream.reconfigure(errors="replace", newline="\n")  # type: ignore[union-attr]  # no TextIO has it
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = DONE
    sys.exit(code)


def _misused(why: str) -> int:
    """Say on one line why nothing was done."""
    print("biritch:", " ".join(why.split()), file=sys.stderr)
    return MISUSED
