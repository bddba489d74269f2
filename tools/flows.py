"""Count the files and calls that a reader follows: ``python -m tools.flows [GAME]``, with the game to search in.

Two flows run once with a profiler hook: a tournament from the command line to its files, and the search choosing an action. A
jump is a pair of files of which the first calls the second. Games and the drawing are left out with everything that they call:
their rules come on top of a flow. Methods that are made from declarations, such as `clone`, belong to the module of their class.

Every flow is counted twice. The whole count has every file. The own count has only the packages that the flow is about, and
leaves out properties, which are read like attributes. The arena uses bots and the kernel only through their documented names.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import cached_property
from io import StringIO
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import fondaco
from fondaco.bots import PlayerView, bot
from fondaco.cli.run import run

PACKAGE = Path(fondaco.__file__).parent
LEFT_OUT = ("games/", "draw/")
ARENA = ("arena", "spice_road", "--seats", "greedy:beam=1,random", "--games", "2")
SEARCH = "search:iterations=50"
GENERATED = "<string>"
"""The file name of methods that are made from declarations, such as `clone`. They belong to the module of their class."""
MOVES_BEFORE_SEARCH = 30


class Call(NamedTuple):
    """A call from one file of the package into another."""

    caller: str
    callee: str
    function: CodeType


class CallRecorder:
    """A profiler hook that records the calls between files of the package."""

    def __init__(self) -> None:
        self.calls: set[Call] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        callee = package_file(frame) if frame.f_code.co_filename != GENERATED else None  # there is no code to open
        if event != "call" or callee is None or callee.startswith(LEFT_OUT):
            return
        callers = [(caller, file) for caller in outer_frames(frame) if (file := package_file(caller)) is not None]
        if any(each.f_code.co_name == "<module>" for each in (frame, *(caller for caller, _ in callers))):
            return  # an import, or a call made while a module is imported
        if callers and callers[0][1] != callee and not any(file.startswith(LEFT_OUT) for _, file in callers):
            self.calls.add(Call(callers[0][1], callee, frame.f_code))


def package_file(frame: FrameType) -> str | None:
    """The path of a frame's code inside the package; None outside the package."""
    path = Path(frame.f_code.co_filename)
    if frame.f_code.co_filename == GENERATED and str(frame.f_globals.get("__name__")).startswith("fondaco."):
        return str(frame.f_globals["__name__"]).removeprefix("fondaco.").replace(".", "/") + ".py"
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else None


def outer_frames(frame: FrameType) -> Iterator[FrameType]:
    """The callers of a frame, the nearest first."""
    caller = frame.f_back
    while caller is not None:
        yield caller
        caller = caller.f_back


def property_codes() -> Iterator[CodeType]:
    """The code objects of all properties of the loaded classes of the package."""
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == "fondaco"]
    classes = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    for member in [member for each in classes for member in vars(each).values()]:
        if isinstance(member, property) and member.fget is not None:
            yield member.fget.__code__
        elif isinstance(member, cached_property):
            yield member.func.__code__


def recorded(flow: Callable[[], object]) -> set[Call]:
    """Run a flow, and return the calls between files."""
    recorder = CallRecorder()
    sys.setprofile(recorder)
    try:
        flow()
    finally:
        sys.setprofile(None)
    return recorder.calls


def run_tournament() -> None:
    """Flow (b): `fondaco arena` from the command line to the results, with all files of its folder."""
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        assert run([*ARENA, "--out", folder]) == 0


def choose_action(id: str) -> Callable[[], object]:
    """Flow (c): `bot("search")` chooses an action in the middle of a game."""
    state = fondaco.game(id).new(3, seed=1)
    for _ in range(MOVES_BEFORE_SEARCH):
        state.apply(state.legal_actions()[0])
    assert state.player is not None
    view = PlayerView(state, state.player)
    return lambda: bot(SEARCH).choose(view)


def print_count(title: str, calls: set[Call]) -> None:
    """Print the files, and the jumps with the functions that are called."""
    jumps = sorted({(call.caller, call.callee) for call in calls})
    files = sorted({file for jump in jumps for file in jump})
    print(f"{title}: {len(files)} files, {len(jumps)} jumps")
    print(f"  files: {', '.join(files)}")
    for jump in jumps:
        functions = sorted({call.function.co_qualname for call in calls if (call.caller, call.callee) == jump})
        print(f"  {jump[0]} -> {jump[1]}: {', '.join(functions)}")


def main() -> None:
    """Print both counts of both flows."""
    id = sys.argv[1] if len(sys.argv) > 1 else "spice_road"
    flows: list[tuple[str, Callable[[], object], tuple[str, ...]]] = [
        ("fondaco arena", run_tournament, ("cli/", "arena/")),
        ('bot("search")', choose_action(id), ("bots/", "core/")),
    ]
    for title, flow, packages in flows:
        calls = recorded(flow)
        properties = set(property_codes())
        calls_within = {call for call in calls if call.caller.startswith(packages) and call.callee.startswith(packages)}
        print_count(f"{title}, whole", calls)
        print_count(f"{title}, own", {call for call in calls_within if call.function not in properties})


if __name__ == "__main__":
    main()
