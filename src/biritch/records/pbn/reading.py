"""The games of a PBN file one by one: the plain ones in one go, the others word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from biritch.records.pbn.chunks import Chunk, chunks
from biritch.records.pbn.elements import Place, scan
from biritch.records.pbn.game import Game, Sorter
from biritch.records.pbn.inherit import OF_A_BOARD, Inheritance
from biritch.records.pbn.quick import quick
from biritch.records.pbn.understood import record_of
from biritch.records.problem import Problems
from biritch.records.record import Record
from biritch.records.source import Source, texts_of
from biritch.records.transcript import Transcript

_OF_A_BOARD = re.compile(r'\[\s*(?:Board|Deal)\s*"?', re.IGNORECASE)
_DEAL = re.compile(r"\[Deal ")
# A game with one of these is another table's, even if it says nothing of the board.
_OF_A_TABLE = frozenset(
    ("West", "North", "East", "South", "Event", "Site", "Room", "Table", "HomeTeam", "Round")
)


def read_chunks(source: Source, problems: Problems) -> Iterator[tuple[Transcript | None, Patient]]:
    """Each piece of a file: what it says, if it is written plainly, and its patient reader."""
    patient = Patient(problems)
    for chunk, following in _with_next(chunks(texts_of(source, problems))):
        patient.chunk = chunk
        patient.whole = following is None or _is_of_a_board(following.text)
        plain = None
        # What a game takes from others, and a game torn in two, is the patient reader's.
        if patient.whole and patient.is_idle:
            plain = quick(chunk.text, patient.number + 1, patient.inheritance.latest)
        if plain is None:
            yield None, patient
            continue
        transcript, tags = plain
        yield transcript, patient
        patient.leave(transcript.number, tags)
    patient.chunk = None
    yield None, patient


def _is_of_a_board(text: str) -> bool:
    return '[Board "' in text or '[Deal "' in text or _OF_A_BOARD.search(text) is not None


def _with_next(all_: Iterable[Chunk]) -> Iterator[tuple[Chunk, Chunk | None]]:
    before: Chunk | None = None
    for each in all_:
        if before is not None:
            yield before, each
        before = each
    if before is not None:
        yield before, None


class Patient:
    """Reads a piece of a file word by word, and keeps what one game leaves to the next.

    Args:
        problems: where what is wrong is put.
    """

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self.sorter = Sorter(problems)
        self.inheritance = Inheritance(problems)
        self.number = 0
        self.chunk: Chunk | None = None
        self.whole = True  # whether the piece to come cannot be the rest of this one
        self.pending: Game | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing of an earlier piece is left to be said."""
        return (
            self.pending is None and self.sorter.is_between_games and not self.inheritance.for_all
        )

    def leave(self, number: int, tags: dict[str, str]) -> None:
        """Keep what a game that somebody else has read leaves to those that follow."""
        self.number = number
        self.inheritance.leave(tags)

    def records(self) -> Iterator[tuple[Record, Place]]:
        """The records that the piece finishes; at the end of the file, the last."""
        for game in self._games():
            if self.pending is not None and _goes_on(self.pending, game):
                self._join(self.pending, game)
            else:
                yield from self._finish()
                self.pending = game
        if self.chunk is None or self.whole:
            yield from self._finish()

    def _games(self) -> Iterator[Game]:
        if self.chunk is None:
            return
        for element in scan(self.chunk.text, self.problems, first_line=self.chunk.line):
            if finished := self.sorter.take(element):
                yield finished
        if finished := self.sorter.finish():
            yield finished

    def _finish(self) -> Iterator[tuple[Record, Place]]:
        game, self.pending = self.pending, None
        if game is None:
            return
        self.inheritance.fill(game)
        record = record_of(game, self.number + 1, self.problems)
        self.number = record.board.number
        yield record, game.place("Deal")

    def _join(self, game: Game, rest: Game) -> None:
        self.problems.add(
            next(tag.place for tag in rest.tags.values()),
            "pbn.game.split",
            "an empty line within a game",
            done="what follows is read with what stands before",
        )
        game.tags |= rest.tags
        game.sections |= rest.sections
        game.comments += rest.comments

    def deal_place(self) -> Place:
        """Where the deal of the piece stands; its beginning where it has none."""
        if self.chunk is None:
            return 1, 1
        found = _DEAL.search(self.chunk.text)
        at = found.start() if found is not None else 0
        return self.chunk.line + self.chunk.text.count("\n", 0, at), 1


def _goes_on(game: Game, rest: Game) -> bool:
    """Whether an empty line has torn a game in two: the second half repeats nothing."""
    return (
        not OF_A_BOARD & rest.tags.keys()
        and not _OF_A_TABLE & rest.tags.keys()
        and not game.tags.keys() & rest.tags.keys()
    )
