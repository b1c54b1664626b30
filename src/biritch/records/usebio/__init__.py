"""USEBIO, the XML of the English Bridge Union and others: results of pairs, teams and Swiss events."""

from biritch.records.usebio.reader import read_usebio
from biritch.records.usebio.writer import write_usebio

__all__ = ["read_usebio", "write_usebio"]
