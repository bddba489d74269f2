"""`fondaco arena`: bots play each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from ..arena import Results, Tournament, hold
from ..arena.contest import Watcher
from ..arena.plots import draw, require_plots
from ..arena.results import rating_model
from .facts import print_json, sheet
from .files import read_game, write_text
from .options import parse_options
from .screen import paper
from .seating import parse_seats
from .session import HUMAN
from .voice import VOICE, Wrong, say

LEDGER = "games.jsonl"


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
        raise Wrong("arena-human")
    tournament = Tournament(
        game=id,
        entrants=tuple(entrants),
        games=games,
        seed=seed,
        players=players or 0,
        options=parse_options(game, options),
        toml=game.components_text if game.has_custom_components else None,
    )
    rating_model()  # what is missing at the end had better be told now
    if out is not None:
        require_plots()
    with progress() as watch:
        results = hold(
            tournament, jobs=jobs, on=on, address=address, ledger=out / LEDGER if out is not None else None, watch=watch
        )
    if out is not None:
        write_text(out / "games.csv", results.csv())
    if as_json:
        print_json(results.facts())
    else:
        tell(results)
    if out is not None:
        draw(results, out, VOICE.lang)


@contextmanager
def progress() -> Iterator[Watcher]:
    """A bar with the time left on stderr, if a person looks at it."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper(sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("")
        yield lambda finished, of: bar.update(task, completed=finished, total=of)


def tell(results: Results) -> None:
    """The results as a table, the best first."""
    grid = sheet("bot", "rating", "won", "share", "points", "seconds")
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
            f"{share.of:.0%} ({share.low:.0%}–{share.high:.0%})",
            f"{results.mean_score(entrant):.1f}",
            f"{results.thinking(entrant):.1f}",
        )
    page = paper()
    page.print(grid)
    seats = ", ".join(f"{share.of:.0%}" for share in results.seat_shares)
    page.print(say("arena-played", games=results.games, seats=seats), style="quiet", soft_wrap=True)
