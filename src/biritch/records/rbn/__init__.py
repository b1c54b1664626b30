"""RBN, Richard's Bridge Notation: a letter a line, a blank line between boards."""

from biritch.records.rbn.reader import read_rbn, stream_rbn
from biritch.records.rbn.writer import write_rbn

__all__ = ["read_rbn", "stream_rbn", "write_rbn"]
