"""`fondaco arena`: bots play each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from ..arena import Tournament, TournamentResults, run_tournament
from ..arena.plots import require_matplotlib, save_plots
from ..arena.results import rating_model
from ..arena.runner import ProgressCallback
from .arguments import parse_options, parse_seats
from .errors import CommandError
from .files import read_game, write_text
from .i18n import LANGUAGE, translate
from .output import make_console, make_table, print_json
from .session import HUMAN

LEDGER_FILE = "games.jsonl"


def arena(
    id: str,
    seats: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int,
    on: str,
    address: str | None,
    out: Path | None,
    options: Sequence[str],
    components: Path | None,
    as_json: bool,
) -> None:
    """Hold a tournament, tell its results, and leave them in a folder if one is named."""
    game = read_game(id, components)
    entrants = parse_seats(seats)
    if HUMAN in entrants:
        raise CommandError("arena-human")
    tournament = Tournament(
        game_id=id,
        entrants=tuple(entrants),
        games=games,
        seed=seed,
        players=players or 0,
        options=parse_options(game, options),
        components_text=game.components_text if game.has_custom_components else None,
    )
    rating_model()  # what is missing at the end had better be told now
    if out is not None:
        require_matplotlib()
    with progress_bar() as watch:
        results = run_tournament(
            tournament, jobs=jobs, on=on, address=address, ledger=out / LEDGER_FILE if out is not None else None, watch=watch
        )
    if out is not None:
        write_text(out / "games.csv", results.to_csv())
    if as_json:
        print_json(results.to_json())
    else:
        print_results(results)
    if out is not None:
        save_plots(results, out, LANGUAGE.lang)


@contextmanager
def progress_bar() -> Iterator[ProgressCallback]:
    """A bar with the time left on stderr, if a person looks at it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("")
        yield lambda finished, of: bar.update(task, completed=finished, total=of)


def print_results(results: TournamentResults) -> None:
    """The results as a table, the best first."""
    grid = make_table("bot", "rating", "won", "share", "points", "seconds")
    for column in grid.columns[1:]:
        column.justify = "right"
    grid.columns[0].style = "notation"
    entrants = sorted(enumerate(results.names), key=lambda entrant: -results.ratings[entrant[1]].mu)
    for entrant, name in entrants:
        rating, share = results.ratings[name], results.shares[name]
        grid.add_row(
            name,
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
            str(results.wins[name]),
            f"{share.value:.0%} ({share.low:.0%}–{share.high:.0%})",
            f"{results.mean_score(entrant):.1f}",
            f"{results.mean_thinking_seconds(entrant):.1f}",
        )
    page = make_console()
    page.print(grid)
    seats = ", ".join(f"{share.value:.0%}" for share in results.seat_shares)
    page.print(translate("arena-played", games=results.games, seats=seats), style="quiet", soft_wrap=True)
