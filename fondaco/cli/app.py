"""The command line of `fondaco`: every command with its arguments, its help and its examples.

The code of a command is imported when the command is called, so that the others start fast.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from .parameters import (
    AddressOption,
    BackendOption,
    BotDelayOption,
    BotSecondsOption,
    BotWorkersOption,
    BrowserOption,
    CommitmentOption,
    ComponentsOption,
    DatabaseOption,
    EntrantsOption,
    FolderOption,
    GameArgument,
    GameOptions,
    GamesOption,
    HostOption,
    JobsOption,
    JsonOption,
    LangOption,
    LayoutOption,
    MatchPlayersOption,
    OutOption,
    PlayersOption,
    PortOption,
    RecordFile,
    ResumeOption,
    SeatOption,
    SeatsOption,
    SecondsOption,
    SeedOption,
)

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)


def _examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


@app.callback(invoke_without_command=True)
def fondaco(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play modern trading board games in the terminal or in the browser, and let bots compete."""
    if version:
        print(f"fondaco {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog=_examples("fondaco games", "fondaco games --lang de", "fondaco games --json"))
def games(json: JsonOption = False, lang: LangOption = "en") -> None:
    """List the games and their options."""
    from .commands import games

    games.run(json)


@app.command(
    epilog=_examples(
        "fondaco play spice_road",
        "fondaco play spice_road --seats human,greedy,random --seed 7",
        "fondaco play spice_road --seats human,human --lang de",
        "fondaco play --resume game.fondaco",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Id of a game; not needed with --resume.")] = None,
    players: PlayersOption = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: GameOptions = None,
    components: ComponentsOption = None,
    resume: ResumeOption = None,
    auto: Annotated[bool, typer.Option("--auto/--no-auto", help="Play forced decisions automatically.")] = True,
    lang: LangOption = "en",
) -> None:
    """Play a game in the terminal. Type `?` at the prompt for help."""
    from .commands import play

    play.run(
        game,
        players=players,
        seats=seats,
        seed=seed,
        options=option or [],
        components=components,
        resume=resume,
        auto=auto,
    )


@app.command(
    epilog=_examples(
        "fondaco serve",
        "fondaco serve --host 0.0.0.0 --port 8080",
        "fondaco serve --db sqlite+aiosqlite:///fondaco.db",
    )
)
def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = 8642,
    db: DatabaseOption = None,
    bot_delay: BotDelayOption = 0.7,
    bot_seconds: BotSecondsOption = 40.0,
    bot_workers: BotWorkersOption = 1,
    browser: BrowserOption = False,
    lang: LangOption = "en",
) -> None:
    """Start the server for the browser and print its address."""
    from .commands import serve

    serve.run(
        host=host,
        port=port,
        db=db,
        bot_delay=bot_delay,
        bot_seconds=bot_seconds,
        bot_workers=bot_workers,
        browser=browser,
    )


@app.command(
    epilog=_examples(
        "fondaco arena spice_road --seats greedy,random --games 20",
        "fondaco arena spice_road --seats search:iterations=200,greedy --games 60 --jobs 2 --out match",
        "fondaco arena spice_road --seats easy,normal,hard,expert --players 2 --games 40 --json",
        "fondaco arena spice_road --seats search:seconds=1,greedy --games 500 --on ray --address auto",
    )
)
def arena(
    game: GameArgument,
    seats: EntrantsOption,
    players: MatchPlayersOption = None,
    games: GamesOption = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Seed of the games and of the bots.")] = 0,
    jobs: JobsOption = 1,
    on: BackendOption = "local",
    address: AddressOption = None,
    out: FolderOption = None,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Run a tournament between bots.

    Every seed is played from every seat. Ctrl-C keeps the finished games of --out.
    """
    from .commands.arena import ArenaRequest, run

    request = ArenaRequest(
        game_id=game,
        seats=seats,
        players=players,
        games=games,
        seed=seed,
        jobs=jobs,
        on=on,
        address=address,
        out=out,
        options=option or [],
        components=components,
        as_json=json,
    )
    run(request)


@app.command(epilog=_examples("fondaco bench", "fondaco bench spice_road --players 4", "fondaco bench --json > figures.json"))
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Id of a game; all games by default.")] = None,
    players: Annotated[
        int, typer.Option("--players", "-n", metavar="N", help="Number of players, or the nearest that a game allows.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Seed of the games and of the random decisions.")] = 0,
    seconds: SecondsOption = 2.0,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Measure the speed of the engine.

    It plays uniformly at random on one core. Rates are per second of processor time.
    """
    from .commands import bench

    bench.run(game, players=players, seed=seed, seconds=seconds, options=option or [], components=components, as_json=json)


@app.command(
    epilog=_examples(
        "fondaco replay game.fondaco",
        "fondaco replay game.fondaco --at 40",
        "fondaco replay game.fondaco --at 40 --seat 1 --text",
        "fondaco replay game.fondaco --svg --out end.svg",
        "fondaco replay game.fondaco | less",
    )
)
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help="Show the position after N moves.")] = None,
    seat: SeatOption = None,
    text: Annotated[bool, typer.Option("--text", help="Print one position, by default the last, as text.")] = False,
    svg: Annotated[bool, typer.Option("--svg", help="Print one position, by default the last, as a picture.")] = False,
    layout: LayoutOption = "wide",
    out: OutOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Step through a recorded game.

    --text and --svg show a single position. Over a pipe all moves and the result are printed.
    """
    from .commands import replay

    replay.run(file, moment=at, seat=seat, text=text, svg=svg, layout=layout, out=out, as_json=json)


@app.command(
    epilog=_examples(
        "fondaco verify game.fondaco",
        "fondaco verify game.fondaco --json",
        "fondaco verify game.fondaco --commitment HASH",
    )
)
def verify(
    file: RecordFile,
    commitment: CommitmentOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Replay a record and check that it is valid.

    Exit code 0: valid; 1: a piece is lost or duplicated, or the fair-deal proof fails; 2: unreadable or not replayable.
    """
    from .commands import verify

    raise typer.Exit(verify.run(file, commitment, json))


@app.command(
    epilog=_examples(
        "fondaco perft spice_road --depth 3",
        "fondaco perft spice_road --players 4 --seed 1 --plies 60 --depth 2 --divide",
    )
)
def perft(
    game: GameArgument,
    players: PlayersOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Seed of the game and of the random decisions.")] = 0,
    plies: Annotated[int, typer.Option("--plies", min=0, metavar="P", help="Random decisions before counting.")] = 0,
    depth: Annotated[int, typer.Option("--depth", min=1, metavar="D", help="Depth of the paths, in decisions.")] = 2,
    divide: Annotated[bool, typer.Option("--divide", help="Count the paths of each first action separately.")] = False,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Count the decision paths from a position.

    The position is the one after --plies random decisions. The signature is a checksum of the resulting positions.
    """
    from .commands import perft

    perft.run(
        game,
        players=players,
        seed=seed,
        plies=plies,
        depth=depth,
        by_action=divide,
        options=option or [],
        components=components,
        as_json=json,
    )


@app.command(
    epilog=_examples(
        "fondaco components spice_road > my.toml",
        "fondaco components spice_road --check my.toml",
        "fondaco components spice_road --sources",
        "fondaco play spice_road --components my.toml",
    )
)
def components(
    game: GameArgument,
    check: Annotated[Path | None, typer.Option("--check", metavar="FILE", help="Check that this file is valid.")] = None,
    sources: Annotated[bool, typer.Option("--sources", help="Print the source of each section.")] = False,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Print the component file of a game.

    You can correct a copy, check it with --check, and play with it: `fondaco play GAME --components FILE`.
    """
    from .commands import components

    components.run(game, check, sources, json)
