"""The rows of equal length that most dealing machines keep their boards in."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.records.problem import Problems

Place = tuple[int, int]


def rows(
    data: bytes, size: int, problems: Problems, *, start: int = 0
) -> Iterator[tuple[int, bytes, Place]]:
    r"""Each row of a file, its number counted from 1, and where it begins; a torn last row is reported.

    A file that ends with a line end or with control-Z, as old machines write it, is whole.

    Examples:
        >>> [row for _, row, _ in rows(b"abcdef\r\n", 3, Problems())]
        [b'abc', b'def']
    """
    last = start
    for number, at in enumerate(range(start, len(data) - size + 1, size), start=1):
        last = at + size
        yield number, data[at:last], (1, at + 1)
    torn = data[last:].rstrip(b"\r\n\x1a \0")
    if torn:
        problems.add(
            (1, last + 1),
            "machine.torn",
            f"the last board has {len(torn)} of {size} bytes",
            done="it is left out",
        )
