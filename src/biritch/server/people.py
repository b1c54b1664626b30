"""Coming in, names, passwords and languages."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response
from starlette.routing import Route

from biritch.club.errors import LogInRefused
from biritch.club.limits import Limited
from biritch.club.members import Language
from biritch.club.rights import Deed, require
from biritch.club.sessions import Session, Visitor
from biritch.server.answers import Asked, as_json, route
from biritch.server.farewells import leave_tables, send_away
from biritch.server.hall import Hall
from biritch.server.house import House, in_thread
from biritch.server.visits import address_of, author_of, secure, token_of


class Me(Struct, frozen=True):
    """Who one is in this house."""

    person: str
    name: str
    role: str
    language: str


class NameAndPassword(Struct, frozen=True):
    """What one logs in with."""

    name: str
    password: str


class Wishes(Struct, frozen=True):
    """What one wants to be called and to read; empty to leave it."""

    name: str = ""
    language: str = ""


class NewPassword(Struct, frozen=True):
    """A new password, by the secret of a link or by the old one."""

    password: str
    secret: str = ""
    old: str = ""


class Farewell(Struct, frozen=True):
    """Leaving for good.

    Attributes:
        password: one's own, to be sure.
        texts: whether all that one ever wrote is erased, too.
    """

    password: str
    texts: bool = False


async def _me(house: House, visitor: Visitor) -> Me:
    names = await in_thread(lambda: house.names((visitor.person,)))
    return Me(
        visitor.person,
        names.get(visitor.person, ""),
        visitor.member.role.value if visitor.member else "guest",
        visitor.language.value if visitor.language else "",
    )


async def who_am_i(asked: Asked) -> Response:
    """Who one is; whoever has no cookie becomes a guest at once."""
    house = asked.house
    if asked.visitor is not None:
        return as_json(await _me(house, asked.visitor))
    house.count(Limited.GUESTS, address_of(asked.request))
    session = await in_thread(lambda: house.sessions.come_in(now=house.now()))
    return _with_cookie(asked, session, Me(session.person, "", "guest", ""))


def _with_cookie(asked: Asked, session: Session, me: Me) -> Response:
    answer = as_json(me)
    answer.headers.append("Set-Cookie", session.cookie(secure=secure(asked.request)))
    return answer


async def _welcome(asked: Asked, session: Session) -> Response:
    house = asked.house
    house.forget_names()
    visitor = await in_thread(lambda: house.sessions.who(session.token, now=house.now()))
    me = await _me(house, visitor) if visitor else Me(session.person, "", "guest", "")
    return _with_cookie(asked, session, me)


async def join(asked: Asked) -> Response:
    """Take a name and a password; what one did as a guest stays one's own."""
    house = asked.house
    house.count(Limited.GUESTS, address_of(asked.request))
    sent = await asked.body(NameAndPassword)
    token = token_of(asked.request.headers)
    session = await in_thread(
        lambda: house.sessions.join(token, sent.name, sent.password, now=house.now())
    )
    return await _welcome(asked, session)


async def log_in(asked: Asked) -> Response:
    """Log in."""
    house = asked.house
    sent = await asked.body(NameAndPassword)
    house.count(Limited.LOG_INS, address_of(asked.request))
    house.count(Limited.LOG_INS, ("name", sent.name.casefold()[:100]))
    token = token_of(asked.request.headers)
    session = await in_thread(
        lambda: house.sessions.log_in(token, sent.name, sent.password, now=house.now())
    )
    return await _welcome(asked, session)


async def log_out(asked: Asked) -> Response:
    """Log out: a new guest, under a new cookie."""
    house = asked.house
    token = token_of(asked.request.headers) or ""
    session = await in_thread(lambda: house.sessions.log_out(token, now=house.now()))
    await send_away(_hall(asked), asked.known.person)
    return await _welcome(asked, session)


async def reset(asked: Asked) -> Response:
    """Set a new password by the one-time link that an owner printed."""
    house = asked.house
    house.count(Limited.LINKS, address_of(asked.request))
    sent = await asked.body(NewPassword)
    member = await in_thread(lambda: house.resets.use(sent.secret, sent.password, now=house.now()))
    session = await in_thread(lambda: house.sessions.hand_to(member, now=house.now()))
    await send_away(_hall(asked), member)
    return await _welcome(asked, session)


async def change_password(asked: Asked) -> Response:
    """Set one's password anew by the old one; every other device is logged out."""
    house, person = asked.house, asked.known.person
    sent = await asked.body(NewPassword)
    await _prove(asked, sent.old)
    await in_thread(lambda: house.members.set_password(person, sent.password))
    session = await in_thread(lambda: house.sessions.hand_to(person, now=house.now()))
    await send_away(_hall(asked), person)
    return await _welcome(asked, session)


async def leave_for_good(asked: Asked) -> Response:
    """Have one's name blanked and every session ended; what one has played stays, under a number."""
    house, hall, visitor = asked.house, _hall(asked), asked.known
    sent = await asked.body(Farewell)
    await _prove(asked, sent.password)
    await leave_tables(hall, author_of(visitor))
    await in_thread(lambda: house.members.blank(visitor.person, now=house.now()))
    if sent.texts:
        await in_thread(lambda: house.texts.erase_all_by(visitor.ids, now=house.now()))
    session = await in_thread(lambda: house.sessions.come_in(now=house.now()))
    await send_away(hall, visitor.person)
    return await _welcome(asked, session)


async def _prove(asked: Asked, password: str) -> None:
    """Make sure that whoever asks knows his own password, as if he logged in.

    Raises:
        LogInRefused: ``password.wrong`` if he does not.
    """
    house, visitor = asked.house, asked.known
    name = (visitor.member and visitor.member.name) or ""
    house.count(Limited.LOG_INS, address_of(asked.request))
    house.count(Limited.LOG_INS, ("name", name.casefold()))
    try:
        await in_thread(lambda: house.members.check(name, password))
    except LogInRefused as refusal:
        raise LogInRefused("that is not your password", code="password.wrong") from refusal


async def wish(asked: Asked) -> Me:
    """Say what one wants to read and, as a guest, to be called."""
    sent = await asked.body(Wishes)
    house, visitor = asked.house, asked.known
    if sent.name:
        require(visitor.roles, Deed.BE_CALLED)
        house.count(Limited.GUESTS, address_of(asked.request))
        await in_thread(lambda: house.members.call(visitor.person, sent.name))
        house.forget_names()
        await _rename(asked, visitor)
    if sent.language in {language.value for language in Language}:
        language = Language(sent.language)
        await in_thread(lambda: house.members.set_language(visitor.person, language))
    return await _me(house, visitor)


def _hall(asked: Asked) -> Hall:
    hall: Hall = asked.request.app.state.hall
    return hall


async def _rename(asked: Asked, visitor: Visitor) -> None:
    """Tell the tables he is at what he is called now."""
    hall = _hall(asked)
    for live in hall.lives:
        here = hall.gallery.in_this_process(live.stream).people
        if not visitor.ids.isdisjoint(here):
            async with live.lock:
                await hall.gallery.rename(live)


async def history(asked: Asked) -> list[dict[str, object]]:
    """The tables one has sat at, the latest first."""
    found = await in_thread(lambda: asked.house.history.of(asked.known.ids))
    return [
        {"table": sitting.stream, "form": sitting.form, "at": sitting.at, "over": sitting.is_over}
        for sitting in found
    ]


ROUTES: list[Route] = [
    route("/api/me", "GET", Deed.LOOK, who_am_i),
    route("/api/me", "POST", Deed.CHANGE_LANGUAGE, wish),
    route("/api/join", "POST", Deed.JOIN, join),
    route("/api/login", "POST", Deed.LOG_IN, log_in),
    route("/api/logout", "POST", Deed.LOG_OUT, log_out),
    route("/api/reset", "POST", Deed.USE_RESET, reset),
    route("/api/password", "POST", Deed.CHANGE_PASSWORD, change_password),
    route("/api/farewell", "POST", Deed.LEAVE_FOR_GOOD, leave_for_good),
    route("/api/history", "GET", Deed.SEE_HISTORY, history),
]
