"""Five or six at one table: who sits out which rubber, and who partners whom.

The numbers are drawn at the start. Five: each sits out once, and every partnership comes once.
Six: each sits out twice; 1 and 4, 2 and 5, 3 and 6 are never partners, the other twelve pairs once.
"""

from __future__ import annotations

from biritch.contest.movement import Movement, Row, opposite
from biritch.errors import BadValue
from biritch.forms import FormOptions, Rubber

_FIVE = (
    ((1,), (2, 3), (4, 5)),
    ((2,), (3, 4), (1, 5)),
    ((3,), (1, 4), (2, 5)),
    ((4,), (1, 2), (3, 5)),
    ((5,), (1, 3), (2, 4)),
)
_SIX = (
    ((1, 5), (2, 3), (4, 6)),
    ((2, 6), (3, 4), (1, 5)),
    ((1, 3), (4, 5), (6, 2)),
    ((2, 4), (5, 6), (1, 3)),
    ((3, 5), (6, 1), (2, 4)),
    ((4, 6), (1, 2), (3, 5)),
)
_ROTAS = {5: _FIVE, 6: _SIX}


def rota(players: int, *, form: FormOptions | None = None) -> Movement:
    """The rota of five or six players at one table.

    Args:
        players: 5 or 6.
        form: what is played each time; a rubber if it is not said.

    Raises:
        BadValue: for any other number.

    Examples:
        >>> first = rota(5).rows[0]
        >>> first.out, first.pairs
        ((1,), ((2, 3), (4, 5)))
    """
    if players not in _ROTAS:
        raise BadValue(
            f"there is a rota for 5 or 6 players, not {players}",
            code="rota.players",
            players=players,
        )
    return Movement(
        tuple(
            Row(number, opposite(first, second), out=out, form=form or Rubber())
            for number, (out, first, second) in enumerate(_ROTAS[players], start=1)
        )
    )
