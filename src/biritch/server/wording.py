"""What people may send as words and times: free text is kept apart, and the rest must be honest."""

from __future__ import annotations

import math

from msgspec.structs import replace

from biritch.club.texts import Kind
from biritch.server.author import Author
from biritch.server.house import House, in_thread
from biritch.table import Words, commands

LONGEST_THOUGHT = 86_400.0

_KINDS = {commands.AwardClaim: Kind.REASON, commands.Claim: Kind.STATEMENT}
_WORDY = (
    commands.Call,
    commands.Explain,
    commands.Claim,
    commands.AwardClaim,
)
_SILENCE = Words()


class Wording:
    """Takes commands as they were sent, and gives them as they may be decided on.

    Args:
        house: where texts are kept.
    """

    def __init__(self, house: House) -> None:
        self._house = house

    async def worded(
        self, stream: str, author: Author, command: commands.Command, text: str
    ) -> tuple[commands.Command, int]:
        """A command with its free words kept apart, and the number they are kept under; 0 for none.

        People cannot refer to other texts than their own, nor send texts of robots as theirs.

        Raises:
            BadValue: ``text.length`` if there are too many words.
        """
        if isinstance(command, (commands.Call, commands.PlayCard)) and command.thought:
            command = replace(command, thought=_honest(command.thought))
        if not isinstance(command, _WORDY):
            return command, 0
        if author.robot is not None:
            words = command.words
            return (replace(command, words=replace(words, note=0)) if words.note else command), 0
        if not text or not text.strip():
            return (replace(command, words=_SILENCE) if command.words else command), 0
        kept = await in_thread(
            lambda: self._house.texts.keep(
                text,
                stream=stream,
                kind=_KINDS.get(type(command), Kind.EXPLANATION),
                author=author.id,
                now=self._house.now(),
            )
        )
        return replace(command, words=Words(note=kept.id)), kept.id


def _honest(seconds: float) -> float:
    """Seconds somebody says he thought: a number, not below nothing, at most a day."""
    return min(max(seconds, 0.0), LONGEST_THOUGHT) if math.isfinite(seconds) else 0.0
