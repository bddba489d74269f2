"""`fondaco components`: the component file of a game, and where its facts come from."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..core.component_files import parse_components
from ..core.components import Source
from ..core.game import Game
from ..core.registry import game
from .facts import make_table, print_json
from .files import read_game
from .i18n import CommandError, translate
from .screen import make_console


def components(id: str, check: Path | None, sources: bool, as_json: bool) -> None:
    """Print a component file, or what is to be known about it."""
    own = game(id)
    if check is not None and sources:
        raise CommandError("one-of", first="--check", second="--sources")
    used = read_game(id, check)
    if as_json:
        print_json(_facts(used, own))
    elif check is not None:
        same = "yes" if used.digest == own.digest else "no"
        print(translate("components-valid", file=str(check), game=id, digest=used.digest, original=own.digest, own=same))
    elif sources:
        _print_sources(used)
    else:
        sys.stdout.write(used.components_text)


def sections(toml: Mapping[str, Any], place: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The sections of a component file: the tables that say where their facts come from."""
    for name, part in toml.items():
        if isinstance(part, Mapping):
            if "source" in part:
                yield place + name, part
            yield from sections(part, f"{place}{name}.")


def _facts(used: Game, own: Game) -> dict[str, Any]:
    found = dict(sections(parse_components(used.components_text)))
    return {
        "game": used.id,
        "components": used.digest,
        "own": used.digest == own.digest,
        "sections": {name: {"source": part["source"], "note": part.get("note", "")} for name, part in found.items()},
        "reconstructed": _reconstructed(found),
    }


def _reconstructed(found: Mapping[str, Mapping[str, Any]]) -> list[str]:
    return [name for name, part in found.items() if part["source"] == Source.RECONSTRUCTED.value]


def _print_sources(used: Game) -> None:
    found = dict(sections(parse_components(used.components_text)))
    grid = make_table("section", "source", "note")
    for name, part in found.items():
        grid.add_row(name, part["source"], part.get("note", ""))
    page = make_console()
    page.print(grid)
    guessed = _reconstructed(found)
    page.print(translate("sources-reconstructed", names=", ".join(guessed)) if guessed else translate("sources-all-stated"))
