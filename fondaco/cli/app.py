"""What can be typed: every command with its arguments, its help and its examples. What a command does is in a module of its own,
imported when it is called, so that the command starts fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from .i18n import LANGUAGE

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)


def _examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `fondaco games` lists them.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the facts as JSON, and nothing else on stdout.")]
LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="en|de",
        envvar="FONDACO_LANG",
        is_eager=True,
        callback=LANGUAGE.select,
        help="The language to speak.",
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; may be given several times."),
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play with the components of this file instead of the game's own."),
]
PlayersOption = Annotated[
    int | None, typer.Option("--players", "-n", metavar="N", help="How many play; by default as few as can.")
]
SecondsOption = Annotated[
    float, typer.Option("--seconds", min=0.01, max=60, metavar="S", help="How long to measure each figure.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved record.")]


@app.callback(invoke_without_command=True)
def fondaco(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Modern trading board games under one roof."""
    if version:
        print(f"fondaco {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(epilog=_examples("fondaco games", "fondaco games --lang de", "fondaco games --json"))
def games(json: JsonOption = False, lang: LangOption = "en") -> None:
    """List the games and their options."""
    from . import facts

    facts.games(json)


@app.command(
    epilog=_examples(
        "fondaco play spice_road",
        "fondaco play spice_road --seats human,greedy,random --seed 7",
        "fondaco play spice_road --seats human,human --lang de",
        "fondaco play --resume evening.fondaco",
    )
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; not needed with --resume.")] = None,
    players: PlayersOption = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B,…",
            help="Who sits where: `human` or the name of a bot, such as greedy:beam=8. Default: you and greedy.",
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The chance of the game, a whole number; by default a new one.")
    ] = None,
    option: GameOptions = None,
    components: ComponentsOption = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Play on from a saved record.")] = None,
    auto: Annotated[bool, typer.Option("--auto/--no-auto", help="Play decisions with one answer by themselves.")] = True,
    lang: LangOption = "en",
) -> None:
    """Play a game in the terminal. At the prompt, `?` explains everything."""
    from . import play as table_talk
    from .session_setup import new_session, resume_session

    if resume is not None:
        given = {"--players": players, "--seed": seed, "--option": option or None, "--components": components}
        session = resume_session(resume, game, seats, auto, [name for name, value in given.items() if value is not None])
    else:
        session = new_session(game, players, seats, seed, option or [], components, auto)
    table_talk.play(session)


@app.command(
    epilog=_examples(
        "fondaco serve",
        "fondaco serve --host 0.0.0.0 --port 8080",
        "fondaco serve --db sqlite+aiosqlite:///evening.db",
    )
)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help="Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="P", help="The port; 0 takes a free one.")] = 8642,
    db: Annotated[
        str | None,
        typer.Option("--db", metavar="URL", help="An SQLAlchemy async URL; by default a file in your home folder."),
    ] = None,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=60, metavar="S", help="The least seconds between two moves of bots.")
    ] = 0.7,
    bot_seconds: Annotated[
        float,
        typer.Option(
            "--bot-seconds", min=1, max=600, metavar="S", help="How long a bot may think before a simpler one takes its seat."
        ),
    ] = 40.0,
    bot_workers: Annotated[
        int, typer.Option("--bot-workers", min=1, max=64, metavar="N", help="In how many processes bots think.")
    ] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser where there is a desktop.")] = False,
    lang: LangOption = "en",
) -> None:
    """Play in the browser: start the server and print its address."""
    from . import serve as serving

    serving.serve(host, port, db, pace, bot_seconds, bot_workers, browser)


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
    seats: Annotated[str, typer.Option("--seats", metavar="A,B,…", help="The bots that play each other.")],
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-n",
            min=1,
            metavar="N",
            help="How many sit at a table, if fewer than all: then every choice of them meets.",
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", metavar="N", help="How many games every match-up plays; rounded up to deals from every seat."),
    ] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The chance of the deals and of the bots.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="How many processes play.")] = 1,
    on: Annotated[str, typer.Option("--on", metavar="local|ray", help="Play on this machine or on a Ray cluster.")] = "local",
    address: Annotated[
        str | None,
        typer.Option("--address", metavar="A", help="The Ray cluster; by default RAY_ADDRESS, or else one on this machine."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Keep games, table and plots here; the same command again goes on."),
    ] = None,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Let bots play each other: every deal from every seat, with ratings. Ctrl-C loses no finished game of --out."""
    from .commands.arena import ArenaRequest, run

    run(ArenaRequest(game, seats, players, games, seed, jobs, on, address, out, option or [], components, json))


@app.command(epilog=_examples("fondaco bench", "fondaco bench spice_road --players 4", "fondaco bench --json > figures.json"))
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; by default all.")] = None,
    players: Annotated[
        int, typer.Option("--players", "-n", metavar="N", help="How many play, or the nearest a game allows.")
    ] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The chance of the games and of the driver.")] = 0,
    seconds: SecondsOption = 2.0,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Measure the speed of the engine.

    Uniform random play on one core, in processor time.
    """
    from . import bench as measuring

    measuring.bench(game, players, seed, seconds, option or [], components, json)


@app.command(
    epilog=_examples(
        "fondaco replay evening.fondaco",
        "fondaco replay evening.fondaco --at 40",
        "fondaco replay evening.fondaco --at 40 --seat 1 --text",
        "fondaco replay evening.fondaco --svg --out end.svg",
        "fondaco replay evening.fondaco | less",
    )
)
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", help="The moment after N moves.")] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="SEAT", help="See what this seat saw (0 is the first); by default what all see."),
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the table at one moment, by default at the last.")] = False,
    svg: Annotated[bool, typer.Option("--svg", help="Draw the table at one moment, by default at the last.")] = False,
    layout: Annotated[str, typer.Option("--layout", metavar="wide|tall", help="The shape of the picture.")] = "wide",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write --text or --svg to this file.")] = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Step through a recorded game.

    Or show one moment of it with --text or --svg. Over a pipe, print its moves and its result.
    """
    from . import replay as replaying

    replaying.replay(file, at, seat, text, svg, layout, out, json)


@app.command(epilog=_examples("fondaco verify evening.fondaco", "fondaco verify evening.fondaco --json"))
def verify(
    file: RecordFile,
    promise: Annotated[
        str | None, typer.Option("--promise", metavar="HASH", help="The hash that a house has shown before the game.")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Replay a record and say whether it is sound.

    Exit code 0: it is; 1: a piece gets lost or doubled on the way, or the proof of its deal does not hold; 2: it cannot be read
    or replayed.
    """
    from . import verify as verifying

    raise typer.Exit(verifying.verify(file, promise, json))


@app.command(
    epilog=_examples(
        "fondaco perft spice_road --depth 3",
        "fondaco perft spice_road --players 4 --seed 1 --plies 60 --depth 2 --divide",
    )
)
def perft(
    game: GameArgument,
    players: PlayersOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The chance of the game and of the walk.")] = 0,
    plies: Annotated[int, typer.Option("--plies", min=0, metavar="P", help="Random decisions before counting.")] = 0,
    depth: Annotated[int, typer.Option("--depth", min=1, metavar="D", help="How many decisions deep to count.")] = 2,
    divide: Annotated[bool, typer.Option("--divide", help="Count below each first action.")] = False,
    option: GameOptions = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Count the decision paths from a position.

    The position is reached by a seed and some uniform random decisions. The signature tells what the paths lead to.
    """
    from . import perft as counting

    counting.perft(game, players, seed, plies, depth, divide, option or [], components, json)


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
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="Say whether this file can be played with.")
    ] = None,
    sources: Annotated[bool, typer.Option("--sources", help="Print where the facts of each section come from.")] = False,
    json: JsonOption = False,
    lang: LangOption = "en",
) -> None:
    """Print the component file of a game.

    Correct it, check it, and play with it: `--components FILE`.
    """
    from . import components as printing

    printing.components(game, check, sources, json)
