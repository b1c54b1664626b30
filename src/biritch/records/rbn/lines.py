"""The lines of an RBN file, gathered board by board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from biritch.records.problem import Problems
from biritch.records.transcript import Place

# What a board takes from the board before it, if it says nothing itself.
REPEATED = "DTLEFSKNBH"
LABELS = REPEATED + "ACPRMI"


class Line(Struct, frozen=True):
    """What stands behind a label, and where."""

    text: str
    place: Place


class Said(Struct):
    """One board of an RBN file.

    Attributes:
        lines: what each label says.
        own: the labels this board itself has.
        call_notes: the numbered notes of the auction.
        card_notes: those of the play.
        texts: the paragraphs between braces.
        place: where it begins.
    """

    lines: dict[str, Line] = field(default_factory=dict)
    own: set[str] = field(default_factory=set)
    call_notes: dict[str, str] = field(default_factory=dict)
    card_notes: dict[str, str] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    place: Place = (1, 1)

    def text(self, label: str) -> str:
        """What a label says; empty where it is not there."""
        return self.lines[label].text if label in self.lines else ""

    def at(self, label: str) -> Place:
        """Where a label stands; the board's beginning, where it is not there."""
        return self.lines[label].place if label in self.lines else self.place


def boards(lines: Iterable[str], problems: Problems) -> Iterator[Said]:
    r"""Each board of a file.

    Examples:
        >>> [said.text("B") for said in boards("B 1\n\nB 2\nA NZ:P".split("\n"), Problems())]
        ['1', '2']
    """
    said, before = Said(), Said()
    paragraph: list[str] | None = None
    for number, line in enumerate(lines, start=1):
        text = line.rstrip()
        if paragraph is not None and text:
            paragraph.append(text)
        elif text.startswith("{"):
            paragraph = [text]
        elif not text:
            if said.own:
                yield said
                said, before = Said(), said
        elif not text.startswith("%"):
            _label(said, before, text, (number, 1), problems)
        if paragraph is not None and (not text or text.endswith("}")):
            said.texts.append("\n".join(paragraph).strip("{}").strip())
            paragraph = None
    if said.own:
        yield said


def _label(said: Said, before: Said, text: str, place: Place, problems: Problems) -> None:
    label, value = text[0], text[1:].strip()
    if label.isdigit():
        notes = said.card_notes if "P" in said.own else said.call_notes
        notes[label] = value
    elif label.upper() in LABELS and text[1:2] in ("", " ", "\t"):
        if not said.own:
            said.place = place
            said.lines = {name: before.lines[name] for name in REPEATED if name in before.lines}
        label = label.upper()
        if label in said.own:
            problems.add(
                place, "rbn.twice", f"{label} stands here twice", done="the first is taken"
            )
        else:
            said.own.add(label)
            said.lines[label] = Line(value, (place[0], place[1] + 2))
    else:
        problems.add(place, "rbn.label", f"no label: {text[:60]}", done="the line is left out")
