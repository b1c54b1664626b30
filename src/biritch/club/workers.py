"""Programs that play: each comes with a key that the owner has printed."""

import msgspec
from sqlalchemy import insert, select, update

from biritch.club.secret import SECRET, digest, new_id, new_secret
from biritch.club.store import Store
from biritch.club.store.schema import worker_keys


class Worker(msgspec.Struct, frozen=True, kw_only=True):
    """A program that may play here.

    Args:
        id: what is written wherever it acts.
        label: what the owner called it.
        created: when its key was made.
    """

    id: str
    label: str
    created: float


class Workers:
    """The keys of a house's workers.

    Args:
        store: where their hashes are kept.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def print_key(self, label: str, *, now: float) -> str:
        """Make a key: it is shown now and never again."""
        key = new_secret()
        with self._store.writing() as connection:
            connection.execute(
                insert(worker_keys).values(
                    key_hash=digest(key), worker=f"worker:{new_id()}", label=label, created=now
                )
            )
        return key

    def recognise(self, key: str) -> Worker | None:
        """Whose key it is; None if it is nobody's, or withdrawn."""
        if not SECRET.fullmatch(key):
            return None
        query = select(worker_keys.c.worker, worker_keys.c.label, worker_keys.c.created).where(
            worker_keys.c.key_hash == digest(key), worker_keys.c.withdrawn.is_(None)
        )
        with self._store.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Worker(id=row.worker, label=row.label, created=row.created)

    def everyone(self) -> list[Worker]:
        """All workers whose key is good, the oldest first."""
        query = (
            select(worker_keys.c.worker, worker_keys.c.label, worker_keys.c.created)
            .where(worker_keys.c.withdrawn.is_(None))
            .order_by(worker_keys.c.created, worker_keys.c.worker)
        )
        with self._store.reading() as connection:
            return [
                Worker(id=row.worker, label=row.label, created=row.created)
                for row in connection.execute(query)
            ]

    def withdraw(self, worker: str, *, now: float) -> None:
        """Let a worker in no more."""
        with self._store.writing() as connection:
            connection.execute(
                update(worker_keys)
                .where(worker_keys.c.worker == worker, worker_keys.c.withdrawn.is_(None))
                .values(withdrawn=now)
            )
