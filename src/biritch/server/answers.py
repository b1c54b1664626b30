"""How the pages' requests are read, allowed, answered and refused: the same for all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from biritch.club.errors import LinkRefused, LogInRefused, StoreTrouble, TooMuch
from biritch.club.rights import Deed, require
from biritch.club.sessions import Visitor
from biritch.errors import BadNotation, BadValue, BiritchError, NotAllowed
from biritch.server.hall import Hall
from biritch.server.house import House
from biritch.server.visits import is_ours, roles_of, visitor_of
from biritch.table.spelling import read, spell

T = TypeVar("T")
LARGEST_BODY = 4_000_000
_ENCODER = msgspec.json.Encoder(enc_hook=spell)


class Asked(msgspec.Struct):
    """A request, and who sent it.

    Attributes:
        request: as it came.
        house: the club's rooms.
        visitor: who sent it; None for somebody without a cookie.
    """

    request: Request
    house: House
    visitor: Visitor | None

    async def body(self, kind: type[T]) -> T:
        """What was sent, as what was expected.

        Raises:
            BadValue: ``wire.unreadable`` if it is something else; the reason of the house where
                it can be read but not had.
        """
        sent = bytearray()
        async for chunk in self.request.stream():
            sent += chunk
            if len(sent) > LARGEST_BODY:
                raise BadValue(f"at most {LARGEST_BODY} bytes are read", code="wire.too_large")
        try:
            return msgspec.json.decode(bytes(sent) or b"{}", type=kind, dec_hook=read)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            if isinstance(problem.__cause__, BadValue):  # it reads well, and cannot be
                raise problem.__cause__ from problem
            raise BadValue(str(problem), code="wire.unreadable") from problem

    @property
    def known(self) -> Visitor:
        """The visitor.

        Raises:
            NotAllowed: if he has no cookie yet.
        """
        if self.visitor is None:
            raise NotAllowed("come in first", code="visit.nobody")
        return self.visitor


Handler: TypeAlias = Callable[[Asked], Awaitable[Any]]


def route(path: str, method: str, deed: Deed, handler: Handler) -> Route:
    """A route of the house's: what it does, and the right it needs."""

    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        hall: Hall = request.app.state.hall
        try:
            hall.check_serving()
            if method != "GET" and not is_ours(request):
                raise NotAllowed("that page is not of this house", code="visit.origin")
            visitor = await visitor_of(request, house)
            require(roles_of(visitor), deed)
            answered = await handler(Asked(request, house, visitor))
        except (BiritchError, StoreTrouble) as refusal:
            return refused(refusal)
        return answered if isinstance(answered, Response) else as_json(answered)

    made = Route(path, answer, methods=[method])
    made.deed = deed  # type: ignore[attr-defined]  # the test that walks every route asks it
    return made


def as_json(value: object, *, status: int = 200) -> Response:
    """A value as JSON, never kept by anybody's cache."""
    return Response(
        _ENCODER.encode(value),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def refused(refusal: BiritchError) -> Response:
    """A refusal as JSON: what is private answers as if it were not there."""
    headers = {}
    match refusal:
        case TooMuch():
            status = 429
            headers["Retry-After"] = str(refusal.details["wait"])
        case LogInRefused():
            status = 401
        case LinkRefused():
            status = 404
        case StoreTrouble():
            status = 503
        case NotAllowed(
            code="table.none" | "contest.none" | "board.none" | "text.none" | "lesson.none"
        ):
            status = 404
        case NotAllowed():
            status = 403
        case BadNotation() | BadValue():
            status = 400
        case _:
            status = 409
    said = as_json(
        {
            "code": refusal.code,
            "text": str(refusal),
            "law": refusal.law,
            "details": refusal.details,
        },
        status=status,
    )
    said.headers.update(headers)
    return said
