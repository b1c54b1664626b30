from __future__ import annotations

from biritch.club.store import Store
from biritch.club.workers import Workers


def test_a_worker_is_known_by_its_key_until_that_is_withdrawn(store: Store) -> None:
    workers = Workers(store)
    first, second = (workers.print_key(label, now=1.0) for label in ("cellar", "attic"))
    cellar, attic = workers.recognise(first), workers.recognise(second)
    assert cellar is not None
    assert attic is not None
    assert ("cellar", "attic") == (cellar.label, attic.label)
    assert {cellar, attic} == set(workers.everyone())
    workers.withdraw(cellar.id, now=2.0)
    assert workers.recognise(first) is None
    assert [attic] == workers.everyone()
    for wrong in ("", "A" * 43, attic.id):
        assert workers.recognise(wrong) is None
