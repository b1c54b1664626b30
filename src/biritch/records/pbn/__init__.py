"""Portable Bridge Notation 2.1, read as it is found and written in its export format."""

from biritch.records.pbn.reader import read_boards, read_pbn, skim_pbn, stream_pbn
from biritch.records.pbn.writer import encoded, write_boards, write_pbn

__all__ = [
    "encoded",
    "read_boards",
    "read_pbn",
    "skim_pbn",
    "stream_pbn",
    "write_boards",
    "write_pbn",
]
