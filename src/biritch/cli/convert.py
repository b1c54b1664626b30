"""`biritch convert`: files of records from any format to any."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from biritch.cli.check_files import STREAM, files_in
from biritch.cli.convert_one import Converted, converted, write_file
from biritch.errors import BadValue
from biritch.records.formats import FORMATS, Format, ending_of, named

if TYPE_CHECKING:
    from rich.progress import Progress


def convert(
    source: Annotated[str, Parameter(name="IN", allow_leading_hyphen=True)],
    target: Annotated[str, Parameter(name="OUT", allow_leading_hyphen=True)],
    /,
    *,
    from_: Annotated[str | None, Parameter(name="--from")] = None,
    to: str | None = None,
    explain: bool = False,
    strict: bool = False,
) -> int:
    """Convert records from one format to another: a file, standard input and output, a whole folder.

    The formats go by the endings of the files, what is read also by its first bytes. What was wrong
    in a file is counted on standard error; biritch check lists it.

    For example:

    $ biritch convert evening.lin evening.pbn --explain

    $ biritch convert boards.pbn boards.dup

    $ biritch convert downloads/ club/ --to pbn

    Args:
        source: a file, a folder, or - for standard input.
        target: a file, a folder, or - for standard output.
        from_: the format of what is read, where nothing tells.
        to: the format of what is written, where the ending does not tell.
        explain: say what of each file the format written cannot hold.
        strict: stop at the first thing wrong, and write nothing.
    """
    whole_folder = Path(source).is_dir() and source != STREAM
    if whole_folder or (target != STREAM and Path(target).is_dir()):
        return _folder(source, Path(target), from_, to, explain=explain, strict=strict)
    written_as = _format_of_output(target, to)
    result = converted(source, written_as, format_=from_, strict=strict)
    write_file(target, result.data, source=source)
    _say(result, explain=explain, aside=target == STREAM)
    return 0


def _format_of_output(target: str, to: str | None) -> Format:
    if to is not None:
        return named(to)
    if ending_of(target) in FORMATS:
        return FORMATS[ending_of(target)]
    raise BadValue(
        f"the ending of {target!r} names no format; give one with --to: {', '.join(FORMATS)}",
        code="format.unknown",
        name=target,
    )


def _folder(
    source: str, target: Path, from_: str | None, to: str | None, *, explain: bool, strict: bool
) -> int:
    """Convert every file of a folder into another, with a bar that shows how far it has come."""
    if to is None:
        raise BadValue("for a whole folder, give the format to write with --to", code="format.none")
    if target.is_file():
        raise BadValue(f"{target} is a file, not a folder", code="file.folder", name=str(target))
    written_as = named(to)
    names = list(files_in((source,)))
    root = Path(source) if Path(source).is_dir() else Path(source).parent
    stems = Counter(str(Path(name).with_suffix("")) for name in names)
    failed = 0
    with _bar(len(names)) as bar:
        for name in names:
            path = target / Path(name).relative_to(root)
            # Two files that differ only in their endings stay two.
            alone = stems[str(Path(name).with_suffix(""))] == 1
            path = path.with_name(f"{path.stem if alone else path.name}.{written_as.name}")
            try:
                result = converted(name, written_as, format_=from_, strict=strict)
                path.parent.mkdir(parents=True, exist_ok=True)
                write_file(str(path), result.data, source=name)
            except (BadValue, OSError) as wrong:
                failed += 1
                print(f"{name}: {wrong}", file=sys.stderr)
            else:
                _say(result, explain=explain, aside=False)
            if bar is not None:
                bar.advance(bar.task_ids[0])
    print(f"{len(names) - failed} of {len(names)} files converted into {target}")
    return 1 if failed else 0


def _bar(files: int) -> AbstractContextManager[Progress | None]:
    """A bar on standard error, where that is a terminal somebody looks at."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import Progress  # noqa: PLC0415

    bar = Progress(console=Console(file=sys.stderr), transient=True)
    bar.add_task("Converting", total=files)
    return bar


def _say(result: Converted, *, explain: bool, aside: bool) -> None:
    out = sys.stderr if aside else sys.stdout
    if result.problems:
        print(
            f"{result.name}: {result.problems} things wrong; biritch check lists them",
            file=sys.stderr,
        )
    for left_out in result.left_out:
        print(f"{result.name}: {left_out}", file=sys.stderr)
    if explain:
        for loss in result.losses():
            print(f"{result.name}: not kept in {result.written_as.name}: {loss}", file=out)
        if not result.losses():
            print(f"{result.name}: all is kept in {result.written_as.name}", file=out)
