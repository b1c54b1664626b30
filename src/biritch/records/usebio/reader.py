"""USEBIO read: a record for every line of every traveller, with names and, where they are there, hands."""

from __future__ import annotations

import re
from collections.abc import Iterator

from biritch.auction import Contract
from biritch.cards import NOTHING_KNOWN, SUITS, Deal, Hand, Holding
from biritch.errors import BadNotation, BadValue, BiritchError
from biritch.records.problem import Problems, Reading
from biritch.records.record import NOBODY, Record
from biritch.records.transcript import Place, Transcript
from biritch.records.trial import tried
from biritch.records.usebio.people import People, people_of
from biritch.records.usebio.tree import Node, tree_of
from biritch.seats import BySeat, Seat

SCORINGS = {
    "MATCH_POINTS": "MP",
    "BUTLER_IMPS": "IMP;Butler",
    "BUTLER": "IMP;Butler",
    "CROSS_IMPS": "IMP;Cross",
    "IMPS": "IMP",
    "BAM": "BAM",
    "PAB": "BAM",
    "AGGREGATE": "TotalPoints",
}
_SUIT_NAMES = ("CLUBS", "DIAMONDS", "HEARTS", "SPADES")
_CONTRACT = re.compile(r"([1-7])\s*(NT?|[CDHS])\s*([X*]{0,2})", re.IGNORECASE)
_PASSED = ("PASS", "PASSED", "P", "AP", "PO", "ALL PASS", "PASSED OUT")
_NOT_PLAYED = ("", "NP", "NOT PLAYED", "-")
# What of a traveller's line has no place of its own in a record, and the tag it becomes.
LINE_TAGS = {
    "NS_PAIR_NUMBER": "PairNS",
    "EW_PAIR_NUMBER": "PairEW",
    "LEAD": "Lead",
    "NS_MATCH_POINTS": "MatchPointsNS",
    "EW_MATCH_POINTS": "MatchPointsEW",
    "NS_CROSS_IMP_POINTS": "CrossImpsNS",
    "EW_CROSS_IMP_POINTS": "CrossImpsEW",
    "TABLE_NUMBER": "Table",
}


def read_usebio(data: bytes | str, *, file: str = "", strict: bool = False) -> Reading[Record]:
    """Read a USEBIO file of any version: pairs, teams, Swiss, individuals.

    Args:
        data: the file's bytes, or its text.
        file: its name, for the problems.
        strict: whether the first problem is raised.

    Raises:
        BadFile: the first problem, if ``strict``.

    Examples:
        >>> text = '''<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><BOARD>
        ... <BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><CONTRACT>3NT</CONTRACT>
        ... <PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>430</SCORE></TRAVELLER_LINE>
        ... </BOARD></EVENT></USEBIO>'''
        >>> str(read_usebio(text, strict=True).records[0].result)
        '3NTN+1'
    """
    problems = Problems(file, strict=strict)
    return Reading(tuple(stream_usebio(data, problems)), problems.in_order())


def stream_usebio(data: bytes | str, problems: Problems) -> Iterator[Record]:
    """The records of a USEBIO file, one at a time."""
    root = tree_of(data, problems)
    if root is None:
        return
    if root.name != "USEBIO":
        problems.add(root.place, "usebio.root", f"no USEBIO file: its root is {root.name}")
        return
    yield from _File(root, problems).records()


class _File:
    def __init__(self, root: Node, problems: Problems) -> None:
        self.root = root
        self.problems = problems
        self.deals: dict[int, Deal] = {}
        self.told: set[int] = set()

    def records(self) -> Iterator[Record]:
        """A record for each line of each traveller, and for each board nobody played."""
        for hands in self.root.within("HANDSET"):
            for board in hands.all("BOARD"):
                self._hands(board)
        for event in self.root.all("EVENT"):
            everybody = people_of(event)
            sections = list(event.within("SECTION")) or [event]
            for section in sections:
                people = people_of(section)
                who = people if people.pairs or people.teams or people.players else everybody
                yield from self._section(event, section, who)
        for number in sorted(self.deals.keys() - self.told):
            yield tried(
                Transcript(number=number, deal=self.deals[number], site=self._club()),
                self.problems,
                lambda _what, _at: self.root.place,
            )

    def _club(self) -> str:
        club = self.root.first("CLUB")
        return club.value("CLUB_NAME") if club is not None else ""

    def _hands(self, board: Node) -> None:
        number = self._number(board)
        hands = NOBODY.map(lambda _: Hand())
        try:
            for hand in board.all("HAND"):
                seat = Seat.parse(hand.value("DIRECTION") or hand.attributes.get("DIRECTION", ""))
                bits = 0
                for suit, name in zip(SUITS, _SUIT_NAMES, strict=True):
                    bits |= Holding.parse(hand.value(name)).bits << 13 * suit.index
                hands = hands.put(seat, Hand(bits))
            deal = Deal(hands)
        except (BadNotation, BadValue) as wrong:
            self.problems.add_error(board.place, wrong, done="no hand is taken")
            return
        if number is not None:
            self.deals[number] = deal

    def _number(self, board: Node) -> int | None:
        text = board.value("BOARD_NUMBER") or board.attributes.get("BOARD_NUMBER", "")
        if text.isascii() and text.isdigit() and 0 < int(text[:10]) < 1_000_000_000:
            return int(text)
        self.problems.add(
            board.place, "usebio.board", f"no number of a board: {text[:40]!r}", done="left out"
        )
        return None

    def _section(self, event: Node, section: Node, people: People) -> Iterator[Record]:
        matches = list(section.within("MATCH"))
        for match in matches or [section]:
            for board in match.all("BOARD"):
                number = self._number(board)
                if number is None:
                    continue
                for line in board.all("TRAVELLER_LINE"):
                    self.told.add(number)
                    yield self._record(event, section, match, number, line, people)

    def _record(
        self, event: Node, section: Node, match: Node, number: int, line: Node, people: People
    ) -> Record:
        contract, passed_out = self._contract(line)
        scoring = (
            section.value("BOARD_SCORING_METHOD") or event.value("BOARD_SCORING_METHOD")
        ).upper()
        tags = {tag: line.value(name) for name, tag in LINE_TAGS.items()}
        tags |= {
            "Section": section.attributes.get("SECTION_ID", "") if section is not event else "",
            "Round": line.value("ROUND_NUMBER") or match.value("ROUND_NUMBER"),
            "EventType": event.attributes.get("EVENT_TYPE", ""),
            "HomeTeam": self._team(people, match.value("TEAM")),
            "VisitTeam": self._team(people, match.value("OPPOSING_TEAM")),
        }
        score = line.value("SCORE")
        points = int(score) if re.fullmatch(r"[+-]?\d{1,5}", score) else None
        if points is None and score:
            tags["AdjustedScore"] = score
        transcript = Transcript(
            number=number,
            deal=self.deals.get(number, NOTHING_KNOWN),
            names=_seated(line, people),
            contract=contract,
            passed_out=passed_out,
            tricks=self._tricks(line),
            points_ns=points if contract is not None or passed_out else None,
            form="duplicate",
            scoring=SCORINGS.get(scoring, scoring),
            event=event.value("EVENT_DESCRIPTION"),
            site=self._club(),
            date=_date(event.value("DATE") or section.value("DATE")),
            tags=tuple(sorted((name, value) for name, value in tags.items() if value)),
        )

        def where(what: str, _at: int) -> Place:
            node = line.first({"result": "TRICKS", "score": "SCORE"}.get(what, "CONTRACT"))
            return node.place if node is not None else line.place

        return tried(transcript, self.problems, where)

    @staticmethod
    def _team(people: People, number: str) -> str:
        return people.teams.get(number) or number

    def _contract(self, line: Node) -> tuple[Contract | None, bool]:
        text = line.value("CONTRACT").upper()
        if text in _PASSED:
            return None, True
        if text in _NOT_PLAYED:
            return None, False
        place = line.place if (node := line.first("CONTRACT")) is None else node.place
        try:
            found = _CONTRACT.fullmatch(text)
            if found is None:
                raise BadNotation(text, expected="a contract such as 4HX", code="notation.contract")
            declarer = Seat.parse(line.value("PLAYED_BY"))
            level, strain, crosses = found.groups()
            return Contract.parse(
                level + strain + crosses.replace("*", "X") + declarer.value
            ), False
        except BiritchError as wrong:
            self.problems.add_error(place, wrong, done="no contract is taken")
            return None, False

    def _tricks(self, line: Node) -> int | None:
        text = line.value("TRICKS")
        if text.isascii() and text.isdigit() and int(text[:3]) <= 13:
            return int(text)
        return None


def _seated(line: Node, people: People) -> BySeat[str]:
    """Who sat where: the pairs by their numbers, or in an individual the four players."""
    alone = [line.value(f"{seat.name}_PLAYER_NUMBER") for seat in Seat]
    if any(alone):
        return BySeat(*(people.players.get(number, "") for number in alone))
    north, south = people.pair(line.value("NS_PAIR_NUMBER"), "NS")
    east, west = people.pair(line.value("EW_PAIR_NUMBER"), "EW")
    return BySeat(north, east, south, west)


def _date(text: str) -> str:
    found = re.fullmatch(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})", text.strip())
    if found is None:
        return text if re.fullmatch(r"\d{4}-\d\d-\d\d", text) else ""
    day, month, year = found.groups()
    return f"{year}-{month:0>2}-{day:0>2}"
