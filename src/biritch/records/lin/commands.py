"""The commands of a LIN text: two letters, a bar, a value, a bar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import TypeAlias

from biritch.records.problem import Problems
from biritch.records.transcript import Place

# A name, its value, and where it stands: the line, and how many bars are before the name there.
Command: TypeAlias = tuple[str, str, int, int]
_MOST_LINES = 1000


_QUOTED = re.compile("%([0-9A-Fa-f]{2})")


def _unquoted(text: str) -> str:
    """The LIN of a link to the hand viewer, in which every bar is written ``%7C``.

    Examples:
        >>> _unquoted("https://www.bridgebase.com/tools/handviewer.html?lin=pn%7Ca,b%7C")
        'pn|a,b|'
    """
    _, is_link, value = text.rpartition("lin=")
    if is_link:
        text = value.partition("&")[0].replace("+", " ")
    if not text.isascii():
        return text
    data = _QUOTED.sub(lambda found: chr(int(found[1], 16)), text)
    return data.encode("latin-1").decode(errors="replace")


class Lines:
    """The lines of a LIN file as they are read, so that a place in one can be found when needed.

    Args:
        lines: the lines.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self._kept: dict[int, str] = {}
        self._measured: tuple[int, list[int]] = (0, [1])  # where the parts of one line begin

    def commands(self, problems: Problems) -> Iterator[Command]:
        """Each command in order; a value may go on over several lines."""
        open_name, open_value, open_at = "", "", (0, 0)
        for number, written in enumerate(self._lines, start=1):
            line = _unquoted(written) if "%7C" in written or "%7c" in written else written
            self._keep(number, line)
            parts = line.split("|")
            start = 0
            if open_name:
                # The value of the last command of an earlier line ends here, or goes on.
                open_value += "\n" + parts[0]
                if len(parts) == 1:
                    continue
                yield (open_name, open_value, *open_at)
                open_name, start = "", 1
            last = len(parts) - 1
            while start < last:
                name = parts[start].strip().lower()
                if len(name) > 2 or not name.isalnum():
                    start = self._recovered(parts, start, number, problems)
                    continue
                if start + 1 == last:
                    open_name, open_value, open_at = name, parts[last], (number, start)
                    break
                yield name, parts[start + 1], number, start
                start += 2
            else:
                self._stray(parts[last] if start == last else "", number, last, problems)
        if open_name:
            problems.add(
                self.place(*open_at),
                "lin.open",
                f"no bar ends the value of {open_name}",
                done="it is taken to end with the file",
            )
            yield (open_name, open_value, *open_at)

    def _recovered(self, parts: list[str], start: int, number: int, problems: Problems) -> int:
        """Where reading goes on behind something that is no command."""
        text = parts[start].strip()
        if text:
            shown = text if len(text) <= 40 else text[:37] + "..."
            problems.add(
                self.place(number, start), "lin.command", f"no command: {shown}", done="left out"
            )
        elif len(parts) - start <= 2:
            return len(parts) - 1
        return start + 1

    def _stray(self, text: str, number: int, bars: int, problems: Problems) -> None:
        if text.strip():
            shown = text.strip()[:40]
            problems.add(
                self.place(number, bars),
                "lin.stray",
                f"no bar follows: {shown}",
                done="it is left out",
            )

    def _keep(self, number: int, line: str) -> None:
        self._kept[number] = line
        self._kept.pop(number - _MOST_LINES, None)

    def place(self, number: int, bars: int) -> Place:
        """The line and column of what stands behind so many bars."""
        if self._measured[0] != number:
            lengths = [len(part) + 1 for part in self._kept.get(number, "").split("|")]
            self._measured = (number, list(accumulate(lengths, initial=1)))
        columns = self._measured[1]
        return number, columns[min(bars, len(columns) - 1)]
