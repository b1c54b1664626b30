"""`biritch member`: the first owner, a link for a password, a name forgotten, a worker's key."""

from __future__ import annotations

from pathlib import Path

import pytest

from biritch.club.invitations import Resets
from biritch.club.members import Members
from biritch.club.rights import Role
from biritch.club.store import Store
from biritch.club.workers import Workers
from tests.cli.running import Ended, biritch


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A house in a file."""
    file = tmp_path / "house.sqlite"
    Store.open(str(file)).close()
    return str(file)


def member(house: str, words: str) -> Ended:
    ended = biritch(f"member {words} --database {house}")
    assert (0, "") == (ended.code, ended.err)
    return ended


def test_the_first_owner_sets_a_password_by_the_link_that_is_printed_once(house: str) -> None:
    said = member(house, "Ada --role owner --address https://bridge.example.org/").out.splitlines()
    assert "Ada is owner of this house." == said[0]
    link = said[-1]
    assert link.startswith("https://bridge.example.org/reset/")
    with Store.open(house) as store:
        members = Members(store)
        resets = Resets(store, members)
        person = resets.use(link.rsplit("/", 1)[1], "seven notrump doubled", now=store.now())
        found = members.find("Ada")
        assert found is not None
        assert (person, Role.OWNER) == (found.id, found.role)
    assert "Ada is director of this house.\n" == member(house, "Ada --role director").out
    assert "/reset/" in member(house, "Ada --reset").out


def test_a_name_is_blanked_and_everybody_is_listed(house: str) -> None:
    member(house, "Ada --role owner")
    member(house, "Boris --role member")
    member(house, "--worker-key attic")
    assert "Ada  owner\nBoris  member\nattic  worker\n" == member(house, "").out
    assert "Boris  member\n" == member(house, "boris").out
    member(house, "Boris --blank")
    member(house, "--withdraw-key attic")
    assert "Ada  owner\n" == member(house, "").out


def test_a_workers_key_is_good(house: str) -> None:
    key = member(house, "--worker-key attic").out.splitlines()[-1]
    with Store.open(house) as store:
        found = Workers(store).recognise(key)
        assert found is not None
        assert "attic" == found.label


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Ada --reset", "biritch: nobody here is called 'Ada'"),
        ("--reset", "biritch: say whose"),
        ("Ada --role king", "biritch: Invalid value"),
        ("Ada --role owner --blank", "biritch: "),
        ("--withdraw-key attic", "biritch: no worker is called 'attic'"),
        ("x --role owner", "biritch: a name has 2 to 24 letters, not 1"),
    ],
)
def test_what_cannot_be_done_is_one_line(house: str, words: str, said: str) -> None:
    ended = biritch(f"member {words} --database {house}")
    assert (2, "") == (ended.code, ended.out)
    assert ended.err.startswith(said)
    assert 1 == ended.err.count("\n")


def test_no_house_is_made_by_asking(tmp_path: Path) -> None:
    ended = biritch(f"member --database {tmp_path / 'none.sqlite'}")
    assert 2 == ended.code
    assert ended.err.startswith("biritch: there is no house at ")
    assert [] == list(tmp_path.iterdir())


def test_the_house_of_whoever_names_none_is_in_his_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert f"{tmp_path}/biritch/house.sqlite" in biritch("member").err
