"""The lobby, opening a table, and links to it."""

from __future__ import annotations

import io
import re
from typing import Any

import segno
from msgspec import Struct
from msgspec.structs import replace
from starlette.routing import Route

from biritch.club.invitations import Invitation, Invited
from biritch.club.limits import Limited
from biritch.club.lobby import Listing
from biritch.club.rights import Deed, require
from biritch.club.secret import new_id
from biritch.errors import BadValue, NotAllowed
from biritch.forms import (
    Chance,
    FormDescription,
    FormOptions,
    Given,
    Laws,
    Source,
    described_forms,
    form_of,
)
from biritch.records.pbn import read_boards
from biritch.seats import Seat
from biritch.server.addresses import house_addresses
from biritch.server.answers import Asked, route
from biritch.server.author import THE_HOUSE_ITSELF
from biritch.server.hall import Hall
from biritch.server.house import House, in_thread
from biritch.server.practice import practice
from biritch.server.robots_style import checked_style
from biritch.server.visits import address_of, author_of
from biritch.table import Policy, commands
from biritch.table.words import one_line

LISTED_SECONDS = 86_400.0
"""A table at which nothing has happened for so long is not found in the lobby any more."""

_SECONDS = (
    ("stop_seconds", 1, 30),
    ("next_deal_seconds", 1, 3600),
    ("absent_seconds", 10, 86_400),
)


LARGEST_PBN = 200_000  # letters: an evening of boards with every call and card fits twice
LONGEST_FILE_NAME = 100
SECRET_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class NewTable(Struct, frozen=True):
    """A table somebody wants to open.

    Attributes:
        form: the form and its options.
        name: what people will call it.
        policy: undo, watchers, pauses, chat.
        laws: the edition; null for the form's usual one.
        private: only a link leads there.
        seat: where its host sits down at once; null to stand.
        robots: whether robots take the other chairs at once.
        pbn: a PBN file whose boards are played; empty for boards from chance.
        file: what that file is called.
        previous: the table this one goes on from; empty if none.
        where: what every deal must be, as in ``N: hcp 15-17, balanced``; empty for any deal. A file
            goes before it.
    """

    form: FormOptions
    name: str = ""
    policy: Policy = Policy()
    laws: Laws | None = None
    private: bool = False
    seat: Seat | None = Seat.SOUTH
    robots: bool = False
    pbn: str = ""
    file: str = ""
    previous: str = ""
    where: str = ""


class NewInvitation(Struct, frozen=True):
    """A link somebody wants: to sit (in one seat, or any) or to watch."""

    to: Invited
    seat: Seat | None = None


def hall_of(asked: Asked) -> Hall:
    """The tables of this process."""
    hall: Hall = asked.request.app.state.hall
    return hall


async def lobby(asked: Asked) -> dict[str, Any]:
    """The open tables that anybody may find, and one's own."""
    house = asked.house
    ids = asked.visitor.ids if asked.visitor else frozenset()
    tables = await in_thread(lambda: house.lobby.tables(ids, since=house.now() - LISTED_SECONDS))
    people = {who for table in tables for who in (table.host, *table.chairs.values()) if who}
    return {"tables": tables, "names": await in_thread(lambda: house.names(people))}


async def forms(_: Asked) -> tuple[FormDescription, ...]:
    """Every form that can be played, and what may be chosen about it."""
    return described_forms()


async def open_table(asked: Asked) -> dict[str, str]:
    """Open a table, sit down at it, and put robots in the other chairs if that is wished."""
    author = author_of(asked.known)
    wish = await asked.body(NewTable)
    check_policy(wish.policy)
    asked.house.count(Limited.TABLES, author.id)
    table, hall = new_id(), hall_of(asked)
    chairs = form_of(wish.form).seating.chairs
    if wish.seat is not None and wish.seat not in chairs:
        seats = ", ".join(seat.value for seat in chairs)
        raise BadValue(
            f"in this form one sits {seats}, not {wish.seat.value}",
            code="table.no_chair",
            seat=wish.seat.value,
        )
    command = commands.OpenTable(
        table=table,
        name=wish.name,
        form=wish.form,
        source=await in_thread(lambda: source_of(wish)),
        laws=wish.laws,
        policy=wish.policy,
        previous=wish.previous if SECRET_ID.fullmatch(wish.previous) else "",
    )
    await hall.open(author, command, command_id="open", is_private=wish.private)
    if wish.seat is not None:
        await hall.act(table, author, commands.Sit(seat=wish.seat), command_id="sit")
    if wish.robots:
        for seat in chairs:
            if seat is not wish.seat:
                await hall.act(
                    table, author, commands.SeatRobot(seat=seat), command_id=f"robot {seat.value}"
                )
    return {"table": table}


def check_policy(policy: Policy) -> None:
    """Make sure that a table's pauses are such as people can want, and its robots such as the house has.

    Raises:
        BadValue: ``policy.seconds``, ``system.unknown`` or ``robot.level`` if they are not.
    """
    if policy.robots:
        checked_style(policy.robots)
    for name, least, most in _SECONDS:
        seconds = getattr(policy, name)
        if seconds and not least <= seconds <= most:
            raise BadValue(
                f"{name} is 0, or {least} to {most}, not {seconds}",
                code="policy.seconds",
                what=name,
                least=least,
                most=most,
            )


def source_of(wish: NewTable) -> Source:
    """Where a new table's boards come from.

    Raises:
        BadValue: ``source.problems`` if the file cannot be read or has no board.
    """
    if not wish.pbn:
        return practice(wish.where) if wish.where.strip() else Chance()
    if len(wish.pbn) > LARGEST_PBN:
        raise BadValue(
            f"a file of boards has at most {LARGEST_PBN} letters, not {len(wish.pbn)}",
            code="wire.too_large",
            most=LARGEST_PBN,
        )
    reading = read_boards(wish.pbn, file=wish.file or "PBN")
    boards = tuple(board for board in reading if board.deal.is_complete)
    if not boards:
        first = f": {reading.problems[0].message}" if reading.problems else ""
        raise BadValue(f"there is no board to play in {wish.file}{first}", code="source.problems")
    numbers = [board.number for board in boards]
    if len(set(numbers)) < len(numbers) or min(numbers) < 1:
        boards = tuple(replace(board, number=place) for place, board in enumerate(boards, start=1))
    return Given(boards, one_line(wish.file)[:LONGEST_FILE_NAME])


async def one_table(asked: Asked) -> dict[str, Any]:
    """What the lobby says of one table; a private one is there only for whom it is for."""
    listing = await admitted_to(asked, asked.request.path_params["table"])
    people = {who for who in (listing.host, *listing.chairs.values()) if who}
    names = await in_thread(lambda: asked.house.names(people))
    return {"table": listing, "names": names}


async def admitted_to(asked: Asked, table: str) -> Listing:
    """The listing of a table, for whom it is for.

    Raises:
        NotAllowed: ``table.none`` for anybody else.
    """
    house = asked.house
    ids = asked.visitor.ids if asked.visitor else frozenset()
    listing = await in_thread(lambda: house.lobby.find(table))
    if listing is None or not await in_thread(lambda: _admits(house, listing, ids)):
        raise NotAllowed("there is no such table", code="table.none")
    return listing


def _admits(house: House, listing: Listing, ids: frozenset[str]) -> bool:
    return (
        not listing.is_private
        or listing.host in ids
        or bool(house.invitations.admitted(ids, listing.stream))
        or house.history.has_sat(ids, listing.stream)
    )


async def invite(asked: Asked) -> dict[str, Any]:
    """Make a link to sit or to watch, with a picture that a phone can read."""
    table = asked.request.path_params["table"]
    await admitted_to(asked, table)
    live = await hall_of(asked).live(table)
    require(author_of(asked.known).roles_at(live.table), Deed.INVITE)
    wish = await asked.body(NewInvitation)
    invitation = Invitation(to=wish.to, stream=table, seat=wish.seat.value if wish.seat else None)
    return await link_to(asked, invitation)


async def link_to(asked: Asked, invitation: Invitation) -> dict[str, Any]:
    """A link, at each address of the house, and its picture."""
    house, visitor = asked.house, asked.known
    secret = await in_thread(
        lambda: house.invitations.make(invitation, maker=visitor.person, now=house.now())
    )
    addresses = house_addresses(asked.request)
    links = [f"{address}/l/{secret}" for address in addresses]
    return {"link": links[0], "links": links, "qr": qr(links[-1])}


def qr(text: str) -> str:
    """A QR code as an SVG drawing."""
    drawn = io.BytesIO()
    segno.make(text, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True
    )
    return drawn.getvalue().decode()


async def follow(asked: Asked) -> dict[str, Any]:
    """Follow a link: from now on one is admitted to its table, or to its contest."""
    house, visitor = asked.house, asked.known
    house.count(Limited.LINKS, address_of(asked.request))
    secret = asked.request.path_params["secret"]
    found = await in_thread(
        lambda: house.invitations.accept(secret, person=visitor.person, now=house.now())
    )
    if found.to is Invited.SIT:
        await let_back(hall_of(asked), visitor.ids, found)
    live = await hall_of(asked).live(found.stream)
    return {live.kind.name: found.stream, "to": found.to.value, "seat": found.seat}


async def let_back(hall: Hall, ids: frozenset[str], invitation: Invitation) -> None:
    """Whoever was asked to leave and is invited anew may sit down again; an older link does not help him."""
    live = await hall.live(invitation.stream)
    for person, at in live.state.shown_out:
        if person in ids and invitation.made > at:
            await hall.act(
                live.stream,
                THE_HOUSE_ITSELF,
                commands.LetBack(person=person),
                command_id=f"let back {person} after {live.head}",
            )


async def addresses(asked: Asked) -> dict[str, Any]:
    """Addresses at which this house can be reached, the one for a phone in the house last."""
    found = house_addresses(asked.request)
    return {"addresses": found, "qr": qr(found[-1])}


ROUTES: list[Route] = [
    route("/api/forms", "GET", Deed.LOOK, forms),
    route("/api/tables", "GET", Deed.LOOK, lobby),
    route("/api/tables", "POST", Deed.OPEN_TABLE, open_table),
    route("/api/tables/{table}", "GET", Deed.LOOK, one_table),
    route("/api/tables/{table}/invitations", "POST", Deed.SIT, invite),
    route("/api/links/{secret}", "POST", Deed.SIT, follow),
    route("/api/addresses", "GET", Deed.LOOK, addresses),
]
