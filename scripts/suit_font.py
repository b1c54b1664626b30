"""Makes the small font of the four suits that papers are printed with: `python -m scripts.suit_font`.

It needs fontTools, which comes with matplotlib. The outlines are those of `biritch.paper.suits`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from biritch.cards import Suit
from biritch.paper.suits import HOLLOW, OUTLINES, WIDTH, Outline

TARGET = Path("src/biritch/paper/fonts/BiritchSuits.ttf")
_HOLLOW_SIGNS = {Suit.HEARTS: "♡", Suit.DIAMONDS: "♢"}


def glyph(outlines: tuple[Outline, ...]) -> Any:  # noqa: ANN401 - fontTools' own type
    """One sign as TrueType draws it."""
    from fontTools.pens.cu2quPen import Cu2QuPen  # noqa: PLC0415 - only this program needs it
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # noqa: PLC0415

    drawn = TTGlyphPen(None)
    pen = Cu2QuPen(drawn, max_err=1.0)
    for start, curves in outlines:
        pen.moveTo(start)
        for one, two, end in curves:
            pen.curveTo(one, two, end)
        pen.closePath()
    return drawn.glyph()


def main() -> None:
    """Write the font."""
    from fontTools.fontBuilder import FontBuilder  # noqa: PLC0415

    signs = {suit.symbol: OUTLINES[suit] for suit in OUTLINES}
    signs |= {sign: HOLLOW[suit] for suit, sign in _HOLLOW_SIGNS.items()}
    names = {sign: f"uni{ord(sign):04X}" for sign in signs}
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "space", *names.values()])
    font.setupCharacterMap({32: "space", **{ord(sign): name for sign, name in names.items()}})
    glyphs = {names[sign]: glyph(outlines) for sign, outlines in signs.items()}
    font.setupGlyf({".notdef": glyph(()), "space": glyph(()), **glyphs})
    font.setupHorizontalMetrics({name: (int(WIDTH), 0) for name in font.font.getGlyphOrder()})
    font.setupHorizontalHeader(ascent=900, descent=-200)
    font.setupNameTable({"familyName": "Biritch Suits", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    font.setupPost()
    font.font.recalcTimestamp = False
    font.font["head"].created = font.font["head"].modified = 0
    font.save(TARGET)
    print(f"{TARGET}: {len(signs)} signs, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
