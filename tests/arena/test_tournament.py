"""The schedule of a tournament, its errors, and equal results on every backend."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fondaco
from fondaco.arena import Tournament, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.local_backend import Worker

SMALL = Tournament("spice_road", ("greedy:beam=1", "random"), games=4, seed=5)


def test_every_seed_is_played_from_every_seat() -> None:
    schedule = Tournament("spice_road", ("greedy", "random", "random"), games=6).schedule()
    assert schedule == Tournament("spice_road", ("greedy", "random", "random"), games=4).schedule()
    assert [scheduled.seats for scheduled in schedule] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    seeds = [scheduled.seed for scheduled in schedule]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_more_bots_than_seats_play_a_round_robin() -> None:
    tournament = Tournament("spice_road", ("greedy", "random", "search"), games=4, players=2)
    schedule = tournament.schedule()
    assert [scheduled.number for scheduled in schedule] == list(range(12))
    assert set(Counter(scheduled.seats for scheduled in schedule).values()) == {2}
    assert {tuple(sorted(scheduled.seats)) for scheduled in schedule} == {(0, 1), (0, 2), (1, 2)}


def test_schedule_depends_on_the_seed_and_only_grows_with_the_games() -> None:
    assert SMALL.schedule() == Tournament("spice_road", SMALL.entrants, games=8, seed=5).schedule()[:4]
    assert SMALL.schedule()[0].seed != Tournament("spice_road", SMALL.entrants, games=4, seed=6).schedule()[0].seed


def test_bot_entered_twice_is_numbered() -> None:
    assert Tournament("spice_road", ("greedy", "random", "greedy", "greedy")).names == [
        "greedy",
        "random",
        "greedy#2",
        "greedy#3",
    ]


@pytest.mark.parametrize(
    ("tournament", "text"),
    [
        (Tournament("spice_road", ("greedy",)), "A tournament needs at least 2 bots"),
        (Tournament("spice_road", ("greedy", "random"), games=0), "The number of games must be at least 1, not 0."),
        (Tournament("spice_road", ("greedy", "random"), players=3), "A game for 3 players needs 3 bots, but only 2 are named."),
        (Tournament("spice_road", ("greedy", "rnadom")), "There is no bot “rnadom”"),
        (Tournament("spice_road", ("random",) * 6), "spice_road is for 2 to 5 players, not 6."),
        (Tournament("spice_raod", ("random",) * 2), "There is no game “spice_raod”"),
        (Tournament("spice_road", ("random",) * 2, options={"x": 1}), "has no option “x”"),
    ],
)
def test_invalid_tournament_is_refused(tournament: Tournament, text: str) -> None:
    with pytest.raises(fondaco.FondacoError) as error:
        run_tournament(tournament)
    assert text in str(error.value)


def test_unknown_backend_is_refused() -> None:
    with pytest.raises(ArenaError, match=r"^--on mars is not possible\. Choose local, ray\.$"):
        run_tournament(SMALL, on="mars")
    with pytest.raises(ArenaError, match=r"^--address auto names a Ray cluster\. Add --on ray\.$"):
        run_tournament(SMALL, address="auto")


def test_played_games_can_be_replayed() -> None:
    results = run_tournament(SMALL)
    for played in results.played_games:
        record = fondaco.Record.loads(played.record)
        state = record.replay()
        assert state.over
        assert tuple(state.scores()) == played.scores
        assert tuple(map(sum, (points.values() for points in played.breakdown))) == played.scores
        assert len(record.moves) == played.decisions
        assert record.seats == tuple(SMALL.entrants[entrant] for entrant in played.seats)


def test_results_are_equal_on_one_process_and_on_two() -> None:
    tournament = Tournament("spice_road", ("search:iterations=3", "greedy:beam=1", "random"), games=3, seed=2)
    serial, parallel = run_tournament(tournament), run_tournament(tournament, jobs=2)
    assert serial.to_json() == parallel.to_json()
    assert [played.record for played in serial.played_games] == [played.record for played in parallel.played_games]


def test_crashed_worker_does_not_change_the_results(tmp_path: Path) -> None:
    note = tmp_path / "crashed"
    tournament = Tournament("spice_road", (f"tests.faulty_bots:CrashesOnce:note={note}", "random"), games=4, seed=1)
    results = run_tournament(tournament, jobs=2)
    assert note.exists()
    undisturbed = run_tournament(tournament)  # the note exists, so the bot does not crash again
    assert [played.record for played in results.played_games] == [played.record for played in undisturbed.played_games]


@pytest.mark.parametrize("name", ["CrashesOnce", "CrashesSilently"])
def test_tournament_ends_if_every_worker_crashes(name: str) -> None:
    with pytest.raises(ArenaError, match="3 workers in a row crashed without finishing a game: exit code 3"):
        run_tournament(Tournament("spice_road", (f"tests.faulty_bots:{name}", "random"), games=2), jobs=2)


def test_worker_ends_silently_when_its_pipe_is_closed(capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(SMALL)
    worker.submit(SMALL.schedule()[0])
    worker.pipe.close()
    worker.process.join()
    assert worker.process.exitcode == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("RaisesError", "RuntimeError: out of order"),
        ("PlaysIllegally", "IllegalAction: “play"),
        ("FailsToStart", "InvalidOption: The bot “tests.faulty_bots:FailsToStart” cannot be used: RuntimeError: not today."),
    ],
)
def test_failing_bot_is_named(name: str, detail: str, jobs: int) -> None:
    with pytest.raises(ArenaError) as error:
        run_tournament(Tournament("spice_road", ("random", f"tests.faulty_bots:{name}"), games=2), jobs=jobs)
    assert f"tests.faulty_bots:{name} failed in game " in str(error.value)
    assert f": {detail}" in str(error.value)
