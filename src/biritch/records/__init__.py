"""Records of boards: what a finished board is, and the files it is kept in."""

from biritch.records.problem import BadFile, Problem, Problems, Reading
from biritch.records.record import Record, Remark, Table

__all__ = ["BadFile", "Problem", "Problems", "Reading", "Record", "Remark", "Table"]
