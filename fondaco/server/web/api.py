"""The JSON API. Everything the pages can do, programs can do too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ...core.game import Game
from ...core.messages import JsonValue
from ...core.registry import game, games
from ..play.house import House
from ..play.invited import require_invited
from ..play.table import Table
from ..show.log import log, setup_texts, texts
from ..show.pictures import document
from ..show.result import result
from ..show.view import Viewer, facts, hints, moment, outcome, picture, shown_scores, why_not
from ..words import refuse
from .hub import chat_row
from .identity import LANG_COOKIE, YEAR, Door, Known, Lang, Somebody, Welcomed, clean_name, require_same_site
from .models import (
    Confirms,
    GameFacts,
    Hints,
    Link,
    Me,
    Moment,
    Moves,
    NewMe,
    NewTable,
    OptionFacts,
    Problem,
    Proof,
    Reason,
    Rematch,
    Said,
    Say,
    Sit,
    TableFacts,
    TakeBack,
)

PROBLEMS: dict[int | str, dict[str, Any]] = {code: {"model": Problem} for code in (400, 401, 403, 404, 409, 413, 422)}
router = APIRouter(prefix="/api", responses=PROBLEMS, dependencies=[Depends(require_same_site)])


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _table(request: Request, id: str) -> Table:
    return await _house(request).tables.find(id)


InHouse = Annotated[House, Depends(_house)]
AtTable = Annotated[Table, Depends(_table)]
Layout = Literal["wide", "tall"]


@router.get("/games", tags=["games"])
async def list_games(lang: Lang) -> list[GameFacts]:
    """The games of the shelf."""
    return [game_facts(game(id), lang) for id in games()]


@router.get("/games/{id}", tags=["games"])
async def one_game(id: str, lang: Lang) -> GameFacts:
    """One game: for how many, and its options explained."""
    return game_facts(game(id), lang)


def game_facts(rules: Game, lang: str) -> GameFacts:
    """A game as plain data."""
    options = {
        name: OptionFacts(
            default=_value(option.default),
            choices=[_value(choice) for choice in option.choices],
            choice_texts=[option.choice_text(choice, lang) for choice in option.choices],
            help=option.help(lang),
        )
        for name, option in rules.options().items()
    }
    return GameFacts(
        id=rules.id,
        title=rules.title(lang),
        min_players=rules.min_players,
        max_players=rules.max_players,
        typical_minutes=rules.presentation.typical_minutes,
        options=options,
        rules_version=rules.rules_version,
        components_digest=rules.digest,
    )


def _value(value: JsonValue) -> bool | int | str | float | None:
    assert value is None or isinstance(value, bool | int | str | float), "choices of options are single values"
    return value


@router.get("/me", tags=["me"])
async def who_am_i(guest: Somebody, lang: Lang) -> Me:
    """Your name, if you have one yet."""
    return Me(name=guest.name if guest else None, lang=lang)


@router.post("/me", tags=["me"])
async def call_me(wish: NewMe, guest: Welcomed, house: InHouse, response: Response, lang: Lang) -> Me:
    """Take a name, or another language."""
    if wish.name is not None:
        name = clean_name(wish.name)
        if not name:
            raise refuse("no-name")
        guest = await house.seating.rename(guest, name)
    if wish.lang is not None:
        response.set_cookie(LANG_COOKIE, wish.lang, max_age=YEAR, samesite="lax")
        lang = wish.lang
    return Me(name=guest.name, lang=lang)


@router.post("/me/link", tags=["me"])
async def my_link(request: Request, guest: Known) -> Link:
    """A private link that carries you to another device, good for a day."""
    door: Door = request.app.state.door
    return Link(url=str(request.url_for("device_link_page", token=door.link(guest))))


@router.post("/tables", tags=["tables"])
async def set_up(wish: NewTable, guest: Welcomed, house: InHouse) -> TableFacts:
    """Set a table up. Nobody sits at it yet but bots."""
    for spec in filter(None, wish.seats):
        require_invited(spec)
    table = await house.seating.set_up(guest, wish.game, wish.seats, wish.options, wish.public)
    return TableFacts(id=table.id, commitment=table.commitment)


@router.get("/tables/{id}", tags=["tables"])
async def look(table: AtTable, guest: Somebody, lang: Lang, seat: int | None = None) -> dict[str, Any]:
    """The table as you may see it: as one of your seats, or as a spectator."""
    viewer = Viewer(guest.id if guest else None, _own(table, guest.id if guest else None, seat), lang)
    seen = table.state.observe(viewer.seat) if table.state is not None else None
    return {**facts(table, viewer), "observation": seen, "log": log(table, viewer.seat, lang)}


@router.get("/tables/{id}/picture", tags=["tables"], response_class=Response)
async def look_at_picture(
    table: AtTable, guest: Somebody, lang: Lang, seat: int | None = None, layout: Layout = "wide"
) -> Response:
    """The parts of the table's picture as SVG, in one document."""
    if table.state is None:
        raise refuse("not-started", 409)
    viewer = Viewer(guest.id if guest else None, _own(table, guest.id if guest else None, seat), lang, layout)
    drawn, _ = picture(table, viewer)
    body = "".join(svg for _, svg in drawn.parts)
    return Response(document(drawn.view_box, body), media_type="image/svg+xml")


def _own(table: Table, guest: str | None, seat: int | None) -> int | None:
    """The seat to look with: it must be one's own."""
    mine = table.seats_of(guest)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if seat not in mine:
        raise refuse("not-your-seat", 403)
    return seat


@router.post("/tables/{id}/sit", tags=["tables"])
async def sit(wish: Sit, table: AtTable, guest: Welcomed, house: InHouse) -> TableFacts:
    """Take seats; when the last one is taken the game begins."""
    await house.seating.sit(table, guest, wish.seats, bytes.fromhex(wish.nonce), [clean_name(name) for name in wish.names])
    return TableFacts(id=table.id, commitment=table.commitment)


@router.post("/tables/{id}/leave", tags=["tables"])
async def leave(table: AtTable, guest: Known, house: InHouse) -> TableFacts:
    """Free your seats while the game has not begun."""
    await house.seating.leave(table, guest)
    return TableFacts(id=table.id, commitment=table.commitment)


@router.post("/tables/{id}/close", tags=["tables"])
async def close(table: AtTable, guest: Known, house: InHouse) -> dict[str, bool]:
    """Take down a table that you have set up, while the game has not begun."""
    await house.seating.take_down(table, guest)
    return {"closed": True}


@router.post("/tables/{id}/moves", tags=["play"])
async def play(wish: Moves, table: AtTable, guest: Known, house: InHouse, lang: Lang) -> dict[str, Any]:
    """Make moves for the seat to act, if it is yours."""
    await house.play(table, guest, wish.moves, wish.move_count)
    return facts(table, Viewer(guest.id, _own(table, guest.id, None), lang))


@router.post("/tables/{id}/undo", tags=["play"])
async def undo(wish: TakeBack, table: AtTable, guest: Known, house: InHouse, lang: Lang) -> dict[str, Any]:
    """Take back, as far as the last reveal or somebody else's decision."""
    await house.undo(table, guest, wish.move_count, wish.whole_turn)
    return facts(table, Viewer(guest.id, _own(table, guest.id, None), lang))


@router.post("/tables/{id}/confirm", tags=["play"])
async def confirm(table: AtTable, guest: Known, house: InHouse, lang: Lang) -> dict[str, Any]:
    """End a turn that was held back for you to confirm."""
    await house.confirm(table, guest)
    return facts(table, Viewer(guest.id, _own(table, guest.id, None), lang))


@router.post("/tables/{id}/turn-confirmation", tags=["play"])
async def confirms(wish: Confirms, table: AtTable, guest: Known, house: InHouse, lang: Lang) -> dict[str, Any]:
    """Whether your turns at this table are to end only when you confirm it."""
    await house.set_confirms(table, guest, wish.enabled)
    return facts(table, Viewer(guest.id, _own(table, guest.id, None), lang))


@router.get("/tables/{id}/chat", tags=["play"])
async def talk(table: AtTable, house: InHouse) -> list[Said]:
    """The last of what was said."""
    return [Said.model_validate(chat_row(table, row)) for row in await house.tables.store.chat(table.id)]


@router.post("/tables/{id}/chat", tags=["play"])
async def chat(wish: Say, table: AtTable, guest: Known, house: InHouse) -> dict[str, bool]:
    """Say something."""
    await house.chat(table, guest, wish.text)
    return {"sent": True}


@router.get("/tables/{id}/why", tags=["play"])
async def why(table: AtTable, guest: Known, lang: Lang, move: Annotated[str, Query(max_length=80)]) -> Reason:
    """Why a move is not possible for you now."""
    mine = table.seats_of(guest.id)
    if not mine:
        raise refuse("not-at-this-table", 403)
    player = table.state.player if table.state is not None else None
    return Reason(reason=why_not(table, player if player in mine and player is not None else mine[0], move, lang))


@router.get("/tables/{id}/hint", tags=["play"], responses={503: {"model": Problem}})
async def hint(table: AtTable, guest: Known, house: InHouse, lang: Lang) -> Hints:
    """What the search would do in your place, with what it expects of each move; it takes a moment."""
    at = table.move_count
    return Hints.model_validate(hints(table, at, await house.advise(table, guest, at, lang), lang))


@router.get("/tables/{id}/moment", tags=["replay"])
async def one_moment(
    table: AtTable, guest: Somebody, lang: Lang, move_count: int, seat: int | None = None, layout: Layout = "wide"
) -> Moment:
    """The position after so many moves: as any seat once the game is over, before that as a spectator."""
    viewer = Viewer(guest.id if guest else None, seat, lang, layout)
    state, drawn = moment(table, move_count, viewer)
    step = table.steps[move_count - 1] if move_count else None
    asked = table.say(state.question.prompt(state), lang) if not state.over else outcome(table, state, viewer)
    return Moment(
        move_count=move_count,
        last=table.move_count,
        view_box=drawn.view_box,
        parts=list(drawn.parts),
        status=asked,
        player=state.player,
        texts=texts(table, step, seat, lang) if step else setup_texts(table, seat, lang),
        move=step.move if step and table.over else None,
        scores=[*state.scores()] if table.over else shown_scores(state, seat),
    )


@router.get("/tables/{id}/result", tags=["replay"])
async def how_it_ended(table: AtTable, lang: Lang) -> dict[str, Any]:
    """Points by source, ranks, and the scores over time, once the game is over."""
    if not table.over:
        raise refuse("not-over", 409)
    return result(table, lang)


@router.get("/tables/{id}/record", tags=["replay"], response_class=PlainTextResponse)
async def record(table: AtTable) -> PlainTextResponse:
    """The whole game as text, with the proof of its deal, once it is over."""
    if not table.over:
        raise refuse("not-over", 409)
    name = f"{table.row.game}-{table.id}.fondaco"
    return PlainTextResponse(table.record().dumps(), headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{id}/proof", tags=["replay"])
async def proof(table: AtTable) -> Proof:
    """The promise of the table; once the game is over, the secret that fulfils it."""
    if not table.over:
        return Proof(commitment=table.commitment, secret=None, nonces=None, seed=None, proves=None)
    deal = table.record().fair_deal
    assert deal is not None
    return Proof(
        commitment=deal.commitment,
        secret=deal.secret.hex(),
        nonces=[nonce.hex() for nonce in deal.nonces],
        seed=table.seed.hex(),
        proves=deal.proves(table.seed),
    )


@router.post("/tables/{id}/rematch", tags=["tables"])
async def rematch(table: AtTable, guest: Known, house: InHouse) -> Rematch:
    """The same game once more. All move on by a seat, so that another starts: sit down at the seats that are named.

    Whoever asks second gets the table of the first.
    """
    if not table.over:
        raise refuse("not-over", 409)
    mine = table.seats_of(guest.id)
    if not mine:
        raise refuse("not-at-this-table", 403)
    again = await house.seating.rematch(table, guest)
    return Rematch(id=again.id, commitment=again.commitment, seats=[(number - 1) % len(table.seats) for number in mine])
