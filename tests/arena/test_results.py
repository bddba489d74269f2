"""Wins, win shares, ratings, tables and plots, computed from invented games."""

from __future__ import annotations

import csv
import sys
from io import StringIO
from math import hypot
from pathlib import Path
from statistics import mean, stdev
from xml.etree import ElementTree

import pytest

from fondaco.arena import PlayedGame, Tournament, TournamentResults
from fondaco.arena.errors import ArenaError
from fondaco.arena.output import ResultsFolder
from fondaco.arena.plots import save_plots
from fondaco.arena.results import win_share
from fondaco.core.rng import Rng, key_of


def played_game(number: int, seats: tuple[int, ...], scores: tuple[int, ...]) -> PlayedGame:
    ranks = tuple(sum(better > score for better in scores) for score in scores)
    points = tuple({"point_cards": score - 1, "gold": 1} for score in scores)
    return PlayedGame(number, seats, scores, ranks, points, 100 + number, "", (1.0,) * len(seats))


TOURNAMENT = Tournament("spice_road", ("greedy", "random"), games=4)
GAMES = [
    played_game(0, (0, 1), (50, 40)),
    played_game(1, (1, 0), (30, 60)),
    played_game(2, (0, 1), (20, 25)),
    played_game(3, (1, 0), (33, 33)),
]


def test_wins_and_win_shares() -> None:
    results = TournamentResults(TOURNAMENT, GAMES)
    assert results.games == 4
    assert results.wins == {"greedy": 2, "random": 1}  # the victory in the fourth game is shared
    assert [results.shares[name].value for name in ("greedy", "random")] == [2.5 / 4, 1.5 / 4]
    assert [share.value for share in results.seat_shares] == [1.5 / 4, 2.5 / 4]
    assert results.mean_scores["greedy"] == (50 + 60 + 20 + 33) / 4
    assert results.mean_thinking_seconds["random"] == 1.0


def test_interval_is_wilsons() -> None:
    """Computed by hand for 8 wins in 10 games: (0.8 + 0.19208 ± 1.96 * sqrt(0.016 + 0.009604)) / 1.38416."""
    low, high = win_share(8, 10)[1:]
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert win_share(0, 0) == (0.0, 0.0, 1.0)
    assert win_share(10, 10)[2] == 1.0


def test_ratings_follow_wins_in_any_order_of_arrival() -> None:
    results, reversed_results = TournamentResults(TOURNAMENT, GAMES), TournamentResults(TOURNAMENT, GAMES[::-1])
    assert results.ratings["greedy"].mu > 25 > results.ratings["random"].mu
    assert results.ratings["greedy"].sigma < 25 / 3
    assert results.ratings == reversed_results.ratings
    assert results.to_json() == reversed_results.to_json()


def test_ratings_hardly_depend_on_the_last_games() -> None:
    """In a single order, the winner of the last six of twelve games would be rated far above the other bot."""
    for first in (0, 1):
        winners = [first] * 6 + [1 - first] * 6
        games = [played_game(number, (0, 1), (50, 40) if winner == 0 else (40, 50)) for number, winner in enumerate(winners)]
        results = TournamentResults(TOURNAMENT, games)
        single_order = results.ratings_in_order(0)
        assert abs(single_order[0].mu - single_order[1].mu) > 4
        assert abs(results.ratings["greedy"].mu - results.ratings["random"].mu) < 2


@pytest.mark.parametrize("win_percent", [50, 70])
def test_rating_deviations_match_the_observed_ones(win_percent: int) -> None:
    """Thirty matches of 100 games between two bots: the rating differences vary as much as the deviations predict."""
    differences, predicted = [], []
    for match in range(30):
        rng = Rng(key_of(match)).stream("match", win_percent)
        games = [played_game(n, (0, 1), (50, 40) if rng.below(100) < win_percent else (40, 50)) for n in range(100)]
        greedy, random = TournamentResults(TOURNAMENT, games).ratings.values()
        differences.append(greedy.mu - random.mu)
        predicted.append(hypot(greedy.sigma, random.sigma))
    assert 0.8 < mean(predicted) / stdev(differences) < 1.5


def test_json_ends_with_games_wins_and_ratings() -> None:
    values = TournamentResults(TOURNAMENT, GAMES).to_json()
    assert list(values)[-3:] == ["games", "wins", "ratings"]
    ratings = values["ratings"]
    assert isinstance(ratings, dict)
    assert set(ratings["greedy"]) == {"mu", "sigma"}


def test_csv_has_a_line_for_every_seat_of_every_game() -> None:
    rows = list(csv.DictReader(StringIO(TournamentResults(TOURNAMENT, GAMES).to_csv())))
    assert len(rows) == 8
    assert rows[2] == {
        "game": "1",
        "seat": "0",
        "bot": "random",
        "rank": "1",
        "score": "30",
        "decisions": "101",
        "gold": "1",
        "point_cards": "29",
    }


@pytest.mark.parametrize("lang", ["en", "de"])
def test_plots_are_written_and_translated(tmp_path: Path, lang: str) -> None:
    files = save_plots(TournamentResults(TOURNAMENT, GAMES), tmp_path, lang)
    assert sorted(file.name for file in files) == sorted(
        f"{name}.{ending}" for name in ("ratings", "sources", "length", "seats") for ending in ("png", "svg")
    )
    for file in files:
        if file.suffix == ".png":
            assert file.read_bytes().startswith(b"\x89PNG")
    text = "".join(ElementTree.parse(tmp_path / "sources.svg").getroot().itertext())
    assert "greedy" in text
    assert ("Points by source" if lang == "en" else "Punkte nach Herkunft") in text
    assert ("point cards" if lang == "en" else "Punktekarten") in text


def test_table_that_cannot_be_written_leaves_no_draft(tmp_path: Path) -> None:
    (tmp_path / "games.csv").mkdir()
    with pytest.raises(ArenaError, match=r"^Cannot write .*games\.csv: Is a directory\.$"):
        ResultsFolder(tmp_path).save_table(TournamentResults(TOURNAMENT, GAMES))
    assert [file.name for file in tmp_path.iterdir()] == ["games.csv"]


def test_missing_package_is_named_with_its_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ArenaError, match=r"^The package openskill is not installed\..*'fondaco\[arena\]'$"):
        TournamentResults(TOURNAMENT, GAMES).to_json()
