"""Bad input: exit code 2, one line on stderr that names it, nothing on stdout, and no file is changed."""

from __future__ import annotations

import random
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import fondaco
from fondaco import Record
from fondaco.core.registry import game_with_components

from .terminal import Result, run_as_process, run_in_process


def assert_refused(run: Result, *words: str) -> str:
    """Check that a run ended with exit code 2 and one line on stderr that contains the words. Returns the line."""
    assert run.code == 2, run
    assert run.out == ""
    assert run.err.startswith("fondaco: ")
    assert run.err.endswith("\n")
    assert run.err.count("\n") == 1
    for word in words:
        assert word in run.err, run.err
    return run.err


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("nope", ["nope", "--help"]),
        ("--nope", ["--nope", "--help"]),
        ("games extra", ["extra", "fondaco games --help"]),
        ("games --lang fr", ["fr", "en, de"]),
        ("play", ["game", "--resume"]),
        ("play --seats", ["--seats", "--help"]),
        ("play spice_raod", ["spice_raod", "spice_road"]),
        ("play chess", ["chess", "spice_road"]),
        ("play spice_road --players 9", ["9", "2 to 5"]),
        ("play spice_road --players 1", ["1", "2 to 5"]),
        ("play spice_road --players 0", ["0", "2 to 5"]),
        ("play spice_road --players -3", ["-3", "2 to 5"]),
        ("play spice_road --players 10000000000000000000", ["10000000000000000000", "2 to 5"]),
        ("play spice_road --players two", ["--players"]),
        ("play spice_road --seed x", ["--seed", "x", "integer"]),
        ("play spice_road --seed 0xfg", ["--seed", "0xfg"]),
        ("perft spice_road --seed x", ["--seed", "integer"]),
        ("play spice_road --seats human", ["1", "2 to 5"]),
        ("play spice_road --seats human,human,human,human,human,human", ["6", "2 to 5"]),
        ("play spice_road --seats human,deepblue", ["deepblue", "greedy", "random"]),
        ("play spice_road --seats human,", ["human", "greedy", "random"]),
        ("play spice_road --seats human,greedy:beam=wide", ["beam=wide"]),
        ("play spice_road --seats human,greedy:depth=1", ["depth=1", "beam"]),
        ("play spice_road --seats human,random --players 3", ["2", "3"]),
        ("play spice_road --option nothing=1", ["nothing"]),
        ("play spice_road --option seed=1", ["seed"]),
        ("play spice_road --option players=2", ["players"]),
        ("play spice_road --option self=2", ["self"]),
        ("play spice_road --option nothing", ["nothing", "name=value"]),
        ("play spice_road --option golden_deals=maybe", ["golden_deals", "maybe", "false, true"]),
        ("play spice_road --option bonus_cards=B3", ["bonus_cards", "B3", "none, B1, B2, both"]),
        ("play spice_road -o golden_deals=true -o golden_deals=false", ["golden_deals", "twice"]),
        ("play spice_road --option =1", ["=1", "name=value"]),
        ("play spice_road --components missing.toml", ["missing.toml"]),
        ("play spice_road --components .", [".", "directory"]),
        ("play --resume missing.fondaco", ["missing.fondaco"]),
        ("play --resume .", [".", "directory"]),
        ("play --resume x --seed 3", ["--seed", "--resume"]),
        ("play --resume x --option a=b", ["--option", "--resume"]),
        ("bench chess", ["chess", "spice_road"]),
        ("bench --seconds 0", ["--seconds"]),
        ("bench --players x", ["--players"]),
        ("bench --components x.toml", ["--components"]),
        ("bench spice_road --components x.toml", ["x.toml"]),
        ("bench spice_road --option a=b", ["a"]),
        ("replay", ["FILE", "fondaco replay --help"]),
        ("replay missing.fondaco", ["missing.fondaco"]),
        ("replay missing.fondaco --at -1", ["--at"]),
        ("replay missing.fondaco --svg --text", ["--svg", "--text"]),
        ("replay missing.fondaco --out x", ["--out", "--svg"]),
        ("verify", ["FILE", "fondaco verify --help"]),
        ("verify missing.fondaco", ["missing.fondaco"]),
        ("verify .", [".", "directory"]),
        ("perft", ["GAME", "fondaco perft --help"]),
        ("perft chess", ["chess", "spice_road"]),
        ("perft spice_road --depth 0", ["--depth"]),
        ("perft spice_road --plies -1", ["--plies"]),
        ("perft spice_road --players 7", ["7", "2 to 5"]),
        ("perft spice_road --option a=b", ["a"]),
        ("perft spice_road --components missing.toml", ["missing.toml"]),
        ("components", ["GAME", "fondaco components --help"]),
        ("components chess", ["chess", "spice_road"]),
        ("components spice_road --check missing.toml", ["missing.toml"]),
        ("components spice_road --check x --sources", ["--check", "--sources"]),
    ],
)
def test_bad_arguments_are_refused(args: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run_in_process(*args.split()), *words)
    assert list(tmp_path.iterdir()) == []


def test_errors_are_in_the_chosen_language() -> None:
    assert "Es gibt kein Spiel" in assert_refused(run_in_process("play", "chess", "--lang", "de"))
    assert "Es gibt kein Spiel" in assert_refused(run_in_process("play", "--lang", "de", "chess"))


def test_a_new_process_refuses_in_the_same_way() -> None:
    assert_refused(run_as_process("play", "chess"), "chess")
    assert_refused(run_as_process("play", "--seed"), "--seed")


# --- records -----------------------------------------------------------------------------------------------------------------


def record_text(moves: int = 40) -> str:
    """The record of a game with random moves."""
    state = fondaco.game("spice_road").new(players=2, seed=5)
    rng = random.Random(5)
    for _ in range(moves):
        state.apply(rng.choice(state.legal_actions()))
    return Record.of(state, ["human", "random"]).dumps()


def truncate(text: str) -> str:
    return text[: text.index("[seed") + 3]


def truncate_last_move(text: str) -> str:
    return text.rstrip("\n")[:-1] + "\n"


def insert_illegal_move(text: str) -> str:
    head, moves = text.split("\n\n")
    lines = moves.split("\n")
    lines[20] = "claim 5"
    return "\n\n".join([head, "\n".join(lines)])


def replace_entry(name: str, value: str) -> Callable[[str], str]:
    """A function that replaces an entry of the header."""

    def replace(text: str) -> str:
        lines = text.split("\n")
        index = next(number for number, line in enumerate(lines) if line.startswith(f"[{name} "))
        lines[index] = f"[{name} {value}]"
        return "\n".join(lines)

    return replace


BROKEN_RECORDS: list[tuple[Callable[[str], str], list[str]]] = [
    (lambda text: "", ["components"]),
    (lambda text: "hello\n", ["components"]),
    (lambda text: "{}", ["components"]),
    (truncate, ["Line 6", "[se"]),
    (truncate_last_move, ["Move 40"]),
    (insert_illegal_move, ["Move 21", "claim 5"]),
    (replace_entry("rules", "99"), ["99"]),
    (replace_entry("rules", "one"), ["rules", "one"]),
    (replace_entry("game", "chess"), ["chess", "spice_road"]),
    (replace_entry("game", "../spice_road"), ["../spice_road"]),
    (replace_entry("components", "0"), ["components 0"]),
    (replace_entry("options", "[]"), ["options"]),
    (replace_entry("options", '{"seed": 1}'), ["seed"]),
    (replace_entry("options", '{"self": 1}'), ["self"]),
    (replace_entry("options", "[" * 100_000), ["options"]),
    (replace_entry("seats", "[]"), ["0", "2 to 5"]),
    (replace_entry("seats", '["human", 3]'), ["seats"]),
    (replace_entry("seed", "9" * 10_000), ["seed"]),
    (lambda text: text.replace("[seed 5]", "[seed 5]\n[toml 3]"), ["toml"]),
    (lambda text: text.replace("[seed 5]", '[seed 5]\n[toml "x = ["]'), ["components"]),
    (lambda text: text.replace("[seed 5]", "[seed 5]\n[weather fine]"), ["weather"]),
    (lambda text: text + "[seed 5]\n", ["Line 48"]),
    (lambda text: text + "\x1b[31m\x00 wipe\n", ["Move 41"]),
    (lambda text: text + "x" * 5000 + "\n", ["Move 41"]),
]


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize(("change", "words"), BROKEN_RECORDS)
def test_broken_records_are_refused(command: str, change: Callable[[str], str], words: list[str], tmp_path: Path) -> None:
    text = record_text()
    broken = change(text)
    assert broken != text
    file = tmp_path / "broken.fondaco"
    file.write_text(broken, "utf-8")
    line = assert_refused(run_in_process(*command.split(), file), str(file), *words)
    assert line.rstrip("\n").isprintable()
    assert len(line) < 500
    assert file.read_text("utf-8") == broken
    assert [path.name for path in tmp_path.iterdir()] == ["broken.fondaco"]


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_binary_records_are_refused(command: str, tmp_path: Path) -> None:
    file = tmp_path / "binary.fondaco"
    file.write_bytes(bytes(range(256)) * 4)
    assert_refused(run_in_process(*command.split(), file), str(file), "UTF-8")


def test_fuzzed_records_never_crash(tmp_path: Path) -> None:
    rng = random.Random(1)
    text = record_text().encode()
    file = tmp_path / "fuzzed.fondaco"
    for _ in range(150):
        fuzzed = bytearray(text)
        for _ in range(rng.randint(1, 3)):
            index = rng.randrange(len(fuzzed))
            fuzzed[index : index + rng.randrange(3)] = bytes(rng.choices(b'[]{}"\\ \n09aZ\xff\x00#', k=rng.randrange(3)))
        file.write_bytes(fuzzed)
        run = run_in_process("verify", file)
        if run.code != 0:
            assert_refused(run, str(file))


def test_unknown_moment_or_seat_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.fondaco"
    file.write_text(record_text(), "utf-8")
    assert_refused(run_in_process("replay", file, "--at", 41), "40", str(file))
    assert_refused(run_in_process("replay", file, "--seat", 2, "--text"), "2", "0 to 1")
    assert_refused(run_in_process("replay", file, "--seat", -1, "--svg"), "-1", "0 to 1")
    assert_refused(run_in_process("replay", file, "--svg", "--layout", "round"), "round", "wide, tall")
    assert_refused(run_in_process("play", "chess", "--resume", file), "spice_road", "chess")
    assert_refused(run_in_process("play", "--resume", file, "--seats", "human,random,random"), "3", "2")
    missing = tmp_path / "nowhere" / "x.svg"
    assert_refused(run_in_process("replay", file, "--svg", "--out", missing), str(missing))
    assert_refused(run_in_process("replay", file, "--svg", "--out", tmp_path), str(tmp_path), "directory")
    assert [path.name for path in tmp_path.iterdir()] == ["a.fondaco"]


def test_records_run_no_code(tmp_path: Path) -> None:
    """A seat name can look like an import path. Only registered bots are resumed; other seats become human."""
    file = tmp_path / "a.fondaco"
    file.write_text(record_text().replace('"random"', '"antigravity:fly"'), "utf-8")
    run = run_in_process("play", "--resume", file)
    assert run.code == 0
    assert "antigravity" not in sys.modules
    assert "Player 2: human" in run.out


# --- components --------------------------------------------------------------------------------------------------------------

COMPONENTS = fondaco.game("spice_road").components_text


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[setup]", "[setup]\ncolour = 3", ["colour", "$.setup"]),
        ("[setup]", "[weather]\nfine = true\n\n[setup]", ["weather"]),
        ("count = 43", "count = 42", ["43", "42", "$.merchants"]),
        ("point_cards = [6, 6, 5, 5]", "point_cards = [6, 6, 5]", ["3", "4", "end.point_cards"]),
        ('id = "M01"', 'id = "M02"', ["M02"]),
        ('id = "M01"', 'id = "m02"', ["M02", "m02"]),
        ('id = "M01"', 'id = "M 01"', ["single words"]),
        ('id = "M01"', 'id = ""', ["single words"]),
        ("merchant_row = 6", 'merchant_row = "six"', ["merchant_row", "int"]),
        ("merchant_row = 6", "", ["merchant_row", "$.setup"]),
        ("caravan_limit = 10", "caravan_limit = 30000", ["too many"]),
        ("caravan_limit = 10", "caravan_limit = 900000000000", ["too many"]),
        ("caravan_limit = 10", "caravan_limit = -1", ["limit"]),
        ('source = "rulebook"', 'source = "hearsay"', ["hearsay", "$.setup.source"]),
        ("[setup]", "[setup", ["line 4"]),
        ("[setup]", "[setup]\nx = " + "[" * 5000, ["spice_road"]),
        ("caravan_limit = 10", "caravan_limit = " + "9" * 5000, ["5000 digits"]),
        ("round_limit = 500", "round_limit = 0x" + "f" * 5000, ["digits"]),
    ],
)
@pytest.mark.parametrize(
    "command", ["play {} --components", "perft {} --components", "bench {} --components", "components {} --check"]
)
def test_broken_components_are_refused(command: str, old: str, new: str, words: list[str], tmp_path: Path) -> None:
    assert old in COMPONENTS
    file = tmp_path / "my.toml"
    file.write_text(COMPONENTS.replace(old, new, 1), "utf-8")
    assert_refused(run_in_process(*command.format("spice_road").split(), file), str(file), *words)


@pytest.mark.parametrize("id", fondaco.games())
def test_unknown_and_missing_sections_are_refused(id: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(fondaco.game(id).components_text + "\n[weather]\nfine = true\n", "utf-8")
    assert_refused(run_in_process("components", id, "--check", file), str(file), "weather")
    file.write_text("", "utf-8")
    assert_refused(run_in_process("components", id, "--check", file), str(file), id)
    file.write_bytes(b"\x89PNG\r\n\x1a\n\x00")
    assert_refused(run_in_process("components", id, "--check", file), str(file), "UTF-8")


def test_components_of_a_file_are_played_and_recorded(tmp_path: Path) -> None:
    file, saved = tmp_path / "my.toml", tmp_path / "a.fondaco"
    text = COMPONENTS.replace("caravan_limit = 10", "caravan_limit = 12")
    file.write_text(text, "utf-8")
    run = run_in_process("play", "spice_road", "--components", file, "--seed", 1, stdin=f"1\nsave {saved}\n")
    assert run.code == 0
    assert "caravan limit 12" in run.out
    assert f"--components {file}" in run.out
    record = Record.loads(saved.read_text("utf-8"))
    assert record.components_text == text
    assert record.components_digest == game_with_components("spice_road", text).digest != fondaco.game("spice_road").digest
    file.unlink()
    assert run_in_process("verify", saved).code == 0
    resumed = run_in_process("play", "--resume", saved).out
    assert "caravan limit 12" in resumed
    assert "Seed 1." in resumed
    assert "To play the same game again" not in resumed  # no file with these components is known


def test_server_that_cannot_start_is_reported(tmp_path: Path) -> None:
    assert_refused(run_in_process("serve", "--port", 0, "--db", "nowhere"), "The database cannot be used")
    assert_refused(run_in_process("serve", "--port", 0, "--db", f"sqlite:///{tmp_path / 'x.db'}"), "async driver")
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        run = run_in_process("serve", "--port", port, "--db", f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    assert_refused(run, f"Cannot listen on 127.0.0.1:{port}")
