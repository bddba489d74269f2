"""The source of rules: no arithmetic on packed ints and no ids of families, except in fast paths that say what they gain.

A fast path is a function with a comment ``# Fast path, 0.6 µs instead of 1.8: …``. There are at most 20 in all games.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import fondaco

GAMES = Path(fondaco.__file__).parent / "games"

CUBES = {"cubes", "cost", "gain", "held", "gift"}
SEA = CUBES | {"outposts", "left_cubes", "start_groups_left"}
CONVERTED: dict[str, set[str]] = {
    "century/bazaar": CUBES,
    "century/boats": SEA,
    "century/cubes": CUBES,
    "century/hand": CUBES,
    "century/harbours": SEA,
    "century/merchants": CUBES,
    "century/route": CUBES,
    "century/sea": SEA,
    "century/settlers": CUBES,
    "east_to_west_1": CUBES,
    "east_to_west_2": CUBES,
    "east_to_west_3": CUBES,
    "eastern_wonders": SEA,
    "marco_polo": {"die", "dice", "queue", "posts", "entered"},
    "marco_polo_2": {"die", "dice", "queue", "posts", "seals", "upgraded_seals", "entered"},
    "mercado": {"bag", "mat", "deposits", "deposit", "drawn", "coins"},
    "new_world": CUBES,
    "polo": {"die", "dice", "queue", "posts"},
    "spice_islands": SEA,
    "spice_road": CUBES,
    "valdora": {"page", "pages", "orders", "completed", "bought_equipment", "pages_right", "pages_left", "unloaded"},
}
"""The folders that are checked, and the names of their packed ints: columns, parameters and variables."""

NOT_RULES = {"packing", "components", "tables", "observation", "encoding", "features", "invariants", "evaluation", "formatters"}
"""Topics whose modules, also those named like ``sea_evaluation``, may calculate with packed ints."""
MAX_FAST_PATHS = 20
FAST_PATH = re.compile(r"# Fast path\b(?P<reason>.*)")
MEASURED = re.compile(r"\d (µs|ns|%)")


def source_files(folder: str) -> list[Path]:
    """Return the modules of a game or of a shared part, without its pictures."""
    files = sorted((GAMES / folder).rglob("*.py"))
    return [file for file in files if file.stem != "view_data" and not {"view", "drawing"} & {*file.relative_to(GAMES).parts}]


def is_rules(file: Path) -> bool:
    """Return whether a module contains rules: chapters of the rulebook and what they share."""
    topics = [part.removesuffix(".py").rpartition("_")[2] for part in file.relative_to(GAMES).parts]
    return not NOT_RULES & {*topics}


def statements(tree: ast.Module) -> Iterator[tuple[str, ast.stmt, bool]]:
    """Yield functions, methods and what lies outside of them, with names, and whether a class with columns contains them."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            has_columns = any("dataclass" in ast.unparse(each) for each in node.decorator_list)
            yield from ((f"{node.name}.{getattr(each, 'name', 'body')}", each, has_columns) for each in node.body)
        else:
            yield getattr(node, "name", "module"), node, False


def direct_names(node: ast.AST) -> Iterator[str]:
    """Yield the names and attributes of an expression, without those that a function is called with."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        yield node.attr
    elif not isinstance(node, ast.Call | ast.Constant):
        for child in [node.value] if isinstance(node, ast.Subscript) else ast.iter_child_nodes(node):
            yield from direct_names(child)


def packed_arithmetic(node: ast.AST, packed: set[str]) -> list[str]:
    """Return the shifts of a function, and where it divides a packed int."""
    packed = packed | {
        target.id
        for each in ast.walk(node)
        if isinstance(each, ast.Assign) and packed & {*direct_names(each.value)}
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    found = []
    for each in ast.walk(node):
        if isinstance(each, ast.BinOp | ast.AugAssign):
            operand = each.left if isinstance(each, ast.BinOp) else each.target
            divided = isinstance(each.op, ast.Mod | ast.FloorDiv) and packed & {*direct_names(operand)}
            if isinstance(each.op, ast.LShift | ast.RShift) or divided:
                found.append(ast.unparse(each))
    return found


def bases_of_families(node: ast.AST) -> list[str]:
    """Return where the source of a function reads the first id of a family."""
    return [ast.unparse(each) for each in ast.walk(node) if isinstance(each, ast.Attribute) and each.attr == "base"]


def fast_path_reasons(source: str, node: ast.AST) -> list[str]:
    """Return what the comments of a function say about its fast paths."""
    text = ast.get_source_segment(source, node) or ""
    return [match["reason"] for match in FAST_PATH.finditer(text)]


def findings(source: str, packed: set[str], rules: bool) -> dict[str, list[str]]:
    """Return what the functions of a module may not contain; methods of classes with columns may contain packed ints."""
    found: dict[str, list[str]] = {}
    for name, node, has_columns in statements(ast.parse(source)):
        if not fast_path_reasons(source, node):
            arithmetic = packed_arithmetic(node, packed) if rules and not has_columns else []
            if expressions := arithmetic + bases_of_families(node):
                found[name] = found.get(name, []) + expressions
    return found


def test_rules_calculate_with_values() -> None:
    found = {
        f"{file.relative_to(GAMES)}: {function}": expressions
        for folder, packed in CONVERTED.items()
        for file in source_files(folder)
        for function, expressions in findings(file.read_text("utf-8"), packed, is_rules(file)).items()
    }
    assert found == {}


def test_fast_paths_are_few_and_measured() -> None:
    reasons = {
        f"{file.relative_to(GAMES)}: {name}": reason
        for folder in CONVERTED
        for file in source_files(folder)
        for source in [file.read_text("utf-8")]
        for name, node, _ in statements(ast.parse(source))
        for reason in fast_path_reasons(source, node)
    }
    assert 0 < len(reasons) <= MAX_FAST_PATHS
    assert {name: reason for name, reason in reasons.items() if not MEASURED.search(reason)} == {}


def test_the_check_finds_what_it_forbids() -> None:
    source = textwrap.dedent("""
        MASK = (1 << 8) - 1

        def planted(s, seat, action):
            held = s.seats[seat].bag
            return held % 255 + action - s.game.put.base + (s.posts[seat] >> 3)

        def fast(s):
            # Fast path, 0.2 µs instead of 0.9: the sum of all coins
            return s.drawn % 255

        def fine(s, seat):
            return (seat + 1) % s.players + total(s.drawn) // 2
        """)
    assert findings(source, {"bag", "drawn"}, rules=True) == {
        "module": ["1 << 8"],
        "planted": ["s.posts[seat] >> 3", "held % 255", "s.game.put.base"],
    }
    assert findings(source, {"bag", "drawn"}, rules=False) == {"planted": ["s.game.put.base"]}
