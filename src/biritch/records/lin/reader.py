"""LIN read: single hands from Bridge Base Online, and matches with an open and a closed room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from biritch.errors import BadNotation, BadValue
from biritch.records.lin.commands import Command, Lines
from biritch.records.lin.gathering import Gathered
from biritch.records.lin.match import CLOSED, OPEN, Match, names_in
from biritch.records.lin.transcribed import Transcriber
from biritch.records.lin.values import (
    CALL_WORDS,
    CARD_WORDS,
    VULNERABLE,
    calls_in,
    cards_in,
    hands_in,
)
from biritch.records.problem import Problems, Reading
from biritch.records.record import Record
from biritch.records.source import Source, lines_of
from biritch.records.transcript import Place, Transcript
from biritch.records.trial import tried

_NUMBERED = re.compile(r"(?:board|bord|giv|donne|#)?\s*(\d{1,9})", re.IGNORECASE)
_QUESTION = re.compile(r"([a-z]?)\s*(\d{1,9})", re.IGNORECASE)
# What only changes how a file is shown: the page, the size of letters, links, colours.
_SHOWN_ONLY = frozenset(
    "pg st rh at ht hf hb cp cs cr ct bg lg fp tu va vb n0 ub uc eb ec up us zz pf 3b 4b".split()
)


def read_lin(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read the boards of a LIN file.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> text = "pn|Sue,Will,Nan,Ed|md|1SAKQ,,,|ah|Board 3|sv|e|mb|1S|an|five|mb|p|"
        >>> record = read_lin(text).records[0]
        >>> record.board.number, record.names.north, str(record.auction)
        (3, 'Nan', 'S:1S P')
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_lin(data, problems)), problems.in_order())


def stream_lin(source: Source, problems: Problems) -> Iterator[Record]:
    """The boards of a LIN file one at a time, as it is read."""
    lines = Lines(lines_of(source, problems))
    reader = _Reader(lines, problems)
    for board, transcript in reader.boards():
        yield tried(transcript, problems, partial(reader.transcriber.where, board))


def skim_lin(source: Source, problems: Problems) -> Iterator[Transcript]:
    """What a LIN file says of each board, nobody having asked whether it can be.

    Faster than `stream_lin`: for files whose calls and cards were tried before.
    """
    for _, transcript in _Reader(Lines(lines_of(source, problems)), problems).boards():
        yield transcript


class _Reader:
    def __init__(self, lines: Lines, problems: Problems) -> None:
        self.lines = lines
        self.problems = problems
        self.match = Match()
        self.board: Gathered | None = None
        self.transcriber = Transcriber(lines, self.match, problems)

    def boards(self) -> Iterator[tuple[Gathered, Transcript]]:
        """Each board, when the next begins."""
        for command in self.lines.commands(self.problems):
            name, value = command[0], command[1]
            board = self.board
            if board is None or self._begins(board, name):
                if board is not None and not board.is_empty:
                    yield board, self.transcriber.transcript(board)
                board = self.board = self._begun(board, command)
            if name == "pc":
                self._card(board, command)
            elif name == "mb":
                self._call(board, command)
            elif name not in _SHOWN_ONLY:
                self._other(board, name, value, command)
        if self.board is not None and not self.board.is_empty:
            yield self.board, self.transcriber.transcript(self.board)

    @staticmethod
    def _begins(board: Gathered, name: str) -> bool:
        """Whether a command can only belong to the next board."""
        if name == "qx":
            return not board.is_empty
        if name == "md":
            return board.dealt is not None
        if name == "pn":
            return board.dealt is not None and (
                board.names is not None or bool(board.calls) or bool(board.cards)
            )
        return name == "vg" and not board.is_empty

    @staticmethod
    def _begun(before: Gathered | None, command: Command) -> Gathered:
        board = Gathered(command)
        if before is not None and before.is_empty:
            board.names, board.texts, board.extra = before.names, before.texts, before.extra
        return board

    def _card(self, board: Gathered, command: Command) -> None:
        card = CARD_WORDS.get(command[1])
        if card is not None:
            board.cards.append(card)
            board.cards_at.append(command)
            return
        if command[1].strip() in ("", "-"):
            return
        try:
            cards = cards_in(command[1])
        except BadNotation as wrong:
            self.problems.add_error(self._value_place(command), wrong, done="left out")
            return
        board.cards += cards
        board.cards_at += [command] * len(cards)

    def _call(self, board: Gathered, command: Command) -> None:
        value = command[1]
        call = CALL_WORDS.get(value)
        if call is not None:
            board.calls.append(call)
            board.calls_at.append(command)
            return
        if value.strip() in ("", "-"):
            return
        try:
            calls = calls_in(value)
        except BadNotation as wrong:
            self.problems.add_error(self._value_place(command), wrong, done="left out")
            return
        board.calls += calls
        board.calls_at += [command] * len(calls)
        if "!" in value:
            board.say("", alert=True)

    def _other(self, board: Gathered, name: str, value: str, command: Command) -> None:
        match name:
            case "md":
                self._hands(board, command)
            case "an":
                if board.calls and value.strip():
                    board.say(value.replace("\n", " "))
            case "nt":
                if value.strip():
                    board.comment(value.strip())
            case "pn":
                self._names(board, value)
            case "ah":
                self._title(board, value)
            case "qx":
                self._question(board, command)
            case "sv":
                self._vulnerable(board, command)
            case "mc":
                self._claim(board, command)
            case "vg":
                self.match.read_head(value)
            case "rs":
                self.match.results = value.split(",")
            case "pw" | "mp" | "bn" | "bt":
                self.match.extra[name] = value
            case _:
                if value.strip():
                    board.keep(name, _one_line(value))

    def _hands(self, board: Gathered, command: Command) -> None:
        board.dealt = command
        try:
            board.dealer, board.deal = hands_in(command[1])
        except (BadNotation, BadValue) as wrong:
            self.problems.add_error(self._value_place(command), wrong, done="no hand is taken")

    def _names(self, board: Gathered, value: str) -> None:
        rooms = names_in(value)
        if len(rooms) == 2 or (board.is_empty and self.match.event):
            self.match.names = rooms
        elif rooms:
            board.names = rooms.get(board.room or OPEN, next(iter(rooms.values())))

    def _title(self, board: Gathered, value: str) -> None:
        found = _NUMBERED.fullmatch(value.strip())
        if found is None or not int(found[1]):
            board.named = _one_line(value)
        else:
            board.number = int(found[1])

    def _question(self, board: Gathered, command: Command) -> None:
        value = command[1].split(",")[0].strip()
        found = _QUESTION.fullmatch(value)
        if found is None or not int(found[2]):
            board.named = _one_line(value)
            return
        room = found[1].casefold()
        board.room = room if room in (OPEN, CLOSED) else ""
        board.number = int(found[2])

    def _vulnerable(self, board: Gathered, command: Command) -> None:
        word = command[1].strip().casefold()
        if word in VULNERABLE:
            board.vulnerable = VULNERABLE[word]
        elif word:
            wrong = BadNotation(word, expected="o, n, e or b", code="notation.vulnerability")
            self.problems.add_error(
                self._value_place(command), wrong, done="the board's number decides"
            )

    def _claim(self, board: Gathered, command: Command) -> None:
        word = command[1].strip()
        if word.isascii() and word.isdigit() and int(word[:3]) <= 13:
            board.claimed, board.claimed_at = int(word), command
        elif word:
            wrong = BadNotation(word, expected="tricks, 0 to 13", code="lin.claim")
            self.problems.add_error(self._value_place(command), wrong, done="left out")

    def _value_place(self, command: Command) -> Place:
        return self.lines.place(command[2], command[3] + 1)


def _one_line(text: str) -> str:
    return " ".join(text.split())
