"""The play, trick by trick."""

from __future__ import annotations

from biritch.paper.hands import SMALL
from biritch.paper.layout import Align, Grid, Ink, Line, line
from biritch.paper.words import Words
from biritch.play import Play, Trick


def play_grid(play: Play, words: Words) -> Grid:
    """Every trick in a row: who led, the cards in turn, who won; the winning card is bold.

    Examples:
        >>> from biritch.cards import Card, Deal
        >>> from biritch.paper.layout import text_of
        >>> from biritch.seats import Seat
        >>> play = Play.ending(Deal.parse("N:A2... K3... Q4... J5..."), None, Seat.NORTH)
        >>> for card in "SA S3 S4 S5".split():
        ...     play = play.then(Card.parse(card))
        >>> [text_of(cell) for cell in play_grid(play, Words()).rows[0]]
        ['1', 'N', '♠A', '♠3', '♠4', '♠5', 'N']
    """
    rows = [_row(number, trick, play, words) for number, trick in enumerate(play.tricks, 1)]
    if play.laid:
        rows.append(_row(len(rows) + 1, Trick(play.leader, play.laid), play, words))
    return Grid(
        tuple(rows),
        heads=(
            (),
            line(words.say("lead"), ink=Ink.QUIET, size=SMALL),
            (),
            (),
            (),
            (),
            line(words.say("won"), ink=Ink.QUIET, size=SMALL),
        ),
        aligns=(Align.RIGHT, Align.CENTRE, *(Align.LEFT,) * 4, Align.CENTRE),
        name=words.say("play"),
    )


def _row(number: int, trick: Trick, play: Play, words: Words) -> tuple[Line, ...]:
    winner = trick.winner(play.trumps)
    cards = tuple(
        line(words.card(card), bold=seat is winner and trick.is_complete)
        for seat, card in trick.items()
    )
    row = (
        line(str(number), ink=Ink.QUIET, size=SMALL),
        line(words.seat(trick.leader)),
        *cards,
    )
    return (*row, line(words.seat(winner))) if trick.is_complete else row
