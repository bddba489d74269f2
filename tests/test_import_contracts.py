"""The import contracts are not vacuous: an import planted in a copy of the package breaks the contract that forbids it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fondaco
from fondaco.games.century.game import CenturyGame

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "fondaco" / "games"
CENTURY_GAMES = [id for id in fondaco.games() if isinstance(fondaco.game(id), CenturyGame)]
COMMAND = "from importlinter.cli import lint_imports_command; lint_imports_command()"
VIEW_FILES = ("view", "view_data")
Plant = tuple[str, str, str]
"""The name of a contract, the importing module, the imported module."""


def plants() -> Iterator[Plant]:
    """Yield imports that must not be, for every contract, game and part."""
    yield "Layers depend only on layers below", "fondaco.bots.greedy", "fondaco.server"
    yield "Layers depend only on layers below", "fondaco.draw.svg", "fondaco.bots"
    for importer, imported in (
        ("store.rows", "tables.table"),
        ("tables.seating", "presentation.viewer"),
        ("presentation.viewer", "web.hub"),
    ):
        yield "Packages of the server depend only on packages below", f"fondaco.server.{importer}", f"fondaco.server.{imported}"
    for imported in ("fondaco.draw.svg", "fondaco.games.mercado.game"):
        yield "The kernel imports neither drawing nor games", "fondaco.core.game", imported
    for id in CENTURY_GAMES:
        yield "The parts of Century import no game", "fondaco.games.century.state", f"fondaco.games.{id}.game"
    for id in ("marco_polo", "marco_polo_2"):
        yield "The shared Marco Polo package imports neither game", "fondaco.games.polo.state", f"fondaco.games.{id}.game"
    for importer in ("fondaco.bots.greedy", "fondaco.arena.tournament", "fondaco.envs.spaces"):
        yield "Bots, arena and environments import games only through the kernel", importer, "fondaco.games.mercado.game"
    for folder in folders_with_views():
        package = "fondaco.games." + ".".join(folder.relative_to(GAMES).parts)
        view = next(iter(sorted(folder.glob("view/[a-z]*.py"))), folder / "view.py")
        view_module = f"{package}.{'.'.join(view.relative_to(folder).with_suffix('').parts)}"
        own_files = [path for path in folder.glob("[a-z]*.py") if path.stem not in VIEW_FILES]
        rules = [*sorted(folder.glob("rules/[a-z]*.py")), *own_files]
        rules_module = f"{package}.{'.'.join(rules[0].relative_to(folder).with_suffix('').parts)}"
        yield "Views import drawing, scenes and other views alone", view_module, rules_module
        yield "Only views and view data import views", rules_module, view_module
        if (folder / "view_data.py").exists():
            yield "Only view data imports view data", rules_module, f"{package}.view_data"
            yield "Views import drawing, scenes and other views alone", view_module, f"{package}.view_data"
    yield "Views import drawing, scenes and other views alone", "fondaco.games.mercado.view.wide", "fondaco.core.state"


def folders_with_views() -> list[Path]:
    """Return the folders of games and of shared parts that have views."""
    return sorted({path.parent for pattern in ("*/view", "*/view.py", "century/*/view") for path in GAMES.glob(pattern)})


def path_of(module: str, root: Path) -> Path:
    """Return the file of a module."""
    path = root / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What import-linter says of a copy of the package with all planted imports, by the names of contracts."""
    root = tmp_path_factory.mktemp("planted")
    ignored = shutil.ignore_patterns("__pycache__", "*.toml", "*.ftl", "*.md", "*.svg", "static", "templates")
    shutil.copytree(ROOT / "fondaco", root / "fondaco", ignore=ignored)
    (root / "tools").mkdir()
    for name in (".importlinter", "tools/__init__.py", "tools/import_contracts.py"):
        shutil.copy(ROOT / name, root / name)
    for _, importer, imported in plants():
        with path_of(importer, root).open("a", encoding="utf-8") as file:
            file.write(f"\nimport {imported}\n")
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "--no-cache"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": str(root), "COLUMNS": "400"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    _, _, broken = done.stdout.partition("Broken contracts")
    parts = re.split(r"^(.+)\n-+\n", broken, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize(("contract", "importer", "imported"), list(plants()))
def test_planted_import_breaks_its_contract(contract: str, importer: str, imported: str, report: dict[str, str]) -> None:
    lines = [line for line in report[contract].splitlines() if importer in line and imported in line]
    assert lines, report[contract]


def test_all_seven_century_games_are_planted() -> None:
    assert len(CENTURY_GAMES) == 7
    assert len(folders_with_views()) >= len(fondaco.games())
