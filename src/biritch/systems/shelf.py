"""The systems that come with the house."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from biritch.errors import BadValue
from biritch.systems.book import read_book
from biritch.systems.system import System

NAMES = ("sayc", "two-over-one", "acol", "natural", "precision", "polish")
"""The systems on the shelf, the one for newcomers first."""


def text_of(name: str) -> str:
    """The text of a file on the shelf.

    Raises:
        FileNotFoundError: if there is none of this name.
    """
    place = files(__package__).joinpath("library", f"{name}.system")
    if not name.replace("-", "").isalnum() or not place.is_file():
        raise FileNotFoundError(name)
    return place.read_text("utf-8")


@cache
def library(name: str) -> System:
    """A system of the house by its name.

    Raises:
        BadValue: if there is none of this name.

    Examples:
        >>> library("sayc").titles[0]
        'Standard American Yellow Card'
    """
    if name not in NAMES:
        raise BadValue(
            f"there is no system {name!r}: {', '.join(NAMES)}", code="system.unknown", name=name
        )
    return System(read_book(name, text_of))
