"""Replay: moments, results, records and proofs."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from ...errors import RequestError
from ...presentation.log import setup_texts, step_texts
from ...presentation.result import result_json
from ...presentation.table_json import result_sentence, shown_scores
from ...presentation.table_picture import picture_at
from ...presentation.viewer import Viewer
from ..dependencies import Lang, LayoutName, OptionalGuest, RequestedTable
from ..response_models import FairDealProof, Moment

router = APIRouter(prefix="/tables/{id}", tags=["replay"])


@router.get("/moment")
async def get_moment(
    table: RequestedTable,
    guest: OptionalGuest,
    lang: Lang,
    move_count: int,
    seat: int | None = None,
    layout: LayoutName = "wide",
) -> Moment:
    """The position after a number of moves: from any seat once the game is over, before that as a spectator sees it."""
    viewer = Viewer(guest.id if guest else None, seat, lang, layout)
    state, picture = picture_at(table, move_count, viewer)
    step = table.steps[move_count - 1] if move_count else None
    prompt = result_sentence(table, state, viewer) if state.over else table.translate(state.question.prompt(state), lang)
    return Moment(
        move_count=move_count,
        last=table.move_count,
        view_box=picture.view_box,
        parts=list(picture.parts),
        status=prompt,
        player=state.player,
        texts=step_texts(table, step, seat, lang) if step else setup_texts(table, seat, lang),
        move=step.move if step and table.over else None,
        scores=[*state.scores()] if table.over else shown_scores(state, seat),
    )


@router.get("/result")
async def get_result(table: RequestedTable, lang: Lang) -> dict[str, Any]:
    """Points by source, ranks, and the scores over time, once the game is over."""
    if not table.over:
        raise RequestError("not-over", 409)
    return result_json(table, lang)


@router.get("/record", response_class=PlainTextResponse)
async def get_record(table: RequestedTable) -> PlainTextResponse:
    """The whole game as text, with its fair-deal proof, once it is over."""
    if not table.over:
        raise RequestError("not-over", 409)
    name = f"{table.row.game}-{table.id}.fondaco"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(table.final_record().dumps(), headers=headers)


@router.get("/proof")
async def get_proof(table: RequestedTable) -> FairDealProof:
    """The commitment of the table; once the game is over, the secret and the nonces too."""
    if not table.over:
        return FairDealProof(commitment=table.commitment, secret=None, nonces=None, seed=None, proves=None)
    deal = table.final_record().fair_deal
    assert deal is not None
    return FairDealProof(
        commitment=deal.commitment,
        secret=deal.secret.hex(),
        nonces=[nonce.hex() for nonce in deal.nonces],
        seed=table.seed.hex(),
        proves=deal.proves(table.seed),
    )
