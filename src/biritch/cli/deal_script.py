"""A dealer's script, run from the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from biritch.analysis.dealing import ScriptRun, read_script
from biritch.cli.deal_chosen import chance_of
from biritch.cli.progress import bar
from biritch.errors import BadValue
from biritch.records.pbn import write_boards

INTERRUPTED = 130


def run_script(
    path: Path, *, seed: str | None, boards: int | None, said: bool
) -> tuple[ScriptRun, int]:
    """Run a script, and print what it prints.

    Args:
        path: the script.
        seed: where chance comes from.
        boards: how many deals are wanted, if not as many as the script says.
        said: whether anything is printed; not where the boards are answered otherwise.

    Returns:
        The run, and the number that the program ends with.

    Raises:
        BadNotation: with line and column, if the script cannot be read.
        BadValue: if it is no text.
    """
    try:
        script = read_script(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadValue(f"{path} is no text in UTF-8", code="file.text", name=str(path)) from None
    if boards is not None:
        script = replace(script, produce=boards)
    run = ScriptRun(script, chance_of(seed))
    code = 0
    try:
        with bar("Dealing", script.wanted) as further:
            shown = 0
            for text in run.texts():
                if said:
                    sys.stdout.write(text)
                further(len(run.boards) - shown)
                shown = len(run.boards)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if said:
        if run.as_pbn:
            sys.stdout.write(write_boards(run.boards))
        sys.stdout.write(run.end())
        print(f"Generated {run.tried} hands\nProduced {len(run.boards)} hands", file=sys.stderr)
    return run, code
