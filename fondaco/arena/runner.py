"""Runs a tournament: plays the games that its ledger lacks, on one of the backends, and returns the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from .errors import ArenaError
from .output import Ledger
from .results import TournamentResults
from .tournament import PlayedGame, ScheduledGame, Tournament

BACKENDS = ("local", "ray")


class ProgressCallback(Protocol):
    """Called at the start and after every game, with the number of played games and of all games."""

    def __call__(self, *, completed: int, total: int) -> object: ...


def run_tournament(
    tournament: Tournament,
    *,
    jobs: int = 1,
    on: str = "local",
    address: str | None = None,
    ledger: Path | None = None,
    on_progress: ProgressCallback = lambda *, completed, total: None,
    modules: Sequence[str] = (),
) -> TournamentResults:
    """Play all games that are not in the ledger yet, on this machine or on a Ray cluster, and return the results.

    ``modules`` names modules that the caller needs after the games. If one of them is missing, no game is played.
    """
    if on not in BACKENDS:
        raise ArenaError("unknown-backend", value=on, possible=", ".join(BACKENDS))
    if address is not None and on != "ray":
        raise ArenaError("address-needs-ray", address=address)
    tournament.validate(modules)
    schedule = tournament.schedule()
    with Ledger(tournament.header(), ledger) as finished:
        missing = [scheduled for scheduled in schedule if scheduled.number not in finished.played_games]
        completed = len(schedule) - len(missing)
        on_progress(completed=completed, total=len(schedule))
        for played in _played_games(tournament, missing, jobs, on, address):
            finished.add(played)
            completed += 1
            on_progress(completed=completed, total=len(schedule))
        return TournamentResults(tournament, [finished.played_games[scheduled.number] for scheduled in schedule])


def _played_games(
    tournament: Tournament, scheduled: Sequence[ScheduledGame], jobs: int, on: str, address: str | None
) -> Iterator[PlayedGame]:
    """Play the games on a backend. They are returned in the order in which they end."""
    if not scheduled:
        return iter(())
    if on == "ray":
        from .ray_backend import play_on_ray

        return play_on_ray(tournament, scheduled, jobs, address)
    if jobs > 1:
        from .local_backend import play_in_processes

        return play_in_processes(tournament, scheduled, jobs)
    return map(tournament.play_game, scheduled)
