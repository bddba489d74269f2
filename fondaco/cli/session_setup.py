"""From what was typed to a session: who sits where, and at which game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from ..bots import bot, bot_names
from .arguments import parse_options, parse_seed
from .files import read_game, read_record, replay_record
from .i18n import CommandError
from .session import HUMAN, Session

DEFAULT_BOT = "greedy"


def new_session(
    id: str | None,
    players: int | None,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    auto: bool,
) -> Session:
    """A new game."""
    if id is None:
        raise CommandError("game-missing")
    game = read_game(id, components)
    chosen = parse_options(game, options)
    sitting = parse_seats(seats) if seats is not None else []
    if sitting and players is not None and players != len(sitting):
        raise CommandError("seats-count", seats=seats, count=len(sitting), players=players)
    state = game.new(len(sitting) or players, secrets.randbelow(1 << 32) if seed is None else parse_seed(seed), **chosen)
    sitting = sitting or [HUMAN, *[DEFAULT_BOT] * (state.players - 1)]
    return Session(state, sitting, auto=auto, components=components)


def resume_session(file: Path, id: str | None, seats: str | None, auto: bool, given: Sequence[str]) -> Session:
    """A game that was saved. Its record says all about it; others may sit down, nothing else can be changed."""
    for name in given:
        raise CommandError("resume-with", name=name)
    record = read_record(file)
    if id is not None and id != record.game:
        raise CommandError("resume-other", file=str(file), recorded=record.game, game=id)
    replay_record(file, record)
    start = replay_record(file, record, 0)
    sitting = parse_seats(seats) if seats is not None else [_recorded_seat(spec) for spec in record.seats]
    if len(sitting) != start.players:
        raise CommandError("seats-count", seats=seats, count=len(sitting), players=start.players)
    session = Session(start, sitting, auto=auto)
    session.replay_moves(record.moves)
    return session


def parse_seats(text: str) -> list[str]:
    """Who sits where, from a list such as ``human,greedy:beam=8,worlds=2,random``."""
    sitting: list[str] = []
    for part in text.split(","):
        if sitting and ":" in sitting[-1] and "=" in part.partition(":")[0]:
            sitting[-1] += f",{part.strip()}"  # one more parameter of the bot before
        else:
            sitting.append(part.strip())
    for spec in sitting:
        if spec == "":
            raise CommandError("seat-empty", seats=text, possible=", ".join([HUMAN, *bot_names()]))
        if spec != HUMAN:
            bot(spec)
    return sitting


def _recorded_seat(spec: str) -> str:
    """Who sits where a record names somebody: a bot of the shelf, or a person. A record never makes other code run."""
    return spec if spec.split(":")[0] in bot_names() else HUMAN
