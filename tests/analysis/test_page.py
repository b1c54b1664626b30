from __future__ import annotations

import doctest

import pytest

from tests.house.tree import ROOT


@pytest.mark.solver
@pytest.mark.parametrize("name", ["analyse", "double-dummy", "leads", "single-dummy"])
def test_the_pages_on_analysis_say_what_is_so(name: str) -> None:
    page = ROOT / "docs" / "analyse" / f"{name}.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried
    assert not failed
