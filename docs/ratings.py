"""Writes docs/ratings.md: how strong our bots are at every game. Run by `make ratings`; run again, it goes on where it was.

    python docs/ratings.py [GAME …] [--jobs J] [--share 0.5] [--page]

``--share`` plays so much of every match, ``--page`` plays nothing and writes the page from what is finished. The games are kept
in ``build/ratings``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import fondaco
from fondaco.arena import Results, Tournament, hold
from fondaco.arena.ledger import read
from fondaco.bots import LEVELS

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ratings"
PAGE = ROOT / "docs" / "ratings.md"


class Match(NamedTuple):
    """Something to find out."""

    title: str
    players: int
    entrants: tuple[str, ...]
    games: int
    options: Mapping[str, str] = {}
    only: str = ""
    """The id of the one game where it is worth knowing, if it is not everywhere."""

    def fits(self, id: str) -> bool:
        """Whether it is to be played at a game."""
        return self.only in ("", id) and fondaco.game(id).min_players <= self.players <= fondaco.game(id).max_players


BRIEF = "search with 0.2 s a decision"
BRIEFLY = {
    "east_to_west_1": "search:iterations=12",
    "east_to_west_2": "search:iterations=12",
    "east_to_west_3": "search:iterations=12",
    "eastern_wonders": "search:iterations=15",
    "mercado": "search:iterations=40",
    "new_world": "search:iterations=12",
    "spice_islands": "search:iterations=15",
    "spice_road": "search:iterations=60",
}
"""Where a search does well with less, that is played: the games below take hours."""
DRAFTED = {"characters": "drafted"}
"""Where seats are worth the same: the page says why."""
MATCHES = (
    Match("Greedy against random", 2, ("greedy", "random"), 100),
    Match("Greedy against two randoms", 3, ("greedy", "random", "random"), 100),
    Match("Search with 0.2 s a decision, or less, against greedy", 2, (BRIEF, "greedy"), 60),
    Match("Search with 0.2 s a decision, or less, against two greedies", 3, (BRIEF, "greedy", "greedy"), 60),
    *(Match(f"Levels for people: {below} against {above}", 2, (below, above), 40) for below, above in pairwise(LEVELS)),
    Match("Three players", 3, (BRIEF, "greedy", "random"), 99),
    Match("Four players", 4, (BRIEF, "greedy", "easy", "random"), 100),
    Match("Three players, characters drafted", 3, (BRIEF, "greedy", "random"), 156, DRAFTED, "marco_polo"),
    Match("Four players, characters drafted", 4, (BRIEF, "greedy", "easy", "random"), 156, DRAFTED, "marco_polo"),
    Match("Search with 1 s a decision against greedy", 2, ("search:seconds=1", "greedy"), 60),
)


def entrants(id: str, match: Match) -> tuple[str, ...]:
    """Who plays the match at one game."""
    brief = BRIEFLY.get(id, "search:seconds=0.2")
    return tuple(brief if entrant == BRIEF else entrant for entrant in match.entrants)


def tournament(id: str, match: Match, share: float) -> Tournament:
    """The match at one game."""
    games = max(match.players, round(match.games * share))
    return Tournament(id, entrants(id, match), games, seed=1, players=match.players, options=match.options)


def ledger(wanted: Tournament) -> Path:
    """Where the games of a match are kept."""
    parts = (str(wanted.players), *wanted.entrants, *(f"{name}={value}" for name, value in wanted.options.items()))
    return KEPT / wanted.game / f"{'-'.join(parts).replace(':', '_').replace('=', '_')}.jsonl"


def finished(id: str, match: Match, share: float) -> Results | None:
    """The results of a match, as far as it is played."""
    wanted = tournament(id, match, share)
    file = ledger(wanted)
    if not file.exists():
        return None
    outcomes, _ = read(wanted, file)
    return Results(wanted, list(outcomes.values())) if outcomes else None


def page(ids: list[str], share: float) -> str:
    """The whole page."""
    text = [
        "# Ratings",
        "",
        "How strong our bots are, made by `make ratings` (`docs/ratings.py`). Every deal is played from every seat. Ratings are",
        "Plackett-Luce, with two standard deviations; shares of wins have their 95 % interval.",
        "",
        "The characters of Marco Polo's first game go by seat. With that of the third seat both the search and greedy get some",
        "twelve points less, so that seats decide much; hence three and four players also meet with drafted characters.",
    ]
    for id in ids:
        text += ["", f"## {fondaco.game(id).title()}"]
        for match in MATCHES:
            results = finished(id, match, share) if match.fits(id) else None
            if results is not None:
                text += section(match, results)
    return "\n".join(text) + "\n"


def section(match: Match, results: Results) -> list[str]:
    """One match."""
    wanted = results.tournament
    seats = ",".join(wanted.entrants)
    players = f" --players {wanted.players}" if wanted.players != len(wanted.entrants) else ""
    options = "".join(f" --option {name}={value}" for name, value in wanted.options.items())
    command = f"fondaco arena {wanted.game} --seats {seats}{players} --games {wanted.games} --seed {wanted.seed}{options}"
    text = ["", f"### {match.title}", "", f"`{command}`: {results.games} games played.", ""]
    text += ["| bot | rating | wins | share of wins | points | seconds a game |", "| --- | --- | --- | --- | --- | --- |"]
    for entrant, name in sorted(enumerate(results.names), key=lambda one: -results.ratings[one[1]].mu):
        rating, share = results.ratings[name], results.shares[name]
        text.append(
            f"| `{name}` | {rating.mu:.1f} ± {2 * rating.sigma:.1f} | {results.wins[name]} "
            f"| {share.of:.0%} ({share.low:.0%}–{share.high:.0%}) "
            f"| {results.mean_score(entrant):.1f} | {results.thinking(entrant):.1f} |"
        )
    shares = ", ".join(f"{share.of:.0%}" for share in results.seat_shares)
    return [*text, "", f"Wins by seat: {shares}."]


def main() -> None:
    """Play what is missing and write the page after every match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=fondaco.games(), metavar="GAME")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--page", action="store_true")
    given = parser.parse_args()
    for match in () if given.page else MATCHES:
        for id in filter(match.fits, given.games):
            print(f"{id}: {match.title}", file=sys.stderr, flush=True)
            wanted = tournament(id, match, given.share)
            hold(wanted, jobs=given.jobs, ledger=ledger(wanted))
            PAGE.write_text(page(given.games, given.share), "utf-8")
    PAGE.write_text(page(given.games, given.share), "utf-8")


if __name__ == "__main__":
    main()
