"""Play the matches and write docs/ratings.md: how strong the bots are in every game. `make ratings` runs this.

    python -m tools.ratings [GAME …] [--match WORDS …] [--jobs J] [--share 0.5] [--page]

``--match`` selects matches by words of their titles. ``--share`` plays a share of the games of every match. ``--page`` plays no
games and writes the page with the finished ones. Ledgers are in ``build/ratings``, so a second run resumes. The results are in
``docs/ratings.json``, so the page keeps the results of matches that are not selected.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import fondaco
from fondaco.arena import Tournament, TournamentResults, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.output import read_ledger

from .matches import MATCHES, tournament_of
from .page import BotResult, MatchResult, RatingsPage

LEDGERS = Path(__file__).parents[2] / "build" / "ratings"


def main() -> None:
    """Play the missing games, and write the page after every match."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.ratings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=fondaco.games(), metavar="GAME")
    parser.add_argument("--match", nargs="+", default=[""], metavar="WORDS")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--page", action="store_true")
    arguments = parser.parse_args()
    page = RatingsPage()
    for plan in MATCHES:
        if not any(words.lower() in plan.title.lower() for words in arguments.match):
            continue
        for id in filter(plan.is_for, arguments.games):
            tournament = tournament_of(id, plan, arguments.share)
            if not arguments.page:
                print(f"{id}: {plan.title}", file=sys.stderr, flush=True)
                play(tournament, arguments.jobs)
            result = finished_result(tournament)
            if result is not None:
                page.add(id, plan, result, tournament.games)
            page.write()


def play(tournament: Tournament, jobs: int) -> None:
    """Play the missing games of a match. A ledger of other rules or components is renamed, and a new one is begun."""
    ledger = ledger_path(tournament)
    try:
        run_tournament(tournament, jobs=jobs, ledger=ledger)
    except ArenaError as error:
        if error.message.id != "other-tournament":
            raise
        ledger.rename(ledger.with_suffix(".old"))
        run_tournament(tournament, jobs=jobs, ledger=ledger)


def ledger_path(tournament: Tournament) -> Path:
    """The ledger of a match."""
    options = (f"{name}={value}" for name, value in tournament.options.items())
    name = "-".join((str(tournament.players), *tournament.entrants, *options))
    return LEDGERS / tournament.game_id / f"{name.replace(':', '_').replace('=', '_')}.jsonl"


def finished_result(tournament: Tournament) -> MatchResult | None:
    """The result of the finished games of a match. A ledger of other rules is ignored."""
    try:
        played_games, _ = read_ledger(tournament.header(), ledger_path(tournament))
    except (FileNotFoundError, ArenaError):
        return None
    return match_result(TournamentResults(tournament, list(played_games.values()))) if played_games else None


def match_result(results: TournamentResults) -> MatchResult:
    """The result of a match, best bot first."""
    tournament = results.tournament
    command = f"fondaco arena {tournament.game_id} --seats {','.join(tournament.entrants)}"
    command += f" --games {tournament.games} --seed {tournament.seed}"
    command += "".join(f" --option {name}={value}" for name, value in tournament.options.items())
    bots = []
    for name, rating in sorted(results.ratings.items(), key=lambda item: -item[1].mu):
        bots.append(
            BotResult(
                bot=name,
                rating=rating.mu,
                deviation=2 * rating.sigma,
                wins=results.wins[name],
                share=results.shares[name].value,
                low=results.shares[name].low,
                high=results.shares[name].high,
                points=results.mean_scores[name],
                seconds=results.mean_thinking_seconds[name],
            )
        )
    seats = [share.value for share in results.seat_shares]
    return MatchResult(command, tournament.game.rules_version, results.games, bots, seats)
