from __future__ import annotations

import struct
from pathlib import Path

import pytest

from scripts import screenshot


@pytest.mark.slow
@pytest.mark.browser
def test_the_picture_of_the_readme_can_be_taken_again(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    screenshot.main(picture)
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    assert (screenshot.WIDTH, screenshot.HEIGHT) == (width, height)
