from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from biritch.club.errors import PasswordRefused
from biritch.club.passwords import LONGEST, Passwords


def test_what_is_kept_tells_nothing_and_is_never_the_same_twice(passwords: Passwords) -> None:
    kept = [passwords.keep("two no trumps", name="Anna") for _twice in range(2)]
    assert kept[0] != kept[1]
    for each in kept:
        assert each.startswith("$argon2id$")
        assert "trumps" not in each
        assert passwords.check(each, "two no trumps")
        assert not passwords.check(each, "Two no trumps")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("seven77", "password.length"),
        ("x" * (LONGEST + 1), "password.length"),
        ("ANNA MARIA", "password.name"),
    ],
)
def test_a_password_that_will_not_do_is_refused(
    passwords: Passwords, password: str, code: str
) -> None:
    with pytest.raises(PasswordRefused) as refusal:
        passwords.keep(password, name="Anna Maria")
    assert code == refusal.value.code


def test_one_letter_written_in_two_ways_is_one_password(passwords: Passwords) -> None:
    kept = passwords.keep("caf\u00e9 trump", name="Anna")
    assert passwords.check(kept, "cafe\u0301 trump")


def test_nobody_has_no_password_and_is_asked_for_it_all_the_same(passwords: Passwords) -> None:
    assert not passwords.check(None, "nobody has this password")
    assert not passwords.check("not argon2 at all", "whatever it is")
    assert not passwords.check(passwords.keep("x" * LONGEST, name="A"), "x" * 100_000)


def test_a_hash_that_was_cheaper_is_outdated(passwords: Passwords) -> None:
    kept = passwords.keep("two no trumps", name="Anna")
    assert not passwords.is_outdated(kept)
    harder = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert harder.is_outdated(kept)
    assert harder.check(kept, "two no trumps")
