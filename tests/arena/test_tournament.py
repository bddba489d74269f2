"""Who plays whom, and that it comes out the same wherever it is played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fondaco
from fondaco.arena import Tournament, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.local_backend import Worker

SMALL = Tournament("spice_road", ("greedy:beam=1", "random"), games=4, seed=5)


def test_every_deal_is_played_from_every_seat() -> None:
    fixtures = Tournament("spice_road", ("greedy", "random", "random"), games=6).schedule()
    assert fixtures == Tournament("spice_road", ("greedy", "random", "random"), games=4).schedule()
    assert [fixture.seats for fixture in fixtures] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    deals = [fixture.seed for fixture in fixtures]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_more_bots_than_seats_play_a_round_robin() -> None:
    tournament = Tournament("spice_road", ("greedy", "random", "search"), games=4, players=2)
    fixtures = tournament.schedule()
    assert [fixture.number for fixture in fixtures] == list(range(12))
    assert set(Counter(fixture.seats for fixture in fixtures).values()) == {2}
    assert {tuple(sorted(fixture.seats)) for fixture in fixtures} == {(0, 1), (0, 2), (1, 2)}


def test_other_seeds_are_other_deals_and_longer_tournaments_only_longer() -> None:
    assert SMALL.schedule() == Tournament("spice_road", SMALL.entrants, games=8, seed=5).schedule()[:4]
    assert SMALL.schedule()[0].seed != Tournament("spice_road", SMALL.entrants, games=4, seed=6).schedule()[0].seed


def test_a_bot_that_enters_twice_is_numbered() -> None:
    assert Tournament("spice_road", ("greedy", "random", "greedy", "greedy")).names == [
        "greedy",
        "random",
        "greedy#2",
        "greedy#3",
    ]


@pytest.mark.parametrize(
    ("tournament", "sentence"),
    [
        (Tournament("spice_road", ("greedy",)), "An arena needs at least 2 bots"),
        (Tournament("spice_road", ("greedy", "random"), games=0), "At least one game is to be played, not 0."),
        (Tournament("spice_road", ("greedy", "random"), players=3), "3 play spice_road, but only 2 bots are named."),
        (Tournament("spice_road", ("greedy", "rnadom")), "There is no bot “rnadom”"),
        (Tournament("spice_road", ("random",) * 6), "spice_road is for 2 to 5 players, not 6."),
        (Tournament("spice_raod", ("random",) * 2), "There is no game “spice_raod”"),
        (Tournament("spice_road", ("random",) * 2, options={"x": 1}), "has no option “x”"),
    ],
)
def test_what_cannot_be_played_is_told(tournament: Tournament, sentence: str) -> None:
    with pytest.raises(fondaco.FondacoError) as error:
        run_tournament(tournament)
    assert sentence in str(error.value)


def test_a_place_to_play_that_there_is_not() -> None:
    with pytest.raises(ArenaError, match="--on mars: it can be local, ray"):
        run_tournament(SMALL, on="mars")
    with pytest.raises(ArenaError, match="--address auto is that of a Ray cluster"):
        run_tournament(SMALL, address="auto")


def test_a_game_can_be_replayed() -> None:
    results = run_tournament(SMALL)
    for outcome in results.played_games:
        record = fondaco.Record.loads(outcome.record)
        state = record.replay()
        assert state.over
        assert tuple(state.scores()) == outcome.scores
        assert tuple(map(sum, (points.values() for points in outcome.breakdown))) == outcome.scores
        assert len(record.moves) == outcome.decisions
        assert record.seats == tuple(SMALL.entrants[entrant] for entrant in outcome.seats)


def test_the_same_on_one_process_and_on_two() -> None:
    tournament = Tournament("spice_road", ("search:iterations=3", "greedy:beam=1", "random"), games=3, seed=2)
    one, two = run_tournament(tournament), run_tournament(tournament, jobs=2)
    assert one.to_json() == two.to_json()
    assert [outcome.record for outcome in one.played_games] == [outcome.record for outcome in two.played_games]


def test_a_worker_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    note = tmp_path / "died"
    tournament = Tournament("spice_road", (f"tests.faulty_bots:CrashesOnce:note={note}", "random"), games=4, seed=1)
    results = run_tournament(tournament, jobs=2)
    assert note.exists()
    calm = run_tournament(tournament)  # the note is there: nobody dies any more
    assert [outcome.record for outcome in results.played_games] == [outcome.record for outcome in calm.played_games]


@pytest.mark.parametrize("name", ["CrashesOnce", "CrashesSilently"])
def test_workers_that_always_die_are_given_up(name: str) -> None:
    with pytest.raises(ArenaError, match="3 workers in a row died and finished no game: exit code 3"):
        run_tournament(Tournament("spice_road", (f"tests.faulty_bots:{name}", "random"), games=2), jobs=2)


def test_a_worker_ends_quietly_when_the_arena_is_gone(capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(SMALL)
    worker.submit(SMALL.schedule()[0])
    worker.pipe.close()
    worker.process.join()
    assert worker.process.exitcode == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("RaisesError", "RuntimeError: out of order"),
        ("PlaysIllegally", "IllegalAction: “play"),
        ("FailsToStart", "InvalidOption: The bot “tests.faulty_bots:FailsToStart” cannot be used: RuntimeError: not today."),
    ],
)
def test_a_bot_that_breaks_is_named(name: str, fault: str, jobs: int) -> None:
    with pytest.raises(ArenaError) as error:
        run_tournament(Tournament("spice_road", ("random", f"tests.faulty_bots:{name}"), games=2), jobs=jobs)
    assert f"tests.faulty_bots:{name} broke down in game " in str(error.value)
    assert f": {fault}" in str(error.value)
