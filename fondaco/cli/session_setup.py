"""Start a session from the arguments of `fondaco play`: a new game or a resumed record. Write the arguments of a session."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

from ..bots import bot_names
from .arguments import changed_options, parse_options, parse_seats, parse_seed, seed_text
from .errors import CommandError
from .files import read_game, read_record, replay_record
from .i18n import LANGUAGE
from .session import HUMAN, Session

DEFAULT_BOT = "greedy"


def new_session(
    game_id: str | None,
    *,
    players: int | None,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    auto: bool,
) -> Session:
    """Start a new game. By default one person plays against greedy bots, with a random seed."""
    if game_id is None:
        raise CommandError("game-missing")
    game = read_game(game_id, components)
    values = parse_options(game, options)
    specs = parse_seats(seats) if seats is not None else []
    if specs and players is not None and players != len(specs):
        raise CommandError("seats-count", seats=seats, count=len(specs), players=players)
    state = game.new(len(specs) or players, secrets.randbelow(1 << 32) if seed is None else parse_seed(seed), **values)
    specs = specs or [HUMAN, *[DEFAULT_BOT] * (state.players - 1)]
    return Session(state, specs, auto=auto, components=components)


def resume_session(file: Path, game_id: str | None, *, seats: str | None, auto: bool) -> Session:
    """Resume a record. Only its seats can be replaced; a game id that is given must match."""
    record = read_record(file)
    if game_id is not None and game_id != record.game:
        raise CommandError("resume-other", file=str(file), recorded=record.game, game=game_id)
    replay_record(file, record)
    start = replay_record(file, record, 0)
    specs = parse_seats(seats) if seats is not None else [_recorded_seat(name) for name in record.seats]
    if len(specs) != start.players:
        raise CommandError("seats-count", seats=seats, count=len(specs), players=start.players)
    session = Session(start, specs, auto=auto)
    session.replay_moves(record.moves)
    return session


def _recorded_seat(name: str) -> str:
    """The spec of a seat in a record: a registered bot, otherwise a person.

    An import path is not accepted, because a record must not be able to run code.
    """
    return name if name.split(":")[0] in bot_names() else HUMAN


def restart_command(session: Session) -> str | None:
    """The shell command that starts the game again; None if its components exist only in a record, not in a file."""
    state = session.state
    if state.game.has_custom_components and session.components is None:
        return None
    words = ["fondaco", "play", state.game.id, "--seats", ",".join(session.seats), "--seed", seed_text(state.seed)]
    for option in changed_options(state.game, dict(state.options)):
        words += ["--option", option]
    if session.components is not None:
        words += ["--components", str(session.components)]
    if not session.auto:
        words.append("--no-auto")
    if LANGUAGE.lang != "en":
        words += ["--lang", LANGUAGE.lang]
    return shlex.join(words)
