"""The page docs/ratings.md with its plot, and the results that it shows, which are kept in docs/ratings.json."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

import fondaco
from fondaco.arena.plots import COLOURS, INK

from .matches import DUELS, LEVEL_STEPS, MATCHES, MatchPlan

DOCS = Path(__file__).parents[2] / "docs"
RESULTS = DOCS / "ratings.json"
PAGE = DOCS / "ratings.md"
PLOT = DOCS / "ratings.svg"

INTRODUCTION = """\
# Ratings

How strong the bots are, measured by `make ratings` (`tools/ratings`). Every seed is played from every seat. Ratings are
Plackett-Luce ratings with two standard deviations. Win shares have their 95 % interval. The bots and their evaluations change
over time, and some matches limit the thinking time. So if a match is played again, its results differ slightly.

In Marco Polo, the characters are assigned to seats by default. With the character of the third seat, search and greedy score
about twelve points less, so the seat has a large effect. Three and four players therefore also play with drafted characters.
These two matches were made longer while they were played: after 201 games of three players, the ratings of search and greedy
still overlapped. The small difference between them is therefore less certain than its interval suggests.

![Win shares of the stronger bot in every game](ratings.svg)
"""


class BotResult(msgspec.Struct):
    """The result of one bot in a match."""

    bot: str
    rating: float
    deviation: float
    """Two standard deviations of the rating."""
    wins: int
    share: float
    """The win share, with its interval from `low` to `high`."""
    low: float
    high: float
    points: float
    """The mean score."""
    seconds: float
    """The mean thinking time per game."""


class MatchResult(msgspec.Struct):
    """The result of a match."""

    command: str
    rules_version: int = msgspec.field(name="rules")
    games: int
    bots: list[BotResult] = msgspec.field(name="lines")
    seats: list[float]
    """The win share of each seat."""


Results = Mapping[str, Mapping[str, MatchResult]]
"""Results by game id and title of the match."""


class RatingsPage:
    """The results of all matches, and the page that shows them."""

    def __init__(self) -> None:
        text = RESULTS.read_bytes() if RESULTS.exists() else b"{}"
        self.results = msgspec.json.decode(text, type=dict[str, dict[str, MatchResult]])

    def add(self, id: str, plan: MatchPlan, result: MatchResult, planned_games: int) -> None:
        """Add the result of a match. An unfinished match does not replace a result of more games or of newer rules."""
        results = self.results.setdefault(id, {})
        before = results.get(plan.title)
        unfinished = result.games < planned_games
        if before and unfinished and (result.rules_version, result.games) < (before.rules_version, before.games):
            return
        results[plan.title] = result

    def write(self) -> None:
        """Write the results, the page and its plot."""
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(self.results, order="sorted"), indent=1) + b"\n")
        PAGE.write_text(page_text(self.results), "utf-8")
        plot(self.results)


def page_text(results: Results) -> str:
    """The text of the page."""
    lines = [INTRODUCTION.rstrip("\n")]
    for id in fondaco.games():
        game = fondaco.game(id)
        lines += ["", f"## {game.title()}"]
        results_of_game = results.get(id, {})
        for plan in MATCHES:
            if plan.title in results_of_game:
                lines += section(plan.title, results_of_game[plan.title], game.rules_version)
    return "\n".join(lines) + "\n"


def section(title: str, result: MatchResult, rules_version: int) -> list[str]:
    """The lines of one match."""
    older = f" Rules version {result.rules_version}; the current one is {rules_version}."
    note = "" if result.rules_version == rules_version else older
    lines = ["", f"### {title}", "", f"`{result.command}`: {result.games} games played.{note}", ""]
    lines += ["| bot | rating | wins | win share | points | seconds a game |", "| --- | --- | --- | --- | --- | --- |"]
    for bot in result.bots:
        lines.append(
            f"| `{bot.bot}` | {bot.rating:.1f} ± {bot.deviation:.1f} | {bot.wins} "
            f"| {bot.share:.0%} ({bot.low:.0%}–{bot.high:.0%}) | {bot.points:.1f} | {bot.seconds:.1f} |"
        )
    shares = ", ".join(f"{share:.0%}" for share in result.seats)
    return [*lines, "", f"Wins by seat: {shares}."]


def stronger_bot(plan: MatchPlan, result: MatchResult) -> BotResult:
    """The result of the bot that is expected to win the match."""
    return next(bot for bot in result.bots if bot.bot.partition("#")[0] != plan.entrants[-1])


def plot(results: Results) -> None:
    """Plot the win shares of the stronger bots with their intervals, and the share that equal bots would have."""
    ids = [id for id in reversed(fondaco.games()) if id in results]
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "fondaco", "font.size": 10}):
        figure = Figure(figsize=(12, 1.3 + 0.55 * len(ids)), layout="constrained")
        panels = figure.subplots(ncols=2, sharey=True)
        for axes, plans in zip(panels, (DUELS, LEVEL_STEPS), strict=True):
            for number, plan in enumerate(plans):
                rows = [(row, id) for row, id in enumerate(ids) if plan.title in results[id]]
                bots = [stronger_bot(plan, results[id][plan.title]) for _, id in rows]
                heights = [row + 0.22 * (1 - number) for row, _ in rows]
                colour = COLOURS[number]
                axes.plot([bot.share for bot in bots], heights, "o", color=colour, label=plan.title)
                axes.hlines(heights, [bot.low for bot in bots], [bot.high for bot in bots], color=colour)
            for row, id in enumerate(ids):
                axes.vlines(1 / fondaco.game(id).min_players, row - 0.35, row + 0.35, color=INK, linestyle=":")
            axes.spines[["top", "right"]].set_visible(False)
            axes.set_xlim(0, 1.02)
            axes.xaxis.set_major_formatter(PercentFormatter(1))
            axes.grid(axis="x", alpha=0.3)
            axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.06), frameon=False)
        panels[0].set_yticks(range(len(ids)), [fondaco.game(id).title() for id in ids])
        figure.supxlabel("win share with its 95 % interval; dotted: the win share of equal bots", fontsize="medium")
        figure.savefig(PLOT, metadata={"Date": None})
