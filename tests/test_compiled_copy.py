"""The list of what is compiled is complete, and the copy for the compiler differs in columns alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.compiled_copy import COMPILED, INTERPRETED, ROOT, compiled_text, interpreted_modules, is_column_class

PACKAGES = (
    *("fondaco.core", "fondaco.games.mercado", "fondaco.games.mercado.rules"),
    *("fondaco.games.spice_road", "fondaco.games.spice_road.rules"),
    *("fondaco.games.century", "fondaco.games.century.cubes", "fondaco.games.century.hand", "fondaco.games.century.merchants"),
)


def modules(package: str) -> set[str]:
    files = (ROOT / package.replace(".", "/")).glob("*.py")
    return {f"{package}.{file.stem}" for file in files if file.stem != "__init__"}


def test_every_module_is_compiled_or_says_why_not() -> None:
    found = set().union(*map(modules, PACKAGES))
    assert found == {*COMPILED, *INTERPRETED}
    assert not {*COMPILED} & {*INTERPRETED}


def test_only_classes_of_columns_are_rewritten() -> None:
    source = (ROOT / "fondaco" / "core" / "frames.py").read_text("utf-8")
    assert compiled_text("fondaco.core.frames") == source
    assert "DECLARED" in compiled_text("fondaco.core.parts")


def test_the_copy_of_a_state_holds_what_follows_from_its_columns() -> None:
    text = compiled_text("fondaco.games.mercado.state")
    assert "    track_order: tuple[int, ...]\n" in text
    assert "unset()" not in text
    assert "    def clone(self) -> MercadoState:" in text
    assert "@dataclass" not in text


def test_a_dataclass_with_an_init_is_no_class_of_columns() -> None:
    import ast

    kinds = ast.parse("@dataclass\nclass A: pass\n@dataclass(slots=True, init=False)\nclass B: pass\nx = 1").body
    assert [is_column_class(kind) for kind in kinds] == [False, True, False]


def test_nothing_of_mypy_is_imported_at_run_time() -> None:
    code = "import sys, fondaco; fondaco.game('mercado').new(); print([name for name in sys.modules if name.startswith('mypy')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert [name for name in eval(found.stdout) if "__mypyc" not in name] == []


def test_all_or_nothing_is_compiled() -> None:
    """A package that is half compiled would mix two kinds of classes."""
    assert len(interpreted_modules()) in (0, len(COMPILED))
