"""`fondaco arena`: run a tournament between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from ...arena import Tournament, TournamentResults, run_tournament
from ...arena.output import ResultsFolder
from ...arena.runner import ProgressCallback
from ...core.registry import game as find_game
from ..arguments import parse_options, split_seats
from ..errors import CommandError
from ..files import read_game
from ..i18n import LANGUAGE, translate
from ..output import make_console, make_table, print_json
from ..session import HUMAN


@dataclass(frozen=True)
class ArenaRequest:
    """The arguments of `fondaco arena`."""

    game_id: str
    seats: str
    players: int | None
    games: int
    seed: int
    jobs: int
    on: str
    address: str | None
    out: Path | None
    options: Sequence[str]
    components: Path | None
    as_json: bool

    def tournament(self) -> Tournament:
        """Return the tournament that is requested; `Tournament.validate` checks it."""
        entrants = split_seats(self.seats)
        if HUMAN in entrants:
            raise CommandError("arena-human")
        game = find_game(self.game_id) if self.components is None else read_game(self.game_id, self.components)
        return Tournament(
            game_id=self.game_id,
            entrants=tuple(entrants),
            games=self.games,
            seed=self.seed,
            players=self.players or 0,
            options=parse_options(game, self.options),
            components_text=game.components_text if game.has_custom_components else None,
        )


def run(request: ArenaRequest) -> None:
    """Run a tournament and print its results. If a folder is named, write its files to the folder."""
    tournament = request.tournament()
    folder = ResultsFolder(request.out) if request.out is not None else None
    with progress_bar() as on_progress:
        results = run_tournament(
            tournament,
            jobs=request.jobs,
            on=request.on,
            address=request.address,
            ledger=folder.ledger if folder is not None else None,
            on_progress=on_progress,
            modules=["openskill", *(["matplotlib.figure"] if folder is not None else [])],
        )
    if folder is not None:
        folder.save_table(results)
    if request.as_json:
        print_json(results.to_json())
    else:
        print_results(results)
    if folder is not None:
        folder.save_plots(results, LANGUAGE.lang)


@contextmanager
def progress_bar() -> Iterator[ProgressCallback]:
    """Show a progress bar with the remaining time on stderr, if stderr is a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        yield partial(bar.update, bar.add_task(""))


def print_results(results: TournamentResults) -> None:
    """Print the results as a table, best bot first."""
    grid = make_table("bot", "rating", "won", "share", "points", "seconds")
    for column in grid.columns[1:]:
        column.justify = "right"
    grid.columns[0].style = "notation"
    for name, rating in sorted(results.ratings.items(), key=lambda item: -item[1].mu):
        share = results.shares[name]
        grid.add_row(
            name,
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            str(results.wins[name]),
            f"{share.value:.0%} ({share.low:.0%}–{share.high:.0%})",
            f"{results.mean_scores[name]:.1f}",
            f"{results.mean_thinking_seconds[name]:.1f}",
        )
    console = make_console()
    console.print(grid)
    seats = ", ".join(f"{share.value:.0%}" for share in results.seat_shares)
    console.print(translate("arena-played", games=results.games, seats=seats), style="quiet", soft_wrap=True)
