"""A layout as HTML: words that can be selected, tables that are read aloud, made to be printed too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from biritch.paper.colours import Colours
from biritch.paper.layout import (
    Align,
    Beside,
    Block,
    Compass,
    Flow,
    Grid,
    Ink,
    Line,
    Lines,
    Rose,
    Sheet,
    Span,
    Stack,
    clean,
)
from biritch.seats import SEATS

_HOLLOW: Final = {Ink.HEARTS: "♡", Ink.DIAMONDS: "♢"}
_AS_TEXT: Final = "\ufe0e"  # a suit is a letter, no little picture
_STYLE: Final = (
    ".biritch{font:14px/1.25 'PT Sans','Golos Text','Segoe UI',system-ui,sans-serif;"
    "color:var(--plain);font-variant-numeric:tabular-nums lining-nums}"
    ".biritch *{box-sizing:border-box}"
    ".biritch b.t{font-family:'PT Serif',Literata,Georgia,serif}"
    ".biritch .lines>div{white-space:pre}.biritch .wraps>div{white-space:pre-wrap}"
    ".biritch .stack{display:flex;flex-direction:column;gap:.7em;align-items:flex-start}"
    ".biritch .beside{display:flex;gap:1.4em;align-items:flex-start}"
    ".biritch table{border-collapse:collapse;width:auto}"
    ".biritch th,.biritch td{padding:0 .9em 0 0;text-align:left;font-weight:400;"
    "vertical-align:top;white-space:pre}"
    ".biritch table.close th,.biritch table.close td{padding:0 .35em 0 0;min-width:1.4em}"
    ".biritch table:not(.close) thead th{border-bottom:1px solid var(--quiet)}"
    ".biritch table.ruled,.biritch table.wide{width:100%;align-self:stretch}"
    ".biritch table.ruled td{border-bottom:1px solid var(--faint);vertical-align:baseline}"
    ".biritch .broad{white-space:normal;width:100%}"
    ".biritch .compass{display:inline-grid;grid-template-columns:1fr auto 1fr;gap:.35em .9em}"
    ".biritch .compass>.W{justify-self:end;align-self:center}.biritch .compass>.E{align-self:center}"
    ".biritch .compass>.N,.biritch .compass>.S{width:0;min-width:100%;overflow:visible}"
    ".biritch .compass>.SW{align-self:end}.biritch .compass>.SE{align-self:end;justify-self:end}"
    ".biritch .rose{width:4.4em;height:4.4em;display:grid;grid-template:1fr 1fr 1fr/1fr 1fr 1fr;"
    "place-items:center;align-self:center;border:3px solid var(--quiet);border-radius:.4em;"
    "line-height:1}"
    ".biritch .rose .dealer{font-weight:700;text-decoration:underline}"
)
_AREAS: Final = {"N": (1, 2), "W": (2, 1), "E": (2, 3), "S": (3, 2)}
_CORNERS: Final = {"NW": (1, 1), "SW": (3, 1), "SE": (3, 3)}


def html_of_block(block: Block, *, language: str = "en", colours: Colours = Colours.TWO) -> str:
    """A layout as a piece of HTML with its own style, to be put into any page.

    Examples:
        >>> from biritch.paper.layout import line
        >>> page = html_of_block(Lines((line("<script>"),)))
        >>> "<script" in page, "&lt;script&gt;" in page
        (False, True)
    """
    return (
        f'<div class="biritch" lang="{escape(language)}" style="{_inks(colours)}">'
        f"<style>{_STYLE}</style>{_block(block, colours)}</div>"
    )


def html_of(sheet: Sheet, *, colours: Colours = Colours.TWO, paper: str = "A4") -> str:
    """A sheet as a whole page, which prints as many boards to a sheet of paper as it says.

    Args:
        sheet: what stands on it.
        colours: of the suits.
        paper: the paper to print on, as CSS names it: A4 or letter.
    """
    columns = f"repeat({sheet.columns},minmax(0,1fr))"
    kind = "item framed" if sheet.framed else "item"
    items = "".join(
        f'<section class="{kind}">{_block(item, colours)}</section>' for item in sheet.items
    )
    body = (
        f"display:grid;grid-template-columns:{columns}"
        if sheet.flow is Flow.CELLS
        else f"columns:{sheet.columns};column-gap:1.6em"
    )
    style = (
        f"@page{{size:{escape(paper)};margin:12mm}}body{{margin:0 auto;padding:1.5em;max-width:"
        "1100px;background:#fff;-webkit-print-color-adjust:exact;print-color-adjust:exact}"
        "header{display:flex;justify-content:space-between;align-items:baseline;gap:1em;"
        "border-bottom:1.5px solid var(--plain);margin-bottom:.8em}"
        "h1{font:700 1.6em/1.3 'PT Serif',Literata,Georgia,serif;margin:0;overflow-wrap:anywhere}"
        f"main{{{body}}}footer,header p{{color:var(--quiet);margin:.4em 0 0}}"
        ".item{break-inside:avoid;padding:.6em;margin-bottom:.8em;overflow-x:auto}"
        ".framed{border:solid var(--quiet);border-width:0 1px 1px 0;margin:0;padding:.7em}"
        "main:has(>.framed){border:solid var(--quiet);border-width:1px 0 0 1px}"
        "@media screen and (max-width:800px){main{display:block;columns:1}}"
        "@media print{body{padding:0;max-width:none}.biritch{font-size:10.5px}}"
    )
    title = escape(clean(sheet.title))
    return (
        f'<!doctype html>\n<html lang="{escape(sheet.language)}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title}</title>\n<style>{_STYLE}{style}</style></head>\n"
        f'<body class="biritch" style="{_inks(colours)}">\n'
        f"<header><h1>{title}</h1><p>{escape(clean(sheet.aside))}</p></header>\n"
        f"<main>{items}</main>\n<footer>{escape(clean(sheet.note))}</footer>\n</body>\n</html>\n"
    )


def _inks(colours: Colours) -> str:
    return ";".join(f"--{ink.value}:{colours.of(ink)}" for ink in Ink)


def _line(spans: Line, colours: Colours) -> str:
    return "".join(_span(span, colours) for span in spans)


def _span(span: Span, colours: Colours) -> str:
    text = escape(span.text)
    if span.suit is not None:
        text = (_HOLLOW[span.ink] if colours.is_hollow(span.ink) else text) + _AS_TEXT
    style = f"color:var(--{span.ink.value})" if span.ink is not Ink.PLAIN else ""
    if span.size != 1.0:
        style += f"{';' if style else ''}font-size:{span.size:g}em"
    told = f' style="{style}"' if style else ""
    if span.title or span.bold:
        kind = ' class="t"' if span.title else ""
        return f"<b{kind}{told}>{text}</b>"
    return f"<span{told}>{text}</span>" if told else text


def _block(block: Block, colours: Colours) -> str:
    match block:
        case Lines():
            kind = "lines wraps" if block.wraps else "lines"
            align = (
                f' style="text-align:{block.align.value}"' if block.align is not Align.LEFT else ""
            )
            rows = "".join(
                f"<div>{_line(each, colours) or '&#8203;'}</div>" for each in block.lines
            )
            return f'<div class="{kind}"{_named(block.name)}{align}>{rows}</div>'
        case Grid():
            return "".join(_grid(block, colours))
        case Rose():
            return _rose(block)
        case Compass():
            return "".join(_compass(block, colours))
        case Stack():
            return _of(block.blocks, "stack", colours)
        case Beside():
            return _of(block.blocks, "beside", colours)


def _named(name: str) -> str:
    return f' role="group" aria-label="{escape(name)}"' if name else ""


def _of(blocks: Iterable[Block], kind: str, colours: Colours) -> str:
    inner = "".join(_block(each, colours) for each in blocks)
    return f'<div class="{kind}">{inner}</div>'


def _grid(block: Grid, colours: Colours) -> Iterator[str]:
    kinds = ["close"] if block.gap < 0.9 and not block.ruled else []
    kinds += ["ruled"] if block.ruled else []
    kinds += ["wide"] if block.broad is not None else []
    names = " ".join(kinds)
    kind = f' class="{names}"' if names else ""
    label = f' aria-label="{escape(block.name)}"' if block.name else ""
    yield f"<table{kind}{label}>"
    if block.heads:
        cells = "".join(
            f"<th scope=col{_aligned(block, column)}>{_line(cell, colours)}</th>"
            for column, cell in enumerate(block.heads)
        )
        yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for row in block.rows:
        cells = "".join(
            f"<td{_aligned(block, column)}>{_line(cell, colours)}</td>"
            for column, cell in enumerate(row)
        )
        height = f' style="height:{block.row_height * 1.25:g}em"' if block.row_height > 1 else ""
        yield f"<tr{height}>{cells}</tr>"
    yield "</tbody></table>"


def _aligned(block: Grid, column: int) -> str:
    broad = ' class="broad"' if column == block.broad else ""
    align = block.align(column)
    return broad + (f' style="text-align:{align.value}"' if align is not Align.LEFT else "")


def _rose(block: Rose) -> str:
    def letter(place: int) -> str:
        seat = SEATS[place]
        at_risk = block.vulnerable.includes(seat)
        row, column = _AREAS[seat.value]
        kind = ' class="dealer"' if seat is block.dealer else ""
        colour = ";color:var(--vulnerable)" if at_risk else ""
        return (
            f'<span{kind} style="grid-area:{row}/{column}{colour}">'
            f"{escape(block.letters[seat])}</span>"
        )

    edges = ";".join(
        f"border-{edge}-color:var(--vulnerable)"
        for edge, seat in zip(("top", "right", "bottom", "left"), SEATS, strict=True)
        if block.vulnerable.includes(seat)
    )
    letters = "".join(letter(place) for place in range(len(SEATS)))
    return (
        f'<div class="rose" role="img" aria-label="{escape(block.name)}" style="{edges}">'
        f'{letters}<span style="grid-area:2/2;color:var(--quiet)">{escape(block.middle)}</span></div>'
    )


def _compass(block: Compass, colours: Colours) -> Iterator[str]:
    corners = (block.north_west, block.south_west, block.south_east)
    placed = [(seat.value, hand, _AREAS[seat.value]) for seat, hand in block.hands.items()]
    placed += [
        (name, corner, _CORNERS[name]) for name, corner in zip(_CORNERS, corners, strict=True)
    ]
    yield '<div class="compass">'
    for name, each, (row, column) in sorted(placed, key=lambda one: one[2]):
        if (row, column) == _AREAS["E"]:
            yield f'<div style="grid-area:2/2">{_block(block.middle, colours)}</div>'
        if each is not None:
            yield f'<div class="{name}" style="grid-area:{row}/{column}">{_block(each, colours)}</div>'
    yield "</div>"
