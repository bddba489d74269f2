"""Pictures of a tournament, each as PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..core.messages import Message
from .errors import TRANSLATOR, ArenaError
from .results import TournamentResults

INK = "#2b2a28"
COLOURS = ("#2f6f8f", "#c8782a", "#5b7f3b", "#8a4f7d", "#b03a3a", "#6b6b6b")


def require_matplotlib() -> None:
    """Raise an error that says what is missing, where nothing can be drawn."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise ArenaError("needs-extra", package="matplotlib", extra="arena") from None


def save_plots(results: TournamentResults, folder: Path, lang: str = "en") -> list[Path]:
    """Draw everything into a folder; returns the files."""
    require_matplotlib()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    pictures: dict[str, Callable[[Any, TournamentResults, str], None]] = {
        "ratings": plot_ratings,
        "sources": plot_sources,
        "length": plot_lengths,
        "seats": plot_seats,
    }
    files = []
    # Text stays text, and the same results give the same file.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "fondaco", "font.size": 10}):
        for name, picture in pictures.items():
            figure = Figure(figsize=(8, 4.5), layout="constrained")
            axes = figure.add_subplot()
            axes.spines[["top", "right"]].set_visible(False)
            axes.set_title(TRANSLATOR.format(Message(f"title-{name}"), lang), color=INK)
            picture(axes, results, lang)
            for ending in ("png", "svg"):
                file = folder / f"{name}.{ending}"
                try:
                    figure.savefig(file, dpi=150, metadata={"Date": None} if ending == "svg" else None)
                except OSError as error:
                    raise ArenaError("cannot-keep", file=str(file), reason=error.strerror or str(error)) from None
                files.append(file)
    return files


def _translate(id: str, lang: str) -> str:
    return TRANSLATOR.format(Message(id), lang)


def plot_ratings(axes: Any, results: TournamentResults, lang: str) -> None:
    """Every bot with its rating and two standard deviations to either side."""
    ranked = sorted(results.ratings.items(), key=lambda item: item[1].mu)
    middles = [rating.mu for _, rating in ranked]
    reaches = [2 * rating.sigma for _, rating in ranked]
    axes.errorbar(middles, range(len(ranked)), xerr=reaches, fmt="o", color=COLOURS[0], capsize=4)
    axes.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    axes.set_ylim(-0.7, len(ranked) - 0.3)
    axes.grid(axis="x", alpha=0.3)


def plot_sources(axes: Any, results: TournamentResults, lang: str) -> None:
    """For every source of points a box for every bot."""
    games = [results.points_by_source(entrant) for entrant in range(len(results.names))]
    found = list(dict.fromkeys(source for points in games for one in points for source in one))
    width = 0.8 / len(games)
    for entrant, points in enumerate(games):
        places = [at + (entrant - (len(games) - 1) / 2) * width for at in range(len(found))]
        boxes = axes.boxplot(
            [[one.get(source, 0) for one in points] or [0] for source in found],
            positions=places,
            widths=0.8 * width,
            patch_artist=True,
            flierprops={"markersize": 2},
            medianprops={"color": INK},
        )
        for box in boxes["boxes"]:
            box.set_facecolor(COLOURS[entrant % len(COLOURS)])
        axes.plot([], [], "s", color=COLOURS[entrant % len(COLOURS)], label=results.names[entrant])
    game = results.tournament.game
    axes.set_xticks(range(len(found)), [game.label(source, lang) for source in found])
    axes.set_ylabel(_translate("axis-points", lang))
    axes.legend(frameon=False)


def plot_lengths(axes: Any, results: TournamentResults, lang: str) -> None:
    """How many decisions the games took."""
    axes.hist([outcome.decisions for outcome in results.played_games], bins=20, color=COLOURS[0])
    axes.set_xlabel(_translate("axis-decisions", lang))
    axes.set_ylabel(_translate("axis-games", lang))


def plot_seats(axes: Any, results: TournamentResults, lang: str) -> None:
    """What sitting first is worth."""
    shares = results.seat_shares
    places = range(1, len(shares) + 1)
    reach = [[one.value - one.low for one in shares], [one.high - one.value for one in shares]]
    axes.bar(places, [one.value for one in shares], yerr=reach, color=COLOURS[0], capsize=4)
    axes.axhline(1 / len(shares), color=COLOURS[1], linestyle="--", label=_translate("fair-share", lang))
    axes.set_xticks(list(places))
    axes.set_ylabel(_translate("axis-share", lang))
    axes.legend(frameon=False)
