from __future__ import annotations

import doctest

import pytest

from tests.house.tree import ROOT


@pytest.mark.solver
def test_the_page_on_double_dummy_says_what_is_so() -> None:
    page = ROOT / "docs" / "analyse" / "double-dummy.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried
    assert not failed
