"""The files of dealing machines: complete boards that nobody has played."""

from biritch.records.machines.ber import read_ber, write_ber
from biritch.records.machines.bhg import read_bhg, write_bhg
from biritch.records.machines.bri import read_bri, write_bri
from biritch.records.machines.cds import read_cds, read_rzd, write_cds, write_rzd
from biritch.records.machines.dge import read_dge, write_dge
from biritch.records.machines.dlm import read_dlm, write_dlm
from biritch.records.machines.dup import read_dup, write_dup

__all__ = [
    "read_ber", "read_bhg", "read_bri", "read_cds", "read_dge", "read_dlm", "read_dup", "read_rzd",
    "write_ber", "write_bhg", "write_bri", "write_cds", "write_dge", "write_dlm", "write_dup",
    "write_rzd",
]  # fmt: skip
