"""A tournament from its first game to its results, wherever the games are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from .ledger import Ledger
from .local import one_process, processes
from .results import Results
from .tournament import Fixture, Outcome, Tournament
from .words import ArenaError

PLACES = ("local", "ray")
Watcher = Callable[[int, int], None]
"""Is told how many games are finished, of how many."""


def hold(
    tournament: Tournament,
    *,
    jobs: int = 1,
    on: str = "local",
    address: str | None = None,
    ledger: Path | None = None,
    watch: Watcher = lambda finished, of: None,
) -> Results:
    """Play all games that are not in the ledger yet, on this machine or on a Ray cluster, and sum up."""
    if on not in PLACES:
        raise ArenaError("no-such-place", value=on, possible=", ".join(PLACES))
    if address is not None and on != "ray":
        raise ArenaError("no-address-there", address=address)
    tournament.check()
    fixtures = tournament.fixtures()
    with Ledger(tournament, ledger) as book:
        wanted = [fixture for fixture in fixtures if fixture.number not in book.outcomes]
        done = len(fixtures) - len(wanted)
        watch(done, len(fixtures))
        for outcome in _play(tournament, wanted, jobs, on, address):
            book.add(outcome)
            done += 1
            watch(done, len(fixtures))
        return Results(tournament, [book.outcomes[fixture.number] for fixture in fixtures])


def _play(tournament: Tournament, fixtures: Sequence[Fixture], jobs: int, on: str, address: str | None) -> Iterator[Outcome]:
    """The outcomes as they come in, in any order."""
    if not fixtures:
        return iter(())
    if on == "ray":
        from .cluster import on_ray

        return on_ray(tournament, fixtures, jobs, address)
    return processes(tournament, fixtures, jobs) if jobs > 1 else one_process(tournament, fixtures)
