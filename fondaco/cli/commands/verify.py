"""`fondaco verify`: replay a record move by move and check that it is valid."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

from ...core.record import Record
from ...core.state import State
from ..files import read_record, replay_record
from ..i18n import LANGUAGE, translate
from ..observation_text import render_results
from ..output import make_console, print_error, print_json

EXIT_INVALID_RECORD = 1
"""The record can be replayed, but an invariant is violated or the fair-deal proof fails."""


def run(file: Path, commitment: str | None, as_json: bool) -> int:
    """Print whether a record is valid, and return the exit code. With a commitment, the record must prove exactly that one.

    A record that cannot be replayed is bad input and raises an error.
    """
    record = read_record(file)
    end = replay_record(file, record)
    violation = _first_violation(file, record)
    fair = _is_fair(record, commitment)
    facts = {"valid": violation is None and fair is not False, "fair": fair, **_to_json(record, end)}
    if violation is not None:
        number, problem = violation
        if as_json:
            print_json({**facts, "move": number, "problem": problem})
        move = record.moves[number - 1] if number else ""
        print_error(translate("record-invalid", file=str(file), number=str(number), move=move, problem=problem))
        return EXIT_INVALID_RECORD
    if as_json:
        print_json(facts)
    if fair is False:
        print_error(translate("unfair-deal", file=str(file)))
        return EXIT_INVALID_RECORD
    if not as_json:
        _print(file, record, end)
    return 0


def position_digest(state: State) -> str:
    """A short hash of the key of a state."""
    return blake2b(state.key(), digest_size=8).hexdigest()


def _is_fair(record: Record, commitment: str | None) -> bool | None:
    """Whether the fair-deal proof holds; None if the record has no proof and no commitment is given."""
    deal = record.fair_deal
    if deal is None:
        return None if commitment is None else False
    return deal.proves(record.seed) and (commitment is None or commitment.strip().lower() == deal.commitment)


def _first_violation(file: Path, record: Record) -> tuple[int, str] | None:
    """The number of the first move after which an invariant is violated, and the violation."""
    state = replay_record(file, record, 0)
    for number in range(len(record.moves) + 1):
        if number:
            state.apply(state.parse(record.moves[number - 1]))
        for violation in state.invariant_violations():
            return number, violation
    return None


def _to_json(record: Record, end: State) -> dict[str, Any]:
    return {
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


def _print(file: Path, record: Record, end: State) -> None:
    console = make_console()
    title = end.game.title(LANGUAGE.lang)
    over = "yes" if end.over else "no"
    console.print(
        translate("verified", file=str(file), game=title, players=end.players, moves=str(len(record.moves)), over=over),
        soft_wrap=True,
    )
    console.print(
        translate("verified-rules", rules=record.rules_version, components=record.components_digest, digest=position_digest(end)),
        soft_wrap=True,
    )
    if record.fair_deal is not None:
        console.print(translate("verified-deal"), soft_wrap=True)
    if not end.over:
        console.print(translate("scores-so-far"), style="title")
    console.print(render_results(end.game, end.breakdown(), end.ranks(), record.seats))
