"""Evenings: which are open, opening one, and links to it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from starlette.routing import Route

from biritch.club.evenings import ContestListing
from biritch.club.invitations import Invitation, Invited
from biritch.club.limits import Limited
from biritch.club.lobby import ROBOT
from biritch.club.rights import Deed, require
from biritch.club.secret import new_id
from biritch.contest import AnyPlan, commands
from biritch.errors import NotAllowed
from biritch.forms import FormOptions, Laws
from biritch.server.answers import Asked, route
from biritch.server.doors import contest_door
from biritch.server.house import in_thread
from biritch.server.kinds import CONTESTS
from biritch.server.tables import (
    LISTED_SECONDS,
    SECRET_ID,
    NewTable,
    check_policy,
    hall_of,
    link_to,
    source_of,
)
from biritch.server.visits import author_of
from biritch.table import Policy


class NewContest(Struct, frozen=True):
    """An evening somebody wants to open.

    Attributes:
        plan: who plays whom.
        form: the form played in each round, and its options.
        name: what people will call it.
        policy: undo, watchers, pauses, chat, at its tables.
        laws: the edition; null for the form's usual one.
        private: only a link leads there.
        enter: whether its host takes part.
        pbn: a PBN file whose boards are played, one round after another; empty for boards from chance.
        file: what that file is called.
        boards_each: how many of them a round takes; null for as many as the form does.
        pause_seconds: how long after a round the next begins although somebody is not ready; 0 to wait.
        previous: the contest this one goes on from; empty if none.
    """

    plan: AnyPlan
    form: FormOptions
    name: str = ""
    policy: Policy = Policy()
    laws: Laws | None = None
    private: bool = False
    enter: bool = True
    pbn: str = ""
    file: str = ""
    boards_each: int | None = None
    pause_seconds: int = 30
    previous: str = ""


class NewContestInvitation(Struct, frozen=True):
    """A link somebody wants: to take part, or to look on."""

    to: Invited


async def contests(asked: Asked) -> dict[str, Any]:
    """The open evenings that anybody may find, and one's own."""
    house = asked.house
    ids = asked.visitor.ids if asked.visitor else frozenset()
    found = await in_thread(
        lambda: house.evenings.contests(ids, since=house.now() - LISTED_SECONDS)
    )
    people = frozenset[str]().union(*map(_people, found))
    return {"contests": found, "names": await in_thread(lambda: house.names(people))}


def _people(listing: ContestListing) -> frozenset[str]:
    return frozenset({listing.host, *filter(None, listing.players)}) - {ROBOT}


async def open_contest(asked: Asked) -> dict[str, str]:
    """Open an evening, and take part in it if that is wished."""
    author = author_of(asked.known)
    wish = await asked.body(NewContest)
    check_policy(wish.policy)
    asked.house.count(Limited.TABLES, author.id)
    contest, hall = new_id(), hall_of(asked)
    boards = NewTable(form=wish.form, pbn=wish.pbn, file=wish.file)
    command = commands.OpenContest(
        contest=contest,
        name=wish.name,
        plan=wish.plan,
        form=wish.form,
        source=await in_thread(lambda: source_of(boards)),
        laws=wish.laws,
        policy=wish.policy,
        boards_each=wish.boards_each,
        pause_seconds=wish.pause_seconds,
        previous=wish.previous if SECRET_ID.fullmatch(wish.previous) else "",
    )
    await hall.open(author, command, command_id="open", is_private=wish.private, kind=CONTESTS)
    if wish.enter:
        await hall.act(contest, author, commands.Enter(), command_id="enter")
    return {"contest": contest}


async def one_contest(asked: Asked) -> dict[str, Any]:
    """What the lobby says of one evening; a private one is there only for whom it is for."""
    listing = await _admitted_to(asked, asked.request.path_params["contest"])
    names = await in_thread(lambda: asked.house.names(_people(listing)))
    return {"contest": listing, "names": names}


async def _admitted_to(asked: Asked, contest: str) -> ContestListing:
    """The listing of a contest, for whom it is for.

    Raises:
        NotAllowed: ``contest.none`` for anybody else.
    """
    house = asked.house
    listing = await in_thread(lambda: house.evenings.find(contest))
    is_for = listing is not None and not listing.is_private
    if listing is not None and not is_for and asked.visitor is not None:
        client = await contest_door(house, author_of(asked.visitor), contest)
        is_for = client.may_watch
    if listing is None or not is_for:
        raise NotAllowed("there is no such contest", code="contest.none")
    return listing


async def invite(asked: Asked) -> dict[str, Any]:
    """Make a link to take part in an evening or to look on, with a picture that a phone can read."""
    contest = asked.request.path_params["contest"]
    await _admitted_to(asked, contest)
    live = await hall_of(asked).live(contest, CONTESTS)
    require(author_of(asked.known).roles_at(live.contest), Deed.INVITE)
    wish = await asked.body(NewContestInvitation)
    return await link_to(asked, Invitation(to=wish.to, stream=contest))


ROUTES: list[Route] = [
    route("/api/contests", "GET", Deed.LOOK, contests),
    route("/api/contests", "POST", Deed.OPEN_TABLE, open_contest),
    route("/api/contests/{contest}", "GET", Deed.LOOK, one_contest),
    route("/api/contests/{contest}/invitations", "POST", Deed.SIT, invite),
]
