"""Plots of a tournament, each as PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..core.messages import Message
from .errors import TRANSLATOR, missing_package, write_error
from .results import TournamentResults

INK = "#2b2a28"
COLOURS = ("#2f6f8f", "#c8782a", "#5b7f3b", "#8a4f7d", "#b03a3a", "#6b6b6b")


def save_plots(results: TournamentResults, folder: Path, lang: str = "en") -> list[Path]:
    """Write all plots to a folder and return their files."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise missing_package("matplotlib") from None
    plots: dict[str, Callable[[Any, TournamentResults, str], None]] = {
        "ratings": plot_ratings,
        "sources": plot_sources,
        "length": plot_lengths,
        "seats": plot_seats,
    }
    files = []
    # Text stays text, and equal results give equal files.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "fondaco", "font.size": 10}):
        for name, plot in plots.items():
            figure = Figure(figsize=(8, 4.5), layout="constrained")
            axes = figure.add_subplot()
            axes.spines[["top", "right"]].set_visible(False)
            axes.set_title(_translate(f"title-{name}", lang), color=INK)
            plot(axes, results, lang)
            for ending in ("png", "svg"):
                file = folder / f"{name}.{ending}"
                try:
                    figure.savefig(file, dpi=150, metadata={"Date": None} if ending == "svg" else None)
                except OSError as error:
                    raise write_error(file, error) from None
                files.append(file)
    return files


def _translate(id: str, lang: str) -> str:
    return TRANSLATOR.format(Message(id), lang)


def plot_ratings(axes: Any, results: TournamentResults, lang: str) -> None:
    """Plot the rating of every bot, with two standard deviations to either side."""
    ranked = sorted(results.ratings.items(), key=lambda item: item[1].mu)
    means = [rating.mu for _, rating in ranked]
    margins = [2 * rating.sigma for _, rating in ranked]
    axes.errorbar(means, range(len(ranked)), xerr=margins, fmt="o", color=COLOURS[0], capsize=4)
    axes.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    axes.set_ylim(-0.7, len(ranked) - 0.3)
    axes.grid(axis="x", alpha=0.3)


def plot_sources(axes: Any, results: TournamentResults, lang: str) -> None:
    """Plot the points by source: one box for every bot and source."""
    games_by_bot = results.points_by_source
    sources = list(dict.fromkeys(source for games in games_by_bot.values() for points in games for source in points))
    width = 0.8 / len(games_by_bot)
    for entrant, (name, games) in enumerate(games_by_bot.items()):
        offset = (entrant - (len(games_by_bot) - 1) / 2) * width
        colour = COLOURS[entrant % len(COLOURS)]
        boxes = axes.boxplot(
            [[points.get(source, 0) for points in games] or [0] for source in sources],
            positions=[index + offset for index in range(len(sources))],
            widths=0.8 * width,
            patch_artist=True,
            flierprops={"markersize": 2},
            medianprops={"color": INK},
        )
        for box in boxes["boxes"]:
            box.set_facecolor(colour)
        axes.plot([], [], "s", color=colour, label=name)
    axes.set_xticks(range(len(sources)), [results.game.label(source, lang) for source in sources])
    axes.set_ylabel(_translate("axis-points", lang))
    axes.legend(frameon=False)


def plot_lengths(axes: Any, results: TournamentResults, lang: str) -> None:
    """Plot a histogram of the decisions per game."""
    axes.hist([played.decisions for played in results.played_games], bins=20, color=COLOURS[0])
    axes.set_xlabel(_translate("axis-decisions", lang))
    axes.set_ylabel(_translate("axis-games", lang))


def plot_seats(axes: Any, results: TournamentResults, lang: str) -> None:
    """Plot the win share of every seat, with its interval and with equal shares as a line."""
    shares = results.seat_shares
    seats = range(1, len(shares) + 1)
    margins = [[share.value - share.low for share in shares], [share.high - share.value for share in shares]]
    axes.bar(seats, [share.value for share in shares], yerr=margins, color=COLOURS[0], capsize=4)
    axes.axhline(1 / len(shares), color=COLOURS[1], linestyle="--", label=_translate("fair-share", lang))
    axes.set_xticks(list(seats))
    axes.set_ylabel(_translate("axis-share", lang))
    axes.legend(frameon=False)
