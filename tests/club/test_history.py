from __future__ import annotations

from biritch.club.history import History, Sitting
from biritch.club.sessions import Sessions
from biritch.club.store import Store
from tests.club.decisions import decision


def test_the_tables_one_has_sat_at_come_the_latest_first(store: Store, sessions: Sessions) -> None:
    history = History(store)
    anna, guest = (sessions.come_in(now=0.0).person for _each in range(2))
    store.append([decision("a"), decision("b"), decision("c")])
    store.append([decision("a", 2, over=True)])
    history.sat_down(anna, "a", now=1.0)
    history.sat_down(guest, "b", now=2.0)
    history.sat_down(anna, "b", now=3.0)
    history.sat_down(anna, "a", now=9.0)
    assert [
        Sitting(stream="b", form="rubber", at=3.0, is_over=False),
        Sitting(stream="a", form="rubber", at=1.0, is_over=True),
    ] == history.of(frozenset({anna, guest}))
    assert ["b"] == [sitting.stream for sitting in history.of(frozenset({guest}))]
    assert history.has_sat(frozenset({guest, anna}), "a")
    assert not history.has_sat(frozenset({guest}), "a")
