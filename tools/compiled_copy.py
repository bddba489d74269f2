"""Compile core and the rules of games ahead of time: which modules, and the copy of the package that mypyc reads.

    python -m tools.compiled_copy FOLDER    write the copy
    python -m tools.compiled_copy --check   fail unless the package that is imported is compiled

In the copy only columns are rewritten. The `dataclass` decorator goes and columns become bare annotations. A class gets the
methods that follow from its declarations as text, and the declarations as ``DECLARED``, so that an interpreted subclass finds
them. The repository holds no generated code, and nothing needs mypy at run time.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from fondaco.core.columns import METHODS, declared, methods_source
from fondaco.core.parts import Columns

ROOT = Path(__file__).parents[1]

COMPILED = (
    "fondaco.core.actions",
    "fondaco.core.bits",
    "fondaco.core.frames",
    "fondaco.core.game",
    "fondaco.core.parts",
    "fondaco.core.perft",
    "fondaco.core.piles",
    "fondaco.core.rng",
    "fondaco.core.selections",
    "fondaco.core.state",
    "fondaco.core.tuples",
    "fondaco.games.century.cubes.cubes",
    "fondaco.games.century.cubes.limit",
    "fondaco.games.century.cubes.packing",
    "fondaco.games.century.cubes.payment",
    "fondaco.games.century.cubes.trade",
    "fondaco.games.century.cubes.upgrade",
    "fondaco.games.century.game",
    "fondaco.games.century.hand.hand_deals",
    "fondaco.games.century.hand.hand_turn",
    "fondaco.games.century.hand.hands",
    "fondaco.games.century.hand.take_back",
    "fondaco.games.century.hand.turn_action",
    "fondaco.games.century.merchants.golden_deals",
    "fondaco.games.century.merchants.invariants",
    "fondaco.games.century.merchants.merchants",
    "fondaco.games.century.obstacles",
    "fondaco.games.century.part",
    "fondaco.games.century.rounds",
    "fondaco.games.century.state",
    "fondaco.games.mercado.evaluation",
    "fondaco.games.mercado.game",
    "fondaco.games.mercado.invariants",
    "fondaco.games.mercado.packing",
    "fondaco.games.mercado.rules.board",
    "fondaco.games.mercado.rules.draw_coins",
    "fondaco.games.mercado.rules.goods_tiles",
    "fondaco.games.mercado.rules.lay_coins",
    "fondaco.games.mercado.rules.market_tiles",
    "fondaco.games.mercado.rules.obstacles",
    "fondaco.games.mercado.rules.prices",
    "fondaco.games.mercado.rules.privileges",
    "fondaco.games.mercado.rules.sale",
    "fondaco.games.mercado.rules.scoring",
    "fondaco.games.mercado.rules.setup",
    "fondaco.games.mercado.rules.symbols",
    "fondaco.games.mercado.rules.turn",
    "fondaco.games.mercado.state",
    "fondaco.games.mercado.tables",
    "fondaco.games.spice_road.evaluation",
    "fondaco.games.spice_road.game",
    "fondaco.games.spice_road.invariants",
    "fondaco.games.spice_road.point_cards",
    "fondaco.games.spice_road.rules.claim",
    "fondaco.games.spice_road.rules.scoring",
    "fondaco.games.spice_road.rules.setup",
    "fondaco.games.spice_road.rules.turn",
    "fondaco.games.spice_road.state",
)
INTERPRETED = {
    "fondaco.core.columns": "declares columns; its functions return what a dataclass reads",
    "fondaco.core.native": "stands in for the names of mypyc",
    "fondaco.core.component_files": "once a game",
    "fondaco.core.components": "msgspec classes",
    "fondaco.core.errors": "exceptions",
    "fondaco.core.events": "frozen dataclass, made only when somebody listens",
    "fondaco.core.fair_deal": "once a game",
    "fondaco.core.messages": "frozen dataclass, texts",
    "fondaco.core.options": "frozen dataclass, once a game",
    "fondaco.core.out_of_order": "named tuple, once a decision of a person",
    "fondaco.core.package_files": "once a game",
    "fondaco.core.presentation": "named tuple",
    "fondaco.core.record": "frozen dataclass, text",
    "fondaco.core.registry": "imports games by name",
    "fondaco.core.rendering": "pictures",
    "fondaco.core.scene": "pictures",
    "fondaco.core.search_settings": "named tuple",
    "fondaco.core.steps": "frozen dataclass, once a decision of a person",
    "fondaco.games.century.cubes.components": "types of component files",
    "fondaco.games.century.cubes.evaluation": "a dict that works out what is missing; bots only",
    "fondaco.games.century.cubes.formatters": "texts",
    "fondaco.games.century.encoding": "plain values, mostly dicts",
    "fondaco.games.century.merchants.components": "msgspec classes",
    "fondaco.games.century.merchants.evaluation": "remembers values with lru_cache",
    "fondaco.games.century.merchants.formatters": "texts",
    "fondaco.games.century.merchants.observation": "plain values, mostly dicts",
    "fondaco.games.century.merchants.view_data": "pictures",
    "fondaco.games.mercado.components": "msgspec classes",
    "fondaco.games.mercado.formatters": "texts",
    "fondaco.games.mercado.observation": "plain values, mostly dicts",
    "fondaco.games.mercado.rules.action_details": "texts",
    "fondaco.games.mercado.view_data": "pictures",
    "fondaco.games.spice_road.components": "msgspec classes",
    "fondaco.games.spice_road.formatters": "texts",
    "fondaco.games.spice_road.view_data": "pictures",
}
"""What stays interpreted of the packages above, and why."""


def is_column_class(node: ast.stmt) -> bool:
    """Whether a statement is a class of columns: a dataclass that makes no `__init__`."""
    return isinstance(node, ast.ClassDef) and any("init=False" in ast.unparse(each) for each in node.decorator_list)


def compiled_text(name: str) -> str:
    """The text of a module for the compiler: the same lines, but for its classes of columns."""
    module = import_module(name)
    source = Path(str(module.__file__)).read_text("utf-8")
    lines, nodes = source.split("\n"), [node for node in ast.parse(source).body if is_column_class(node)]
    for node in reversed(nodes):
        assert isinstance(node, ast.ClassDef)
        end = node.end_lineno
        assert end is not None
        lines[end:end] = added_lines(
            getattr(module, node.name), {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        )
        for line in reversed(node.body):
            if isinstance(line, ast.AnnAssign) and line.value is not None:
                lines[line.lineno - 1 : line.end_lineno] = [f"    {ast.unparse(line.target)}: {ast.unparse(line.annotation)}"]
        for decorator in node.decorator_list:
            if "dataclass" in ast.unparse(decorator):
                lines[decorator.lineno - 1] = ""
    text = "\n".join(lines)
    future = "from __future__ import annotations\n"
    return text.replace(future, future + "from typing import Any, ClassVar\n", 1) if nodes else text


def added_lines(cls: type[Columns], written: set[str]) -> list[str]:
    """What the build adds to a class: its declarations and, unless it is generic or has them, the methods that follow."""
    added = f"DECLARED: ClassVar[dict[str, dict[str, Any]]] = {declared(cls)!r}"
    concrete = not getattr(cls, "__parameters__", ()) and written.isdisjoint(METHODS)
    return [f"    {line}" for line in (added + "\n" + (methods_source(cls) if concrete else "")).split("\n")]


def write_copy(folder: Path) -> list[str]:
    """Write a copy of the package for the compiler; gives the files to compile, relative to the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "fondaco", folder / "fondaco", ignore=ignored)
    files = []
    for name in COMPILED:
        file = f"{name.replace('.', '/')}.py"
        (folder / file).write_text(compiled_text(name), "utf-8")
        files.append(file)
    return files


def extensions(folder: Path) -> list[Any]:
    """The extension modules for setuptools; the copy and the C code are written to the folder."""
    from mypyc.build import mypycify

    folder = folder.resolve()
    files = write_copy(folder)
    here = Path.cwd()
    os.chdir(folder)
    try:
        found = mypycify(["--ignore-missing-imports", *files], opt_level="3", debug_level="0", target_dir=str(folder / "c"))
    finally:
        os.chdir(here)
    for extension in found:
        for source in extension.sources:
            forbid_weak_references(Path(source))
    return list(found)


def forbid_weak_references(source: Path) -> None:
    """Take back that generic classes can be referred to weakly, as their interpreted ones cannot.

    Before Python 3.12 mypyc gives a class with a type parameter a list of weak references, and then lets the garbage collector
    visit that list like an object: a weak reference to a state, such as Hypothesis makes, crashes the process.
    """
    text = source.read_text("utf-8")
    source.write_text(re.sub(r"^ *\.tp_weaklistoffset = .*,$", "", text, flags=re.MULTILINE), "utf-8")


def interpreted_modules() -> list[str]:
    """The modules of `COMPILED` that this process would load as Python."""
    return [name for name in COMPILED if str(import_module(name).__file__).endswith(".py")]


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        sys.exit(f"not compiled: {', '.join(interpreted_modules())}" if interpreted_modules() else 0)
    for written in write_copy(Path(sys.argv[1])):
        print(written)
