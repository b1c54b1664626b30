"""Long lines broken between words, each span keeping its ink."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from biritch.paper.layout import Line, Span


def wrapped(
    spans: Line, width: float, measure: Callable[[Line], float], *, indent: str = ""
) -> Iterator[Line]:
    """The line in as many lines as it takes; a word wider than all of it is left whole.

    Args:
        spans: the line.
        width: that there is.
        measure: how wide a line is.
        indent: what lines after the first begin with.

    Examples:
        >>> from biritch.paper.layout import line, text_of
        >>> [
        ...     text_of(each)
        ...     for each in wrapped(
        ...         line("five or more ♠ cards"), 9, lambda each: len(text_of(each))
        ...     )
        ... ]
        ['five or', 'more ♠', 'cards']
    """
    if measure(spans) <= width:
        yield spans
        return
    current: list[Span] = []
    for word in _words(spans):
        tried = (*current, *word)
        if any(span.text.strip() for span in current) and measure(_trimmed(tried)) > width:
            yield _trimmed(tuple(current))
            current = [Span(indent)] if indent else []
            current += _led(word)
        else:
            current += word
    if current:
        yield _trimmed(tuple(current))


def _words(spans: Line) -> Iterator[list[Span]]:
    """Runs without a place to break, each with the spaces before it."""
    word: list[Span] = []
    for span in spans:
        parts = span.text.split(" ")
        for place, part in enumerate(parts):
            if place:
                yield word
                word = [replace(span, text=f" {part}")]
            elif part:
                word.append(replace(span, text=part))
    yield word


def _led(word: list[Span]) -> list[Span]:
    """A word as the first of its line, without the space before it."""
    first = word[0].text.removeprefix(" ")
    return ([replace(word[0], text=first)] if first else []) + word[1:]


def _trimmed(spans: Line) -> Line:
    last = spans[-1]
    return (*spans[:-1], replace(last, text=last.text.rstrip(" ")))
