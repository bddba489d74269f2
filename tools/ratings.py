"""Writes docs/ratings.md: how strong our bots are at every game. Run by `make ratings`; run again, it goes on where it was.

    python -m tools.ratings [GAME …] [--match WORDS …] [--jobs J] [--share 0.5] [--page]

``--match`` plays only what has these words in its title, ``--share`` so much of every match, ``--page`` plays nothing and writes
the page from what is finished. The games are kept in ``build/ratings``, the figures of the page in ``docs/ratings.json``, so that
those of other matches stay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
from fondaco.arena.ledger import read_ledger
from matplotlib import rc_context
from matplotlib.figure import Figure as Picture
from matplotlib.ticker import PercentFormatter

import fondaco
from fondaco.arena import Tournament, TournamentResults, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.plots import COLOURS, INK
from fondaco.bots import LEVELS

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ratings"
FIGURES = ROOT / "docs" / "ratings.json"
PAGE = ROOT / "docs" / "ratings.md"
PICTURE = ROOT / "docs" / "ratings.svg"


class Match(NamedTuple):
    """Something to find out."""

    title: str
    players: int
    """0: as few as the game allows; the second bot sits there as often as it takes."""
    entrants: tuple[str, ...]
    deals: int
    options: Mapping[str, str] = {}
    only: str = ""
    """The id of the one game where it is worth knowing, if it is not everywhere."""

    def fits(self, id: str) -> bool:
        """Whether it is to be played at a game."""
        return self.only in ("", id) and self.players <= fondaco.game(id).max_players


class Line(msgspec.Struct):
    """What a match says of one bot."""

    bot: str
    rating: float
    deviation: float
    wins: int
    share: float
    low: float
    high: float
    points: float
    seconds: float


class Figures(msgspec.Struct):
    """What came out of a match."""

    command: str
    rules: int
    """The version of the rules that was played."""
    games: int
    lines: list[Line]
    seats: list[float]
    """The share of wins by seat."""


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
DUELS = (
    Match("Greedy against random", 0, ("greedy", "random"), 50),
    Match("Search with 0.2 s a decision, or less, against greedy", 0, (BRIEF, "greedy"), 30),
)
STEPS = (
    Match("Levels for people: normal against easy", 0, ("normal", "easy"), 20),
    Match("Levels for people: hard against normal", 0, ("hard", "normal"), 20),
    Match("Search with 1 s a decision against greedy: expert against hard", 0, (LEVELS["expert"], LEVELS["hard"]), 30),
)
"""From level to level. The last takes longest, and so is played after all others."""
MATCHES = (
    *DUELS,
    *STEPS[:-1],
    Match("Three players", 3, (BRIEF, "greedy", "random"), 33),
    Match("Four players", 4, (BRIEF, "greedy", "easy", "random"), 25),
    Match("Three players, characters drafted", 3, (BRIEF, "greedy", "random"), 100, DRAFTED, "marco_polo"),
    Match("Four players, characters drafted", 4, (BRIEF, "greedy", "easy", "random"), 75, DRAFTED, "marco_polo"),
    STEPS[-1],
)


def tournament(id: str, match: Match, share: float) -> Tournament:
    """The match at one game."""
    players = match.players or fondaco.game(id).min_players
    brief = BRIEFLY.get(id, "search:seconds=0.2")
    bots = [brief if entrant == BRIEF else entrant for entrant in match.entrants]
    bots += bots[-1:] * (players - len(bots))
    games = players * max(1, round(match.deals * share))
    return Tournament(id, tuple(bots), games, seed=1, players=players, options=match.options)


def ledger(wanted: Tournament) -> Path:
    """Where the games of a match are kept."""
    parts = (str(wanted.players), *wanted.entrants, *(f"{name}={value}" for name, value in wanted.options.items()))
    return KEPT / wanted.game_id / f"{'-'.join(parts).replace(':', '_').replace('=', '_')}.jsonl"


def finished(wanted: Tournament) -> Figures | None:
    """What came out of a match, as far as it is played; games of other rules do not count."""
    try:
        outcomes, _ = read_ledger(wanted, ledger(wanted))
    except (FileNotFoundError, ArenaError):
        return None
    return figures_of(TournamentResults(wanted, list(outcomes.values()))) if outcomes else None


def figures_of(results: TournamentResults) -> Figures:
    """The figures of the games of a match."""
    wanted = results.tournament
    command = f"fondaco arena {wanted.game_id} --seats {','.join(wanted.entrants)} --games {wanted.games} --seed {wanted.seed}"
    command += "".join(f" --option {name}={value}" for name, value in wanted.options.items())
    lines = []
    for entrant, name in enumerate(results.names):
        rating, share = results.ratings[name], results.shares[name]
        points, seconds = results.mean_score(entrant), results.mean_thinking_seconds(entrant)
        facts = (rating.mu, 2 * rating.sigma, results.wins[name], share.value, share.low, share.high, points, seconds)
        lines.append(Line(name, *facts))
    lines.sort(key=lambda line: -line.rating)
    return Figures(command, wanted.game.rules_version, results.games, lines, [share.value for share in results.seat_shares])


def page(figures: Mapping[str, Mapping[str, Figures]]) -> str:
    """The whole page."""
    text = [
        "# Ratings",
        "",
        "How strong our bots are, made by `make ratings` (`tools/ratings.py`). Every deal is played from every seat. Ratings are",
        "Plackett-Luce, with two standard deviations; shares of wins have their 95 % interval. Bots and what they think things",
        "are worth change from time to time, and so does the clock: a match that is played again will be about as here.",
        "",
        "The characters of Marco Polo's first game go by seat. With that of the third seat both the search and greedy get some",
        "twelve points less, so that seats decide much; hence three and four players also meet with drafted characters.",
        "The lengths of those two matches were raised while they were played, for fewer games did not tell search and greedy",
        "apart: after 201 games of three players the ratings still overlapped. Their small distance is less sure than it looks.",
        "",
        "![Shares of wins of the stronger bot, game by game](ratings.svg)",
    ]
    for id in fondaco.games():
        text += ["", f"## {fondaco.game(id).title()}"]
        known = figures.get(id, {})
        for match in MATCHES:
            if match.title in known:
                text += section(match.title, known[match.title], fondaco.game(id).rules_version)
    return "\n".join(text) + "\n"


def section(title: str, figures: Figures, version: int) -> list[str]:
    """One match."""
    rules = "" if figures.rules == version else f" They were played by version {figures.rules} of the rules; now it is {version}."
    text = ["", f"### {title}", "", f"`{figures.command}`: {figures.games} games played.{rules}", ""]
    text += ["| bot | rating | wins | share of wins | points | seconds a game |", "| --- | --- | --- | --- | --- | --- |"]
    for line in figures.lines:
        text.append(
            f"| `{line.bot}` | {line.rating:.1f} ± {line.deviation:.1f} | {line.wins} "
            f"| {line.share:.0%} ({line.low:.0%}–{line.high:.0%}) | {line.points:.1f} | {line.seconds:.1f} |"
        )
    shares = ", ".join(f"{share:.0%}" for share in figures.seats)
    return [*text, "", f"Wins by seat: {shares}."]


def stronger(match: Match, figures: Figures) -> Line:
    """What a match says of the bot that should win it."""
    return next(line for line in figures.lines if line.bot.partition("#")[0] != match.entrants[-1])


def draw(figures: Mapping[str, Mapping[str, Figures]]) -> None:
    """The shares of wins of the bots that should win, with their intervals, and beside them what a seat of chance would win."""
    ids = [id for id in reversed(fondaco.games()) if id in figures]
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "fondaco", "font.size": 10}):
        drawn = Picture(figsize=(12, 1.3 + 0.55 * len(ids)), layout="constrained")
        panels = drawn.subplots(ncols=2, sharey=True)
        for axes, matches in zip(panels, (DUELS, STEPS), strict=True):
            for number, match in enumerate(matches):
                known = [(row, id) for row, id in enumerate(ids) if match.title in figures[id]]
                lines = [stronger(match, figures[id][match.title]) for _, id in known]
                heights = [row + 0.22 * (1 - number) for row, _ in known]
                colour = COLOURS[number]
                axes.plot([line.share for line in lines], heights, "o", color=colour, label=match.title)
                axes.hlines(heights, [line.low for line in lines], [line.high for line in lines], color=colour)
            for row, id in enumerate(ids):
                axes.vlines(1 / fondaco.game(id).min_players, row - 0.35, row + 0.35, color=INK, linestyle=":")
            axes.spines[["top", "right"]].set_visible(False)
            axes.set_xlim(0, 1.02)
            axes.xaxis.set_major_formatter(PercentFormatter(1))
            axes.grid(axis="x", alpha=0.3)
            axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.06), frameon=False)
        panels[0].set_yticks(range(len(ids)), [fondaco.game(id).title() for id in ids])
        drawn.supxlabel("share of wins, with its 95 % interval; dotted: what chance would give", fontsize="medium")
        drawn.savefig(PICTURE, metadata={"Date": None})


class Book:
    """The figures of all matches, and the page that shows them."""

    def __init__(self) -> None:
        text = FIGURES.read_bytes() if FIGURES.exists() else b"{}"
        self.figures = msgspec.json.decode(text, type=dict[str, dict[str, Figures]])

    def note(self, id: str, match: Match, found: Figures | None, planned: int) -> None:
        """Note what came out of a match. One that is still being played leaves what is known of more games by the same rules."""
        known = self.figures.setdefault(id, {})
        before = known.get(match.title)
        if found is None or (before and found.games < planned and (found.rules, found.games) < (before.rules, before.games)):
            return
        known[match.title] = found

    def write(self) -> None:
        """Write the figures, the page and its picture."""
        FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(self.figures, order="sorted"), indent=1) + b"\n")
        PAGE.write_text(page(self.figures), "utf-8")
        draw(self.figures)


def play(wanted: Tournament, jobs: int) -> None:
    """Play a match, or what is missing of it. A ledger of other rules or components makes room for a new one."""
    kept = ledger(wanted)
    try:
        run_tournament(wanted, jobs=jobs, ledger=kept)
    except ArenaError as error:
        if error.message.id != "other-tournament":
            raise
        kept.rename(kept.with_suffix(".old"))
        run_tournament(wanted, jobs=jobs, ledger=kept)


def main() -> None:
    """Play what is missing and write the page after every match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=fondaco.games(), metavar="GAME")
    parser.add_argument("--match", nargs="+", default=[""], metavar="WORDS")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--page", action="store_true")
    given = parser.parse_args()
    book = Book()
    for match in MATCHES:
        if not any(words.lower() in match.title.lower() for words in given.match):
            continue
        for id in filter(match.fits, given.games):
            wanted = tournament(id, match, given.share)
            if not given.page:
                print(f"{id}: {match.title}", file=sys.stderr, flush=True)
                play(wanted, given.jobs)
            book.note(id, match, finished(wanted), wanted.games)
            book.write()


if __name__ == "__main__":
    main()
