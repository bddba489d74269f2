"""`fondaco verify`: replay a record, move by move, and say whether all is as it should be."""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..core.record import Record
from ..core.state import State
from .facts import print_json
from .files import read_record, replay_record
from .i18n import LANGUAGE, single_line, translate
from .observation_text import render_results
from .screen import make_console

EXIT_INVALID_RECORD = 1
"""The exit code for a record that can be replayed, but loses or doubles a piece on the way, or whose deal is not proven."""


def verify(file: Path, promise: str | None, as_json: bool) -> int:
    """The exit code. A record that cannot be replayed is bad input, and raised. Its deal must keep a promise that is given."""
    record = read_record(file)
    end = replay_record(file, record)
    fault = _first_violation(file, record)
    fair = record.fair_deal.proves(record.seed) if record.fair_deal is not None else None
    if promise is not None:
        fair = record.fair_deal is not None and fair and record.fair_deal.commitment == promise.strip().lower()
    facts: dict[str, Any] = {
        "sound": fault is None and fair is not False,
        "fair": fair,
        "game": record.game,
        "rules": record.rules_version,
        "components": record.components_digest,
        "options": dict(record.options),
        "seats": list(record.seats),
        "players": end.players,
        "moves": len(record.moves),
        "over": end.over,
        "scores": end.scores(),
        "ranks": end.ranks() if end.over else None,
        "breakdown": end.breakdown(),
        "digest": position_digest(end),
    }
    if fault is not None:
        number, problem = fault
        if as_json:
            print_json({**facts, "move": number, "problem": problem})
        move = record.moves[number - 1] if number else ""
        words = translate("record-invalid", file=str(file), number=str(number), move=move, problem=problem)
        print(f"fondaco: {single_line(words)}", file=sys.stderr)
        return EXIT_INVALID_RECORD
    if as_json:
        print_json(facts)
    if fair is False:
        words = translate("unfair-deal", file=str(file))
        print(f"fondaco: {single_line(words)}", file=sys.stderr)
        return EXIT_INVALID_RECORD
    if not as_json:
        _print(file, record, end)
    return 0


def position_digest(state: State) -> str:
    """What tells one position from another: a hash of its key."""
    return blake2b(state.key(), digest_size=8).hexdigest()


def _first_violation(file: Path, record: Record) -> tuple[int, str] | None:
    """The first move after which a piece is lost or doubled."""
    state = replay_record(file, record, 0)
    for number in range(len(record.moves) + 1):
        if number:
            state.apply(state.parse(record.moves[number - 1]))
        for problem in state.invariant_violations():
            return number, problem
    return None


def _print(file: Path, record: Record, end: State) -> None:
    page = make_console()
    title = end.game.title(LANGUAGE.lang)
    over = "yes" if end.over else "no"
    page.print(
        translate("verified", file=str(file), game=title, players=end.players, moves=str(len(record.moves)), over=over),
        soft_wrap=True,
    )
    page.print(
        translate("verified-rules", rules=record.rules_version, components=record.components_digest, digest=position_digest(end)),
        soft_wrap=True,
    )
    if record.fair_deal is not None:
        page.print(translate("verified-deal"), soft_wrap=True)
    if not end.over:
        page.print(translate("scores-so-far"), style="title")
    page.print(render_results(end.game, end.breakdown(), end.ranks(), record.seats))
