"""Who sends a request: read from his cookie, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from biritch.club.rights import Role
from biritch.club.sessions import COOKIE, Visitor
from biritch.server.author import Author
from biritch.server.house import House, in_thread


def token_of(headers: Mapping[str, str]) -> str | None:
    """The secret in the visitor's cookie; None if he has none."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


async def visitor_of(connection: HTTPConnection, house: House) -> Visitor | None:
    """Who is knocking; None for somebody without a cookie of ours."""
    token = token_of(connection.headers)
    if not token:
        return None
    now = house.now()
    return await in_thread(lambda: house.sessions.who(token, now=now))


def author_of(visitor: Visitor) -> Author:
    """A visitor as somebody who may act at tables."""
    return Author(visitor.person, visitor.ids, visitor.roles)


def roles_of(visitor: Visitor | None) -> frozenset[Role]:
    """What a visitor is in the house."""
    return visitor.roles if visitor else frozenset({Role.NOBODY})


def address_of(connection: HTTPConnection) -> str:
    """The address a request comes from, as the server in front of us told it."""
    return connection.client.host if connection.client else ""


def is_ours(connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this house: its Origin names the Host it was sent to.

    A request without an Origin comes from no browser's page, and carries no stranger's wish.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        named = urlsplit(origin).netloc
    except ValueError:  # such as http://[::1, which names nobody
        return False
    return named.casefold() == connection.headers.get("host", "").casefold()


def secure(connection: HTTPConnection) -> bool:
    """Whether the house is reached by https."""
    scheme: Any = connection.url.scheme
    return scheme in ("https", "wss")
