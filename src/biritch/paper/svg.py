"""A layout as an SVG picture: it stands by itself, in any browser, with a title that is read aloud.

Suits are drawn, not written, so they look the same where no font has them; each word is told how
wide it is, so nothing overlaps in whatever letters the reader's machine has.
"""

from __future__ import annotations

from html import escape
from typing import Final

from biritch.paper.colours import Colours
from biritch.paper.fonts import Face, width_of
from biritch.paper.layout import INKED_SUITS, Block, Sheet, clean
from biritch.paper.marks import Box, Mark, Placed, Stroke, Words
from biritch.paper.placing import place
from biritch.paper.suits import HOLLOW, OUTLINES, svg_path
from biritch.paper.text import text_of_sheet

_FAMILIES: Final = {
    Face.TEXT: "'PT Sans','Golos Text','Segoe UI',system-ui,sans-serif",
    Face.BOLD: "'PT Sans','Golos Text','Segoe UI',system-ui,sans-serif",
    Face.TITLE: "'PT Serif',Literata,Georgia,serif",
}
_MARGIN: Final = 0.5  # letters around all of it


def svg_of(
    block: Block,
    *,
    title: str,
    about: str = "",
    language: str = "en",
    size: float = 14.0,
    width: float | None = None,
    colours: Colours = Colours.TWO,
) -> str:
    """A layout as SVG.

    Args:
        block: the layout.
        title: what a screen reader says first.
        about: what it says then: all there is to see, in words.
        language: of the words.
        size: of the letters, in pixels.
        width: of the picture; None for as much as it takes.
        colours: of the suits.

    Examples:
        >>> from biritch.paper.layout import Lines, line
        >>> print(svg_of(Lines((line("A <b>"),)), title="Ann & Lee")[:38])
        <svg xmlns="http://www.w3.org/2000/svg
    """
    margin = _MARGIN * size
    placed = place(block, size, width - 2 * margin if width is not None else None)
    return drawn(
        Placed(placed.width + 2 * margin, placed.height + 2 * margin, placed.at(margin, margin)),
        title=title,
        about=about,
        language=language,
        colours=colours,
    )


def svg_of_page(page: Placed, sheet: Sheet, *, colours: Colours = Colours.TWO) -> str:
    """One page of a sheet as SVG, with its words as what is read aloud."""
    return drawn(
        page,
        title=sheet.title,
        about=text_of_sheet(sheet),
        language=sheet.language,
        colours=colours,
    )


def drawn(
    placed: Placed, *, title: str, about: str = "", language: str = "en", colours: Colours
) -> str:
    """Marks as SVG."""
    width, height = f"{placed.width:.5g}", f"{placed.height:.5g}"
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" lang="{escape(language)}">'
        ),
        f"<title>{escape(clean(title))}</title>",
    ]
    if about:
        kept = "\n".join(clean(line) for line in about.splitlines())
        parts.append(f"<desc>{escape(kept)}</desc>")
    parts += (_mark(mark, colours) for mark in placed.marks)
    return "\n".join((*parts, "</svg>\n"))


def _mark(mark: Mark, colours: Colours) -> str:
    colour = colours.of(mark.ink)
    match mark:
        case Words():
            return _words(mark, colour, colours)
        case Stroke(x, y, to_x, to_y, _, thickness):
            return (
                f'<path d="M{x:.5g} {y:.5g}L{to_x:.5g} {to_y:.5g}" stroke="{colour}" '
                f'stroke-width="{thickness:.3g}"/>'
            )
        case Box(x, y, width, height, _, radius, filled, thickness):
            paint = (
                f'fill="{colour}"'
                if filled
                else f'fill="none" stroke="{colour}" stroke-width="{thickness:.3g}"'
            )
            return (
                f'<rect x="{x:.5g}" y="{y:.5g}" width="{width:.5g}" height="{height:.5g}" '
                f'rx="{radius:.3g}" {paint}/>'
            )


def _words(mark: Words, colour: str, colours: Colours) -> str:
    suit = INKED_SUITS.get(mark.ink)
    if suit is not None:
        outlines = HOLLOW[suit] if colours.is_hollow(mark.ink) else OUTLINES[suit]
        return f'<path d="{svg_path(outlines, mark.x, mark.y, mark.size)}" fill="{colour}"/>'
    text = mark.text.strip(" ")
    space = width_of(" ", mark.face, mark.size)
    before = space * (len(mark.text) - len(mark.text.lstrip(" ")))
    wide = mark.width - space * (len(mark.text) - len(text))
    weight = "" if mark.face is Face.TEXT else ' font-weight="700"'
    fixed = f' textLength="{wide:.5g}" lengthAdjust="spacingAndGlyphs"' if len(text) > 1 else ""
    return (
        f'<text x="{mark.x + before:.5g}" y="{mark.y:.5g}" font-size="{mark.size:.4g}" '
        f'font-family="{_FAMILIES[mark.face]}"{weight} fill="{colour}"{fixed}>{escape(text)}</text>'
    )
