"""What a match has come to, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from biritch.robots.match.compared import Compared
from biritch.robots.match.sitting import Sitting


class Mean(Struct, frozen=True):
    """A mean and its standard error.

    Examples:
        >>> Mean.of([1, 2, 3, 4])
        Mean(value=2.5, error=0.6454972243679028)
    """

    value: float
    error: float

    @classmethod
    def of(cls, numbers: Iterable[float]) -> Mean:
        """The mean of some numbers; of one number nobody knows the error, and it is given as 0."""
        kept = list(numbers)
        count = len(kept)
        if not count:
            return cls(0.0, 0.0)
        value = sum(kept) / count
        if count == 1:
            return cls(value, 0.0)
        variance = sum((number - value) ** 2 for number in kept) / (count - 1)
        return cls(value, sqrt(variance / count))


class Score(Struct, frozen=True):
    """The first pair's gain on a deal.

    Attributes:
        points: points.
        imps: IMPs; None where points are all there is.
        percentage: the share of matchpoints, 50 if the pairs are equals; None where nobody counts so.
    """

    points: Mean
    imps: Mean | None
    percentage: Mean


class Tally(Struct, frozen=True):
    """A match counted up.

    Attributes:
        deals: how many were played, at both tables.
        plain: as it was scored.
        doubled: with every failing contract doubled.
        illegal: calls and cards that were refused.
    """

    deals: int
    plain: Score
    doubled: Score
    illegal: tuple[str, ...]


def tally(sittings: Iterable[Sitting], way: Compared) -> Tally:
    """Count up the sittings of a match.

    Examples:
        >>> from biritch.robots.match.compared import way_of
        >>> counted = tally([Sitting(0, 420, 420), Sitting(1, -50, -100)], way_of("imps"))
        >>> counted.deals, counted.plain.imps
        (2, Mean(value=3.5, error=5.5))
    """
    kept = list(sittings)
    return Tally(
        len(kept) * way.deals,
        _score([sitting.points for sitting in kept], way),
        _score([sitting.doubled for sitting in kept], way),
        tuple(text for sitting in kept for text in sitting.illegal),
    )


def _score(points: list[int], way: Compared) -> Score:
    worth = way.imps
    return Score(
        Mean.of(each / way.deals for each in points),
        None if worth is None else Mean.of(worth(each) for each in points),
        Mean.of(50 * (1 + (each > 0) - (each < 0)) for each in points),
    )
