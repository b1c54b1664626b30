"""Results of deals for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from biritch.auction import Contract
from biritch.score import HonourClaim, Result
from biritch.testing.strategies import contracts, seats


def results() -> st.SearchStrategy[Result]:
    """Any contract with any number of tricks."""
    return st.builds(Result, contracts(), st.integers(0, 13))


def deals_scored() -> st.SearchStrategy[Result | None]:
    """What may come of a deal; one in eight is passed out."""
    return st.one_of(st.none(), *(7 * [results()]))


def claims() -> st.SearchStrategy[tuple[HonourClaim, ...]]:
    """Honours claimed in a deal: mostly none, else by one player."""
    claim = st.builds(HonourClaim, seats(), st.sampled_from((100, 150)))
    return st.one_of(st.just(()), st.just(()), claim.map(lambda one: (one,)))


def turned(result: Result, steps: int) -> Result:
    """The same result with every player so many seats further round."""
    contract = result.contract
    declarer = contract.declarer.after(steps)
    return Result(
        Contract(contract.level, contract.strain, contract.doubling, declarer), result.tricks
    )
