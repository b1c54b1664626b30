"""By which names this house is known: a page that comes by another name is somebody else's trick.

A stranger's page can have its own name lead to this machine once the browser has loaded it, and would
then be let in as a page of the house (DNS rebinding). So what asks for a name that nobody here has
given is refused, before anything else looks at it. Numbers cannot be had by such a trick, nor can
names that only this machine or its own network answers for.
"""

from __future__ import annotations

import html
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address

from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Receive, Scope, Send

MISDIRECTED = 421
_LOCAL = (".localhost", ".local")

UNKNOWN = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Biritch</title>
<body style="font:1.1rem/1.5 serif;max-width:34rem;margin:4rem auto;padding:0 1rem">
<h1>Not a name of this house</h1>
<p>This house of bridge does not know itself as <b>{name}</b>. Whoever runs it gives it that name:</p>
<p><code>biritch serve --allow-host {name}</code></p>
<p lang="uk">Цей дім бриджу не знає, що його звуть <b>{name}</b>. Це ім’я йому дає той, хто його тримає.</p>
<p lang="ru">Этот дом бриджа не знает, что его зовут <b>{name}</b>. Это имя ему даёт тот, кто его держит.</p>
"""


class KnownNames:
    """Lets in what asks for this house by one of its names, and tells others what to do.

    Args:
        app: the house.
        names: names its host gave it, such as ``bridge.example.org``.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self._app = app
        self._names = frozenset(map(plain, (*map(spelled, names), socket.gethostname()))) - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        asked = next((value for name, value in scope["headers"] if name == b"host"), b"")
        name = plain(asked.decode("latin-1"))
        if is_local(name) or name in self._names:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: a 403
        else:
            page = UNKNOWN.format(name=html.escape(name))
            await HTMLResponse(page, MISDIRECTED)(scope, receive, send)


def spelled(name: str) -> str:
    """A name as browsers send it, though its host wrote an address, or letters that the net has not.

    Examples:
        >>> spelled("https://club.example/"), spelled("бридж.укр")
        ('club.example', 'xn--90aggg3b.xn--j1amh')
    """
    name = name.rpartition("//")[2].partition("/")[0]
    with suppress(UnicodeError):
        return name.encode("idna").decode()
    return name


def plain(host: str) -> str:
    """A name without its port, as names are compared.

    Examples:
        >>> plain("Bridge.Example.org.:8420"), plain("[::1]:8420"), plain("::1")
        ('bridge.example.org', '::1', '::1')
    """
    host = host.strip().casefold()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, _port = host.rpartition(":")
    if colon and ":" not in name:
        host = name
    return host.rstrip(".")


def is_local(name: str) -> bool:
    """Whether a name is one that no stranger can have: a number, this machine, its own network, or none.

    Examples:
        >>> [
        ...     is_local(name)
        ...     for name in ("localhost", "192.168.1.7", "::1", "felt.local", "", "evil.example")
        ... ]
        [True, True, True, True, True, False]
    """
    if name in ("", "localhost") or name.endswith(_LOCAL):
        return True
    with suppress(ValueError):
        ip_address(name.partition("%")[0])
        return True
    return False
