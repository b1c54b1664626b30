"""The points every form has in common: tricks, overtricks, undertricks, slams and the insult.

Law: 77, R81.
"""

from __future__ import annotations

from biritch.auction import Contract, Doubling
from biritch.cards import Strain
from biritch.score.line import Reason, ScoreLine
from biritch.score.result import Result

SMALL_SLAM, GRAND_SLAM = 6, 7  # levels
# The first three undertricks of a doubled contract, then every later one.
_DOUBLED_UNDERTRICKS = {False: (100, 200, 200), True: (200, 300, 300)}
_LATER_UNDERTRICK = 300


def contract_lines(
    result: Result,
    *,
    vulnerable: bool,
    law: str = "77",
    below: bool = False,
    insult_fifty: bool = False,
    simple_undertricks: bool = False,
) -> tuple[ScoreLine, ...]:
    """What a played contract is worth before the bonuses of any form, line by line.

    Law: 77, R81.

    Args:
        result: the contract and the tricks.
        vulnerable: whether declarer's side is.
        law: which law each line is to name.
        below: whether the odd tricks bid and made go below the line.
        insult_fifty: a house's way: 50 for a redoubled contract made, as for a doubled one.
        simple_undertricks: a house's way: not vulnerable and doubled, each undertrick after the
            first costs 200, the fourth and later too.

    Examples:
        >>> for line in contract_lines(Result.parse("2SXN+1"), vulnerable=True):
        ...     print(line.reason.value, line.points)
        tricks 120
        overtricks 200
        insult 50
    """
    contract, side = result.contract, result.contract.declarer.side
    if not result.made:
        down = -result.difference
        points = undertrick_points(
            down, contract.doubling, vulnerable=vulnerable, simple=simple_undertricks
        )
        house = simple_undertricks and points != undertrick_points(
            down, contract.doubling, vulnerable=vulnerable
        )
        named = None if house else law
        return (ScoreLine(Reason.UNDERTRICKS, points, side.opponents, law=named, tricks=down),)
    lines = [
        ScoreLine(
            Reason.TRICKS, trick_points(contract), side, below=below, law=law, tricks=contract.level
        )
    ]
    over = result.difference
    if over:
        each = _overtrick(contract, vulnerable=vulnerable)
        lines.append(ScoreLine(Reason.OVERTRICKS, over * each, side, law=law, tricks=over))
    if contract.level == GRAND_SLAM:
        lines.append(ScoreLine(Reason.GRAND_SLAM, 1500 if vulnerable else 1000, side, law=law))
    elif contract.level == SMALL_SLAM:
        lines.append(ScoreLine(Reason.SMALL_SLAM, 750 if vulnerable else 500, side, law=law))
    if contract.doubling is Doubling.DOUBLED:
        lines.append(ScoreLine(Reason.INSULT, 50, side, law=law))
    elif contract.doubling is Doubling.REDOUBLED:
        lines.append(
            ScoreLine(Reason.INSULT, 50, side)
            if insult_fifty
            else ScoreLine(Reason.INSULT, 100, side, law=law)
        )
    return tuple(lines)


def trick_points(contract: Contract) -> int:
    """What the odd tricks of a contract are worth when it is made: what counts towards a game.

    Law: 77, R81.

    Examples:
        >>> trick_points(Contract.parse("3NTN")), trick_points(Contract.parse("2HXXE"))
        (100, 240)
    """
    first_more = 10 if contract.strain is Strain.NOTRUMP else 0
    return contract.doubling.factor * (first_more + contract.level * _odd_trick(contract.strain))


def undertrick_points(
    down: int, doubling: Doubling, *, vulnerable: bool, simple: bool = False
) -> int:
    """What the defenders get for so many undertricks.

    Law: 77, R81.

    Examples:
        >>> undertrick_points(5, Doubling.DOUBLED, vulnerable=False)
        1100
        >>> undertrick_points(5, Doubling.DOUBLED, vulnerable=False, simple=True)
        900
    """
    if doubling is Doubling.UNDOUBLED:
        return down * (100 if vulnerable else 50)
    first = _DOUBLED_UNDERTRICKS[vulnerable]
    later = first[-1] if simple else _LATER_UNDERTRICK
    doubled = sum(first[:down]) + max(0, down - len(first)) * later
    return doubled * doubling.factor // 2


def _odd_trick(strain: Strain) -> int:
    return 20 if strain <= Strain.DIAMONDS else 30


def _overtrick(contract: Contract, *, vulnerable: bool) -> int:
    if contract.doubling is Doubling.UNDOUBLED:
        return _odd_trick(contract.strain)
    return contract.doubling.factor * (100 if vulnerable else 50)
