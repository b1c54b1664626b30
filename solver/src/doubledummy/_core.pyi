"""The compiled core of doubledummy."""

from collections.abc import Sequence

class OutOfBudget(RuntimeError): ...
class Stopped(RuntimeError): ...

class Stop:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...
    def is_set(self) -> bool: ...

class Solver:
    def __init__(self, memory: int, path: str = "") -> None: ...
    def bounds(
        self,
        hands: Sequence[int],
        strain: int,
        leader: int,
        trick: Sequence[int],
        nodes: int = 0,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> tuple[int, int, bool]: ...
    def choices(
        self,
        hands: Sequence[int],
        strain: int,
        leader: int,
        trick: Sequence[int],
        nodes: int = 0,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> list[tuple[int, int, int]]: ...
    def table(
        self,
        hands: Sequence[int],
        nodes: int = 0,
        seconds: float = 0.0,
        stop: Stop | None = None,
    ) -> list[int]: ...
    def forget(self) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def memory(self) -> int: ...
    @property
    def path(self) -> str: ...

def fast_path() -> bool: ...
