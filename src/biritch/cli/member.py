"""``biritch member``: who has a name in the house, what he may do, and the keys of its workers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from cyclopts import Group, Parameter
from cyclopts.validators import LimitedChoice

from biritch.cli.place import house_at
from biritch.club.invitations import Resets
from biritch.club.members import Members
from biritch.club.rights import Role
from biritch.club.store import Store
from biritch.club.workers import Workers
from biritch.errors import BadValue

_WISH = Group("What to do", validator=LimitedChoice())
_RoleName: TypeAlias = Literal["owner", "director", "member"]


def member(
    name: str = "",
    /,
    *,
    role: Annotated[_RoleName | None, Parameter(group=_WISH)] = None,
    reset: Annotated[bool, Parameter(group=_WISH)] = False,
    blank: Annotated[bool, Parameter(group=_WISH)] = False,
    worker_key: Annotated[str, Parameter(group=_WISH)] = "",
    withdraw_key: Annotated[str, Parameter(group=_WISH)] = "",
    address: str = "http://localhost:8420",
    database: str = "",
) -> int:
    """Give somebody a role in the house, help him to a password, or blank his name.

    With nothing to do it lists the members and the workers. The house may be open meanwhile.

    For example:

    $ biritch member Ada --role owner

    Args:
        name: what the member is called; with a role, somebody of that name comes in if nobody has it.
        role: owner, director or member; prints a link by which he sets his password.
        reset: print a link by which he sets a new password; it works once, for two days.
        blank: forget his name for good; results keep a number that says nothing.
        worker_key: print a key for a program that plays robots' hands, under this label.
        withdraw_key: let no worker with this label in any more.
        address: where people reach the house, for the link.
        database: a file, ``sqlite:///FILE`` or ``postgresql://USER@HOST/NAME``;
            the house in your own data folder unless told.
    """
    wish: Callable[[Store], None]
    if worker_key:
        wish = lambda store: _print_key(store, worker_key)  # noqa: E731 - one of five wishes
    elif withdraw_key:
        wish = lambda store: _withdraw_keys(store, withdraw_key)  # noqa: E731
    elif not name:
        if role or reset or blank:
            raise BadValue("say whose: biritch member NAME", code="member.no_name")
        wish = _list_everyone
    elif role:
        wish = lambda store: _appoint(store, name, role, address)  # noqa: E731
    elif blank:
        wish = lambda store: _blank(store, name)  # noqa: E731
    elif reset:
        wish = lambda store: _print_reset(store, name, address)  # noqa: E731
    else:
        wish = lambda store: _show(store, name)  # noqa: E731
    with house_at(database) as store:
        wish(store)
    return 0


def _appoint(store: Store, name: str, role: _RoleName, address: str) -> None:
    found = Members(store).appoint(name, Role(role), now=store.now())
    print(f"{found.name} is {role} of this house.")
    if not Members(store).has_password(found.id):
        _print_link(store, found.id, address)


def _print_reset(store: Store, name: str, address: str) -> None:
    _print_link(store, _found(store, name), address)


def _print_link(store: Store, person: str, address: str) -> None:
    secret = Resets(store, Members(store)).make(person, maker="the owner", now=store.now())
    print("A link to set a password; it works once, for two days:")
    print(f"{address.rstrip('/')}/reset/{secret}")


def _blank(store: Store, name: str) -> None:
    Members(store).blank(_found(store, name), now=store.now())
    print(f"{name} is forgotten; results keep a number that says nothing.")


def _show(store: Store, name: str) -> None:
    found = Members(store).get(_found(store, name))
    assert found is not None
    print(f"{found.name}  {found.role.value}")


def _list_everyone(store: Store) -> None:
    for each in Members(store).everyone():
        print(f"{each.name}  {each.role.value}")
    for worker in Workers(store).everyone():
        print(f"{worker.label}  worker")


def _print_key(store: Store, label: str) -> None:
    key = Workers(store).print_key(label, now=store.now())
    print(f"The key of the worker {label}, shown now and never again:")
    print(key)


def _withdraw_keys(store: Store, label: str) -> None:
    workers = Workers(store)
    withdrawn = [each for each in workers.everyone() if each.label == label]
    if not withdrawn:
        raise BadValue(f"no worker is called {label!r}", code="worker.none", label=label)
    for each in withdrawn:
        workers.withdraw(each.id, now=store.now())
    print(f"{label} is let in no more.")


def _found(store: Store, name: str) -> str:
    found = Members(store).find(name)
    if found is None:
        raise BadValue(f"nobody here is called {name!r}", code="member.none", name=name)
    return found.id
