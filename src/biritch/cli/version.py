"""`biritch version`."""

from __future__ import annotations

from biritch import __version__
from biritch.cli.answers import VersionAnswer, as_json


def version(*, json: bool = False) -> None:
    """Say which Biritch this is.

    For example:

    $ biritch version

    Args:
        json: answer as JSON.
    """
    print(as_json(VersionAnswer(version=__version__)) if json else f"biritch {__version__}")
