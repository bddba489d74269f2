"""A tournament from its first game to its results, wherever the games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from .errors import ArenaError
from .ledger import Ledger
from .local_backend import play_in_processes, play_serially
from .results import TournamentResults
from .tournament import PlayedGame, ScheduledGame, Tournament

BACKENDS = ("local", "ray")
ProgressCallback = Callable[[int, int], None]
"""Is told how many games are finished, of how many."""


def run_tournament(
    tournament: Tournament,
    *,
    jobs: int = 1,
    on: str = "local",
    address: str | None = None,
    ledger: Path | None = None,
    watch: ProgressCallback = lambda finished, of: None,
) -> TournamentResults:
    """Play all games that are not in the ledger yet, on this machine or on a Ray cluster, and sum up."""
    if on not in BACKENDS:
        raise ArenaError("no-such-place", value=on, possible=", ".join(BACKENDS))
    if address is not None and on != "ray":
        raise ArenaError("no-address-there", address=address)
    tournament.validate()
    fixtures = tournament.schedule()
    with Ledger(tournament, ledger) as book:
        wanted = [fixture for fixture in fixtures if fixture.number not in book.played_games]
        done = len(fixtures) - len(wanted)
        watch(done, len(fixtures))
        for outcome in _played_games(tournament, wanted, jobs, on, address):
            book.add(outcome)
            done += 1
            watch(done, len(fixtures))
        return TournamentResults(tournament, [book.played_games[fixture.number] for fixture in fixtures])


def _played_games(
    tournament: Tournament, fixtures: Sequence[ScheduledGame], jobs: int, on: str, address: str | None
) -> Iterator[PlayedGame]:
    """The outcomes as they come in, in any order."""
    if not fixtures:
        return iter(())
    if on == "ray":
        from .ray_backend import play_on_ray

        return play_on_ray(tournament, fixtures, jobs, address)
    return play_in_processes(tournament, fixtures, jobs) if jobs > 1 else play_serially(tournament, fixtures)
