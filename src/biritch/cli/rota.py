"""`biritch rota`: who sits out which rubber, and who partners whom, when five or six play at one table."""

from __future__ import annotations

from biritch.cli.answers import RotaAnswer, RubberOfRota, as_json
from biritch.contest import Row
from biritch.contest import rota as rota_of


def rota(*, players: int, json: bool = False) -> None:
    """Say who sits out which rubber, and who partners whom, with five or six at one table.

    The numbers are drawn at the start. Five: everybody partners everybody once. Six: the same, but
    for 1 and 4, 2 and 5, 3 and 6, who never do.

    For example:

    $ biritch rota --players 5

    Args:
        players: 5 or 6.
        json: answer as JSON.
    """
    rows = rota_of(players).rows
    if json:
        rubbers = tuple(RubberOfRota(row.round, row.out, row.pairs) for row in rows)
        print(as_json(RotaAnswer(rubbers=rubbers)))
    else:
        print("\n".join(_text(row) for row in rows))


def _text(row: Row) -> str:
    pairs = " v ".join("-".join(map(str, pair)) for pair in row.pairs)
    out = " and ".join(map(str, row.out))
    return f"Rubber {row.round}: {pairs}, {out} {'sits' if len(row.out) == 1 else 'sit'} out"
