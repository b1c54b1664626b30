from __future__ import annotations

from biritch.club.secret import SECRET, digest, new_id, new_secret


def test_secrets_and_ids_are_never_the_same() -> None:
    assert 1000 == len({new_secret() for _each in range(1000)})
    assert 1000 == len({new_id() for _each in range(1000)})


def test_a_secret_fits_a_cookie_and_a_link() -> None:
    for _each in range(100):
        assert SECRET.fullmatch(new_secret())


def test_what_is_kept_is_sha_256() -> None:
    # FIPS 180-2, appendix B.1.
    expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert expected == digest("abc").hex()
