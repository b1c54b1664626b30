"""Every kind of stream there is, by the name the store knows it by."""

from __future__ import annotations

from typing import Final

from biritch.server.contests_kind import Contests
from biritch.server.kind import Kind
from biritch.server.tables_kind import Tables

TABLES: Final[Kind] = Tables()
CONTESTS: Final[Kind] = Contests()
KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (TABLES, CONTESTS)}
