"""A PBN game before anything in it is understood: its tags, its sections and its comments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from biritch.records.pbn.elements import Comment, Element, Gap, Place, Tag, Word
from biritch.records.problem import Problems

MANDATORY: tuple[str, ...] = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable",
    "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
# A tag of these says all in its value: words that follow it belong to nothing.
VALUE_ONLY = {*MANDATORY, "Note", "Score", "ScoreIMP", "ScoreMP", "ScoreRubber", "OptimumScore"}
# When one of these comes a second time, somebody forgot the empty line between two games.
_OPENS_A_GAME = ("Event", "Board", "Deal")
# What programs put where there was no outcome; a name may well be a dash.
_OUTCOME = frozenset(("Declarer", "Contract", "Result", "Score", "Dealer", "Date", "Deal", "Board"))
_DASHES = ("-", "--", "—")
_MOST_NOTES = 32
_SPELT = {
    *MANDATORY, "Note", "Auction", "Play", "Score", "ScoreTable", "TotalScoreTable", "Room", "Round",
    "OptimumResultTable", "DoubleDummyTricks", "OptimumScore", "Table", "Generator", "Stage",
}  # fmt: skip
_SPELLINGS = {name.casefold(): name for name in _SPELT}


class Section(Struct):
    """A tag and what follows it: the calls, the cards, or the rows of a table.

    Attributes:
        tag: the tag it begins with.
        items: its words and comments, in order.
        notes: the text of each numbered note.
    """

    tag: Tag
    items: list[Word | Comment] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)


class Game(Struct):
    """One game of a PBN file.

    Attributes:
        tags: each tag by name, in the file's order.
        sections: the sections by name, in the file's order.
        comments: the comments outside the calls and cards, each with the name of the tag before it.
    """

    tags: dict[str, Tag] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    comments: list[tuple[str, str]] = field(default_factory=list)

    def value(self, name: str) -> str:
        """The value of a tag; empty where there is none, or it says that it is not known."""
        value = self.tags[name].value if name in self.tags else ""
        return "" if value == "?" or (value in _DASHES and name in _OUTCOME) else value

    def place(self, name: str) -> Place:
        """Where a tag stands; the first tag of the game, where there is none of that name."""
        if name in self.tags:
            return self.tags[name].place
        return next((tag.place for tag in self.tags.values()), (1, 1))


def games(elements: Iterable[Element], problems: Problems) -> Iterator[Game]:
    r"""Sort the elements of a file into games.

    Examples:
        >>> from biritch.records.pbn.elements import scan
        >>> found = Problems()
        >>> text = '[Board "1"]\n[Auction "N"]\n1H AP\n\n[Board "2"]'
        >>> [list(game.tags) for game in games(scan(text, found), found)]
        [['Board', 'Auction'], ['Board']]
    """
    sorter = Sorter(problems)
    for element in elements:
        if finished := sorter.take(element):
            yield finished
    if sorter.game.tags:
        yield sorter.game


class Sorter:
    """Puts the elements of a file where they belong, game by game.

    Args:
        problems: where what is wrong is put.
    """

    def __init__(self, problems: Problems) -> None:
        self.problems = problems
        self._begin()

    def _begin(self) -> None:
        self.game = Game()
        self.last = ""
        self.section: Section | None = None
        self.noted: Section | None = None
        self.complained = False

    def take(self, element: Element) -> Game | None:
        """Put one element where it belongs; gives the game that it shows to be finished."""
        match element:
            case Gap():
                return self.finish()
            case Tag():
                return self._tag(element)
            case Comment():
                self._comment(element)
            case Word():
                self._word(element)
        return None

    @property
    def is_between_games(self) -> bool:
        """Whether nothing has been said yet of the game to come."""
        return not self.game.tags and not self.game.comments

    def finish(self) -> Game | None:
        """An empty line, or the end: gives the game that is finished, if there was one."""
        if not self.game.tags:
            self.complained = False
            return None
        finished = self.game
        self._begin()
        return finished

    def _tag(self, tag: Tag) -> Game | None:
        finished = None
        if tag.name not in _SPELT and (name := _SPELLINGS.get(tag.name.casefold())):
            self.problems.add(
                tag.place, "pbn.tag.case", f"{tag.name} is written {name}", done="read as that"
            )
            tag = replace(tag, name=name)
        if tag.name == "Note":
            self._note(tag)
            return None
        if tag.name in self.game.tags:
            if tag.name not in _OPENS_A_GAME:
                self.problems.add(tag.place, "pbn.tag.twice", f"{tag.name} stands here twice")
                self.section, self.complained = Section(tag), True
                return None
            self.problems.add(
                tag.place, "pbn.game.gap", f"no empty line before the game that {tag.name} begins"
            )
            finished = self.finish()
        self.game.tags[tag.name] = tag
        self.last = tag.name
        self.section = None if tag.name in VALUE_ONLY else Section(tag)
        self.noted = self.section if tag.name in ("Auction", "Play") else None
        self.complained = False
        if self.section is not None and self.noted is not None:
            self.game.sections[tag.name] = self.section
        return finished

    def _note(self, tag: Tag) -> None:
        number, colon, text = tag.value.partition(":")
        number = number.strip()
        if self.noted is None:
            self.problems.add(tag.place, "pbn.note.place", "a note stands outside auction and play")
        elif not colon or not (number.isascii() and number.isdigit()):
            self.problems.add(
                tag.place, "pbn.note", f"not a number, a colon and a text: {tag.value}"
            )
        elif not 1 <= int(number[:9]) <= _MOST_NOTES:
            self.problems.add(tag.place, "pbn.note", f"notes go from 1 to {_MOST_NOTES}: {number}")
        elif int(number) in self.noted.notes:
            self.problems.add(tag.place, "pbn.note.twice", f"note {int(number)} stands here twice")
        else:
            self.noted.notes[int(number)] = text.strip()

    def _comment(self, comment: Comment) -> None:
        if self.noted is not None and self.noted.items:
            self.noted.items.append(comment)
        else:
            self.game.comments.append((self.last, comment.text))

    def _word(self, word: Word) -> None:
        if self.section is None:
            if not self.complained:
                self.problems.add(word.place, "pbn.stray", f"belongs to no section: {word.text}")
            self.complained = True
            return
        self.section.items.append(word)
        if not self.complained:
            self.game.sections[self.section.tag.name] = self.section
