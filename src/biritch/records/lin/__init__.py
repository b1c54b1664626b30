"""LIN, the notation of Bridge Base Online: single hands, and matches with two rooms."""

from biritch.records.lin.reader import read_lin, skim_lin, stream_lin
from biritch.records.lin.writer import write_lin

__all__ = ["read_lin", "skim_lin", "stream_lin", "write_lin"]
