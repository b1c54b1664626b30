"""A process that plays a share in some streams and says on its output what was acknowledged.

Run as: python -m tests.club.store.writer DATABASE AUTHOR COMMANDS STREAM...
"""

from __future__ import annotations

import sys

from biritch.club.store import Appended, Appender, Lost, Repeated, Store
from tests.club.decisions import decision


def write(database: str, author: str, commands: int, streams: list[str]) -> None:
    """Send each stream its commands one after another, each until it is accepted."""
    with Store.open(database) as store:
        appender = Appender(store)
        heads = {stream: store.heads([stream]).get(stream, 0) for stream in streams}
        for command in range(commands):
            waiting = set(streams)
            while waiting:
                answers = {
                    stream: appender.submit(
                        decision(
                            stream,
                            heads[stream] + 1,
                            author=author,
                            command=f"{author}-{command}",
                            events=f"{author}-{command}".encode(),
                        )
                    )
                    for stream in sorted(waiting)
                }
                for stream, answer in answers.items():
                    match answer.result():
                        case Lost(head=head):
                            heads[stream] = head
                        case Appended(number=number) | Repeated(number=number):
                            heads[stream] = max(heads[stream], number)
                            waiting.discard(stream)
                            sys.stdout.write(f"{stream} {number} {author}-{command}\n")
                            sys.stdout.flush()
        appender.close()


if __name__ == "__main__":
    write(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:])
