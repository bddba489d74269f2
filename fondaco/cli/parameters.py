"""Types of arguments and options, as Typer declares them: those of several commands, then those with a long help text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .i18n import LANGUAGE

# --- several commands --------------------------------------------------------------------------------------------------------

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `fondaco games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved record.")]
PlayersOption = Annotated[
    int | None, typer.Option("--players", "-n", metavar="N", help="Number of players; the minimum by default.")
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; can be given several times."),
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Use the components in this file instead of the default ones."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else on stdout.")]
LangOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="en|de",
        envvar="FONDACO_LANG",
        is_eager=True,
        callback=LANGUAGE.select,
        help="Language of the output.",
    ),
]

# --- play --------------------------------------------------------------------------------------------------------------------

SeatsOption = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="A,B,…",
        help="Comma-separated seats, start player first: `human` or a bot such as greedy:beam=8. Default: human,greedy,…",
    ),
]
SeedOption = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Seed of the game, an integer or 0x… bytes; random by default.")
]
ResumeOption = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Resume the game of a saved record.")]

# --- serve -------------------------------------------------------------------------------------------------------------------

HostOption = Annotated[str, typer.Option("--host", metavar="H", help="Address to listen on; 0.0.0.0 accepts other machines.")]
PortOption = Annotated[
    int, typer.Option("--port", min=0, max=65535, metavar="P", help="Port to listen on; 0 chooses a free one.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="SQLAlchemy async URL of the database; by default a file in your home folder."),
]
BotDelayOption = Annotated[
    float,
    typer.Option("--bot-delay", min=0, max=60, metavar="S", help="Minimum delay between two bot moves, in seconds."),
]
BotSecondsOption = Annotated[
    float,
    typer.Option(
        "--bot-seconds",
        min=1,
        max=600,
        metavar="S",
        help="Maximum time for a bot decision, in seconds; then a fallback bot takes the seat.",
    ),
]
BotWorkersOption = Annotated[int, typer.Option("--bot-workers", min=1, max=64, metavar="N", help="Number of bot processes.")]
BrowserOption = Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser if the machine has a desktop.")]

# --- arena -------------------------------------------------------------------------------------------------------------------

EntrantsOption = Annotated[str, typer.Option("--seats", metavar="A,B,…", help="Comma-separated bots that play each other.")]
MatchPlayersOption = Annotated[
    int | None,
    typer.Option(
        "--players",
        "-n",
        min=1,
        metavar="N",
        help="Players per game, all bots by default; with fewer, every combination of bots is a match-up.",
    ),
]
GamesOption = Annotated[
    int, typer.Option("--games", metavar="N", help="Games per match-up, rounded up to a multiple of the seats.")
]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="Number of processes that play games.")]
BackendOption = Annotated[str, typer.Option("--on", metavar="local|ray", help="Play on this machine or on a Ray cluster.")]
AddressOption = Annotated[
    str | None,
    typer.Option("--address", metavar="A", help="Address of the Ray cluster; by default RAY_ADDRESS, else a new local cluster."),
]
FolderOption = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        help="Write games, table and plots to this folder; running the same command again resumes it.",
    ),
]

# --- bench and replay --------------------------------------------------------------------------------------------------------

SecondsOption = Annotated[
    float, typer.Option("--seconds", min=0.01, max=60, metavar="S", help="Measuring time of each game, in seconds.")
]
SeatOption = Annotated[
    int | None,
    typer.Option("--seat", metavar="SEAT", help="Show what this seat saw (0 is the first); by default what a spectator saw."),
]
LayoutOption = Annotated[str, typer.Option("--layout", metavar="wide|tall", help="Layout of the picture.")]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write --text or --svg to this file.")]

# --- verify ------------------------------------------------------------------------------------------------------------------

CommitmentOption = Annotated[
    str | None,
    typer.Option("--commitment", metavar="HASH", help="Hash of the secret that the server showed before the game."),
]
