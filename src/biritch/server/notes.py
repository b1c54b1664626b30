"""Which free texts and which people something speaks of, so that they can be sent along."""

from __future__ import annotations

from biritch.table import Table, View, Words, events

WORDY = frozenset((events.CallExplained, events.ClaimMade, events.ClaimAwarded))
"""Events that may refer to a free text."""


def notes_in(view: View) -> frozenset[int]:
    """Numbers of the free texts a view refers to."""
    said = [call.words for call in view.auction]
    if view.claim:
        said.append(view.claim.words)
        if view.claim.award:
            said.append(view.claim.award.words)
    return frozenset(words.note for words in said if words.note)


def notes_of(event: events.Event) -> frozenset[int]:
    """Numbers of the free texts an event refers to."""
    words = getattr(event, "words", None)
    return frozenset((words.note,)) if isinstance(words, Words) and words.note else frozenset()


def people_at(table: Table | None) -> frozenset[str]:
    """Ids of the people a table speaks of."""
    if table is None:
        return frozenset()
    chairs = {who for chair in table.chairs for who in (chair.person, chair.owner)}
    out = {person for person, _ in table.shown_out}
    return frozenset(chairs | out | {table.host}) - {""}
