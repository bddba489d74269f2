"""`fondaco components`: the component file of a game, and the sources of its facts."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ...core.component_files import parse_components
from ...core.components import Source
from ...core.game import Game
from ...core.registry import game
from ..errors import CommandError
from ..files import read_game
from ..i18n import translate
from ..output import make_console, make_table, print_json

Section = Mapping[str, Any]


def run(game_id: str, check: Path | None, sources: bool, as_json: bool) -> None:
    """Print the default component file, check another one, or print the source of each section."""
    default_game = game(game_id)
    if check is not None and sources:
        raise CommandError("one-of", first="--check", second="--sources")
    checked_game = read_game(game_id, check)
    is_default = checked_game.digest == default_game.digest
    if as_json:
        print_json(_to_json(checked_game, is_default))
    elif check is not None:
        print(
            translate(
                "components-valid",
                file=str(check),
                game=game_id,
                digest=checked_game.digest,
                default=default_game.digest,
                same="yes" if is_default else "no",
            )
        )
    elif sources:
        _print_sources(checked_game)
    else:
        sys.stdout.write(checked_game.components_text)


def sections(toml: Section, prefix: str = "") -> Iterator[tuple[str, Section]]:
    """The sections of a component file, which are its tables with a source, with their dotted names."""
    for name, value in toml.items():
        if isinstance(value, Mapping):
            if "source" in value:
                yield prefix + name, value
            yield from sections(value, f"{prefix}{name}.")


def _sections_of(game: Game) -> dict[str, Section]:
    return dict(sections(parse_components(game.components_text)))


def _reconstructed(entries: Mapping[str, Section]) -> list[str]:
    """The names of the sections that are reconstructed."""
    return [name for name, section in entries.items() if section["source"] == Source.RECONSTRUCTED.value]


def _to_json(checked_game: Game, is_default: bool) -> dict[str, Any]:
    entries = _sections_of(checked_game)
    return {
        "game": checked_game.id,
        "components": checked_game.digest,
        "own": is_default,
        "sections": {name: {"source": section["source"], "note": section.get("note", "")} for name, section in entries.items()},
        "reconstructed": _reconstructed(entries),
    }


def _print_sources(checked_game: Game) -> None:
    entries = _sections_of(checked_game)
    table = make_table("section", "source", "note")
    for name, section in entries.items():
        table.add_row(name, section["source"], section.get("note", ""))
    console = make_console()
    console.print(table)
    names = ", ".join(_reconstructed(entries))
    console.print(translate("sources-reconstructed", names=names) if names else translate("sources-all-stated"))
