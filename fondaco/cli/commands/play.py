"""`fondaco play`: play a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..errors import CommandError
from ..session_setup import new_session, resume_session
from ..terminal_game import TerminalGame


def run(
    game_id: str | None,
    *,
    players: int | None,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    components: Path | None,
    resume: Path | None,
    auto: bool,
) -> None:
    """Play a new or a resumed game until the person quits or the input ends."""
    if resume is None:
        session = new_session(game_id, players=players, seats=seats, seed=seed, options=options, components=components, auto=auto)
    else:
        recorded = {"--players": players, "--seed": seed, "--option": options or None, "--components": components}
        for name, value in recorded.items():
            if value is not None:
                raise CommandError("resume-with", name=name)
        session = resume_session(resume, game_id, seats=seats, auto=auto)
    TerminalGame(session).run()
