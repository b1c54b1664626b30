"""The outlines of the four suits, drawn by the house: an SVG takes them from here, a PDF from a font.

Each is drawn in a square of a thousand units, 700 wide, standing on the line, as high as a capital.
``scripts/suit_font.py`` makes the font ``BiritchSuits.ttf`` of them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from biritch.cards import Suit

Point: TypeAlias = tuple[float, float]
# A start, then curves: two points that pull, and where it ends. A straight line pulls nowhere.
Outline: TypeAlias = tuple[Point, tuple[tuple[Point, Point, Point], ...]]

WIDTH: Final = 700.0
_ROUND: Final = 0.5523  # how far the points pull that make a quarter of a circle
_MIDDLE: Final[Point] = (350, 372)

_HEART: Final[Outline] = (
    (350, -15),
    (
        ((305, 110), (45, 270), (45, 495)),
        ((45, 630), (130, 705), (212, 705)),
        ((282, 705), (332, 655), (350, 585)),
        ((368, 655), (418, 705), (488, 705)),
        ((570, 705), (655, 630), (655, 495)),
        ((655, 270), (395, 110), (350, -15)),
    ),
)
_DIAMOND: Final[Outline] = (
    (350, -25),
    (
        ((300, 95), (205, 245), (90, 350)),
        ((205, 455), (300, 605), (350, 725)),
        ((400, 605), (495, 455), (610, 350)),
        ((495, 245), (400, 95), (350, -25)),
    ),
)
_SPADE: Final[Outline] = (
    (350, 725),
    (
        ((395, 595), (655, 440), (655, 265)),
        ((655, 155), (575, 90), (497, 90)),
        ((440, 90), (395, 120), (374, 170)),
        ((378, 95), (405, 40), (470, -15)),
        ((470, -15), (230, -15), (230, -15)),
        ((295, 40), (322, 95), (326, 170)),
        ((305, 120), (260, 90), (203, 90)),
        ((125, 90), (45, 155), (45, 265)),
        ((45, 440), (305, 595), (350, 725)),
    ),
)
_STEM: Final[Outline] = (
    (300, 330),
    (
        ((322, 380), (378, 380), (400, 330)),
        ((368, 250), (380, 70), (470, -15)),
        ((470, -15), (230, -15), (230, -15)),
        ((320, 70), (332, 250), (300, 330)),
    ),
)


def _circle(middle: Point, radius: float) -> Outline:
    across, up = middle
    pull = radius * _ROUND
    return (
        (across, up + radius),
        (
            (
                (across + pull, up + radius),
                (across + radius, up + pull),
                (across + radius, up),
            ),
            (
                (across + radius, up - pull),
                (across + pull, up - radius),
                (across, up - radius),
            ),
            (
                (across - pull, up - radius),
                (across - radius, up - pull),
                (across - radius, up),
            ),
            (
                (across - radius, up + pull),
                (across - pull, up + radius),
                (across, up + radius),
            ),
        ),
    )


def _hollow(outline: Outline, by: float = 0.74) -> tuple[Outline, Outline]:
    """The same suit as a line around nothing: a smaller one inside, drawn the other way round."""

    def inside(point: Point) -> Point:
        return tuple(
            middle + (place - middle) * by for place, middle in zip(point, _MIDDLE, strict=True)
        )  # type: ignore[return-value]  # two of them

    start, curves = outline
    ends = [start, *(curve[2] for curve in curves)]
    back = tuple(
        (inside(second), inside(first), inside(ends[place]))
        for place, (first, second, _) in reversed(list(enumerate(curves)))
    )
    return outline, (inside(ends[-1]), back)


OUTLINES: Final[dict[Suit, tuple[Outline, ...]]] = {
    Suit.SPADES: (_SPADE,),
    Suit.HEARTS: (_HEART,),
    Suit.DIAMONDS: (_DIAMOND,),
    Suit.CLUBS: (
        _circle((350, 545), 165),
        _circle((188, 268), 165),
        _circle((512, 268), 165),
        _STEM,
    ),
}
# Red suits where there is no red: hollow, so that a copy in black tells them at a glance.
HOLLOW: Final[dict[Suit, tuple[Outline, ...]]] = {
    Suit.HEARTS: _hollow(_HEART),
    Suit.DIAMONDS: _hollow(_DIAMOND, 0.68),
}


def svg_path(outlines: tuple[Outline, ...], x: float, y: float, size: float) -> str:
    """The outlines as the ``d`` of an SVG path, standing on a line.

    Examples:
        >>> svg_path((((0, 0), (((0, 500), (500, 500), (500, 0)),)),), 10, 20, 10)
        'M10 20C10 15 15 15 15 20Z'
    """

    def at(point: Point) -> str:
        return f"{x + point[0] * size / 1000:.5g} {y - point[1] * size / 1000:.5g}"

    return "".join(
        f"M{at(start)}{''.join(f'C{at(one)} {at(two)} {at(end)}' for one, two, end in curves)}Z"
        for start, curves in outlines
    )
