"""A sheet as PDF: the letters are in the file, the words can be searched and copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

from biritch.paper.colours import Colours
from biritch.paper.fonts import Face, font
from biritch.paper.layout import Block, Sheet, clean
from biritch.paper.marks import Box, Mark, Placed, Stroke, Words
from biritch.paper.pages import Paper, pages_of
from biritch.paper.placing import place

_HOLLOW: Final = {"♥": "♡", "♦": "♢"}
_MARGIN: Final = 0.5  # letters around a picture that stands alone


def pdf_of(
    sheet: Sheet,
    *,
    paper: Paper = Paper.A4,
    colours: Colours = Colours.TWO,
    pages: Sequence[Placed] | None = None,
) -> bytes:
    """A sheet as the bytes of a PDF; the same sheet gives the same bytes on any day.

    Args:
        sheet: what is printed.
        paper: on what.
        colours: of the suits.
        pages: its pages, if they are there already.

    Examples:
        >>> from biritch.paper.layout import Lines, line
        >>> pdf_of(Sheet("Tuesday", (Lines((line("4♠"),)),)))[:5]
        b'%PDF-'
    """
    return printed(
        pages_of(sheet, paper) if pages is None else pages,
        title=sheet.title,
        language=sheet.language,
        colours=colours,
    )


def pdf_of_block(
    block: Block,
    *,
    title: str,
    language: str = "en",
    size: float = 11.0,
    width: float | None = None,
    colours: Colours = Colours.TWO,
) -> bytes:
    """One diagram as a PDF of its own size, to be put into a bulletin."""
    margin = _MARGIN * size
    placed = place(block, size, width - 2 * margin if width is not None else None)
    page = Placed(placed.width + 2 * margin, placed.height + 2 * margin, placed.at(margin, margin))
    return printed((page,), title=title, language=language, colours=colours)


def printed(pages: Sequence[Placed], *, title: str, language: str, colours: Colours) -> bytes:
    """Marks as the pages of a PDF."""
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - only papers need it

    for face in Face:
        font(face)
    target = BytesIO()
    # Invariant: no clock and no chance in the file.
    canvas = Canvas(target, invariant=1, pageCompression=1, lang=language)
    canvas.setTitle(clean(title))
    canvas.setAuthor("")
    canvas.setCreator("biritch")
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        for mark in _in_order(page.marks):
            _draw(canvas, mark, page.height, colours)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


def _in_order(marks: Sequence[Mark]) -> Iterator[Mark]:
    """Boxes and lines first, so that words lie over them."""
    yield from (mark for mark in marks if not isinstance(mark, Words))
    yield from (mark for mark in marks if isinstance(mark, Words))


def _draw(canvas: Any, mark: Mark, height: float, colours: Colours) -> None:  # noqa: ANN401 - reportlab's own type
    colour = colours.of(mark.ink)
    match mark:
        case Words():
            canvas.setFillColor(colour)
            canvas.setFont(mark.face.value, mark.size)
            hollow = colours.is_hollow(mark.ink)
            text = _HOLLOW.get(mark.text, mark.text) if hollow else mark.text
            canvas.drawString(mark.x, height - mark.y, text)
        case Stroke():
            canvas.setStrokeColor(colour)
            canvas.setLineWidth(mark.thickness)
            canvas.line(mark.x, height - mark.y, mark.to_x, height - mark.to_y)
        case Box():
            canvas.setStrokeColor(colour)
            canvas.setFillColor(colour)
            canvas.setLineWidth(mark.thickness)
            canvas.roundRect(
                mark.x,
                height - mark.y - mark.height,
                mark.width,
                mark.height,
                mark.radius,
                stroke=0 if mark.filled else 1,
                fill=1 if mark.filled else 0,
            )
