"""Every plan there is, by its tag."""

from __future__ import annotations

from typing import TypeAlias

from biritch.contest.pairs import Pairs
from biritch.contest.plan import BestChairInTurn, Once, RotaOf, TourOfThree, TurnAbout
from biritch.contest.teams import TeamMatch

AnyPlan: TypeAlias = Once | TourOfThree | RotaOf | TurnAbout | BestChairInTurn | Pairs | TeamMatch
