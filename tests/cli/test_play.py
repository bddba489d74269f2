"""A game over a plain pipe: what is shown, what can be typed, how it ends."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import fondaco as package
from fondaco import Record, State
from fondaco.cli import session

from .terminal import CONTROL, Result, run_as_process, run_in_process


def play(*args: object, typed: str = "") -> Result:
    run = run_in_process("play", *args, stdin=typed)
    assert run.code == 0, run
    assert run.err == ""
    return run


@pytest.mark.parametrize("id", package.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_can_be_played_to_its_end_by_bots(id: str, lang: str, tmp_path: Path) -> None:
    game = package.game(id)
    seats = ",".join(["random"] * game.min_players)
    file = tmp_path / "end.fondaco"
    run = play(id, "--seats", seats, "--seed", 4, "--lang", lang, typed=f"save {file}\nlog\n")
    assert game.title(lang) in run.out
    assert f"--seats {seats} --seed 4" in run.out
    state = Record.loads(file.read_text("utf-8")).replay()
    assert state.over
    for source in state.breakdown()[0]:
        assert game.label(source, lang) in run.out
    for score in state.scores():
        assert str(score) in run.out


@pytest.mark.parametrize("id", package.games())
def test_every_game_can_be_played_by_numbers(id: str) -> None:
    """The table and the question of any game fit on the screen, and every listed number can be chosen."""
    chance = random.Random(3)
    typed = "".join(f"{chance.randint(1, 3)}\n" for _ in range(60))
    run = play(id, "--seats", ",".join(["human"] * package.game(id).min_players), "--seed", 2, typed=typed)
    assert run.out.count("\n> ") == 60
    assert "The input ended" in run.out
    assert max(map(len, run.out.split("\n"))) < 400


def test_the_first_screen_and_the_log_tell_how_the_game_was_set_up(tmp_path: Path) -> None:
    """Of the first game of Marco Polo: characters, round 1, rolls. A resumed game has it in its log; undo does not repeat it."""
    game = package.game("marco_polo")
    lines = [f"• {event.text()}" for event in game.new(2, 7).setup_events()]
    short = [line for line in lines if len(line) < 100]
    assert "• Player 2 is Matteo Polo." in short
    file = tmp_path / "early.fondaco"
    saved = f"save {file}"
    run = play("marco_polo", "--seats", "human,human", "--seed", 7, typed=f"log\n1\nundo\n{saved}\n2\nlog all\n{saved}\n")
    first, log, second, undone, _, _, later, _ = run.out.split("\n> ")
    for told in (first, log, later):
        assert [line for line in told.split("\n") if line in short] == short
    for told in (second, undone):
        assert not [line for line in told.split("\n") if line in short]
    resumed = play("--resume", file, typed="log all\n").out.split("\n> ")
    for told, expected in zip(resumed, ([], short), strict=False):
        assert [line for line in told.split("\n") if line in short] == expected


def test_a_game_saved_before_its_first_move_tells_it_when_it_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "new.fondaco"
    file.write_text(Record.of(package.game("marco_polo").new(2, 7)).dumps(), "utf-8")
    assert play("--resume", file).out.count("• Player 2 is Matteo Polo.") == 1


def test_the_output_is_plain_and_repeats() -> None:
    args = ("play", "spice_road", "--seats", "human,greedy,random", "--seed", 7)
    first = run_as_process(*args, stdin="1\nacquire 1\nlog\n")
    assert first.code == 0
    assert first == run_as_process(*args, stdin="1\nacquire 1\nlog\n") == run_in_process(*args, stdin="1\nacquire 1\nlog\n")
    assert CONTROL.search(first.out) is None
    assert all(line == line.rstrip() for line in first.out.split("\n"))


def test_a_seed_is_made_up_and_printed() -> None:
    seeds = {next(line for line in play("spice_road").out.split("\n") if line.startswith("Seed")) for _ in range(3)}
    assert len(seeds) == 3


def test_the_end_of_input_says_how_to_go_on() -> None:
    run = play("spice_road", "--seed", 3)
    assert "Nothing was saved" in run.out
    assert "--resume" in run.out
    assert run.out.rstrip().endswith("fondaco play spice_road --seats human,greedy --seed 3")


def test_numbers_notation_and_beginnings_mean_the_same() -> None:
    by_number, by_notation, by_beginning = (
        play("spice_road", "--seed", 3, typed=f"{typed}\n").out.replace(f"> {typed}\n", "")
        for typed in ("4", "ACQUIRE  2", "acq 2")
    )
    assert by_number == by_notation == by_beginning
    assert "• Player 1 acquires M05" in by_number


def test_what_is_not_understood_or_not_possible_is_said_and_changes_nothing() -> None:
    run = play(
        "spice_road",
        "--seed",
        3,
        typed="99\n0\nfly\nclaim\nclaim 9\nclaim 1\npay red\na\n/fly\nwhy\nwhy rest\nwhy claim 1\n\n1 2\n",
    )
    assert "There is no number 99; the answers are numbered from 1 to 7." in run.out
    assert "There is no number 0" in run.out
    assert "“fly” is not understood: no action is called “fly”" in run.out
    assert "“claim 9” is not understood" in run.out
    assert "“claim 1” is not possible: You lack 3 saffron + 2 cardamom" in run.out
    assert "That does not answer the current question" in run.out
    assert "“a” could be acquire 1, acquire 2" in run.out
    assert "There is no command “/fly”" in run.out
    assert "It is possible: Rest" in run.out
    assert "You lack 3 saffron + 2 cardamom for V15" in run.out
    assert "The input ended after 0 decisions" in run.out


def test_help_explains_every_command() -> None:
    for lang in ("en", "de"):
        out = play("spice_road", "--lang", lang, typed="?\n").out
        for word in ("undo", "hint", "log", "save", "quit", "why", "list", "table"):
            assert f"\n{word}" in out


def test_several_things_can_be_named_in_any_order(tmp_path: Path) -> None:
    """Contracts are asked for from left to right; one that was passed over is taken all the same."""
    file = tmp_path / "game.fondaco"
    typed = f"place contracts\ndie blue 6\ntake 6\nextra coin\ntake 2\nsave {file}\ntake 1\n"
    run = play("marco_polo", "--seed", 3, "--seats", "human,human", typed=typed)
    moves = Record.loads(file.read_text("utf-8")).moves
    assert moves[-5:] == ("place contracts", "die blue 6", "take 2", "take 6", "extra coin")
    assert "“take 1” is not possible" in run.out


def test_undo_takes_back_own_decisions_up_to_the_last_reveal() -> None:
    # Upgrading asks about each colour in turn and reveals nothing, so all answers can be taken back, one by one.
    run = play("spice_road", "--seed", 3, typed="play S2\nupgrade yellow 1\nundo\nundo\nundo\nplay S2\n")
    assert run.out.index("Taken back: Upgrade 1 turmeric") < run.out.index("Taken back: Play S2")
    assert "There is nothing of yours to take back." in run.out
    assert "The input ended after one decision." in run.out
    after_others = play("spice_road", "--seed", 3, "--seats", "human,random", typed="play S1\nundo\n")
    assert "somebody else has decided since" in after_others.out


def _asked_again_after_a_reveal() -> State:
    for seed in range(100):
        state, chance = package.game("spice_road").new(players=2, seed=seed), random.Random(seed)
        while not state.over:
            revealed, seat = state.revealed, state.player
            state.apply(chance.choice(state.legal_actions()))
            if state.player == seat and state.revealed > revealed and len(state.legal_actions()) > 1:
                return state
    raise AssertionError("no such position")


def test_what_was_revealed_is_not_taken_back(tmp_path: Path) -> None:
    """Who acquires a merchant with cubes on it sees the next card before returning the surplus."""
    file = tmp_path / "a.fondaco"
    file.write_text(Record.of(_asked_again_after_a_reveal()).dumps(), "utf-8")
    assert "something has been revealed since" in play("--resume", file, typed="undo\n").out


def test_a_hint_is_a_legal_answer() -> None:
    run = play("spice_road", "--seed", 3, typed="hint\n")
    line = next(line for line in run.out.split("\n") if line.startswith("A hint: "))
    number = line.removeprefix("A hint: ").split(",")[0]
    assert f"\n{number}  " in run.out


def test_a_hint_comes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many iterations were wanted, the clock ends the search."""
    monkeypatch.setattr(session, "HINT_SECONDS", 0.01)
    monkeypatch.setattr(session, "HINT_ITERATIONS", 1 << 40)
    assert "A hint: " in play("spice_road", "--seed", 3, typed="hint\n").out


def test_the_log_tells_what_happened() -> None:
    run = play("spice_road", "--seed", 3, typed="log\nplay S1\nlog\nlog all\n")
    assert "Nothing has happened yet." in run.out
    assert run.out.count("• Player 1 plays S1") == 3


def test_forced_decisions_are_played_and_logged() -> None:
    # Whoever has played all their cards and pays with their only cube has one answer: the one cube colour.
    auto = play("spice_road", "--seed", 3, "--seats", "human,human", typed="acquire 2\n")
    assert "Player 1: Pay with turmeric (the only possibility)" not in auto.out  # nobody looks at Player 1's screen now
    assert "Player 1 lays turmeric on M21" in auto.out
    assert "— Player 2 —" in auto.out
    asked = play("spice_road", "--seed", 3, "--seats", "human,human", "--no-auto", typed="acquire 2\n")
    assert "Which cube do you lay on" in asked.out
    assert "--no-auto" in asked.out
    alone = play("spice_road", "--seed", 3, "--seats", "human,random", typed="acquire 2\n")
    assert "Player 1: Pay with turmeric (the only possibility)" in alone.out


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "evening game.fondaco"
    first = play(
        "spice_road", "--seed", 3, "--seats", "human,greedy:beam=2,worlds=2,random", typed=f"play S1\nsave {file}\nquit\n"
    )
    assert f"fondaco play --resume '{file}'" in first.out
    assert "You left after" in first.out
    record = Record.loads(file.read_text("utf-8"))
    assert record.seats == ("human", "greedy:beam=2,worlds=2", "random")
    assert record.seed == 3
    second = play("--resume", file, typed="log\n")
    assert f"{len(record.moves)} decisions have been made already" in second.out
    assert "• Player 1 plays S1" in second.out
    assert "Player 2: greedy:beam=2,worlds=2" in second.out
    table = first.out[first.out.rindex("\nround 2") : first.out.rindex("> save")]
    assert table in second.out
    third = play("--resume", file, "--seats", "random,random,human")
    assert "Player 1: random" in third.out


def test_a_seed_of_bytes_can_be_typed_as_records_write_it(tmp_path: Path) -> None:
    file = tmp_path / "a.fondaco"
    run = play("spice_road", "--seed", "0x00ff", typed=f"save {file}\n")
    assert "--seed 0x00ff" in run.out
    assert Record.loads(file.read_text("utf-8")).seed == b"\x00\xff"
    assert "--seed 0x00ff" in play("--resume", file).out


def test_a_finished_game_can_be_resumed_to_be_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "end.fondaco"
    play("spice_road", "--seed", 3, "--seats", "greedy,greedy", typed=f"save {file}\n")
    run = play("--resume", file, typed="undo\nhint\n1\nlist\n")
    assert run.out.count("The game is over; there is nothing left to decide.") == 4
    assert "wins." in run.out


def test_a_save_that_fails_leaves_no_half_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna", "utf-8")
    typed = f"save\nsave {tmp_path}\nsave {tmp_path}/nowhere/x\nsave {other}\nsave {tmp_path}/\x00x\n"
    run = play("spice_road", "--seed", 3, typed=typed)
    assert "Save where?" in run.out
    assert "Is a directory" in run.out
    assert "No such file or directory" in run.out
    assert "is no record; it is left as it is" in run.out
    assert "is not the name of a file" in run.out
    assert other.read_text("utf-8") == "Dear Anna"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("name", "words"), [("~nosuchuser/x", "“~nosuchuser/x” is not the name of a file."), ("x" * 300, "File name too long")]
)
def test_a_name_that_no_file_can_have_does_not_end_the_game(name: str, words: str) -> None:
    run = play("spice_road", "--seed", 3, typed=f"save {name}\nplay S1\n")
    assert words in run.out
    assert "• Player 1 plays S1" in run.out


def test_an_earlier_record_is_saved_over_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.fondaco"
    play("spice_road", "--seed", 3, typed=f"save {file}\nplay S1\nsave {file}\n")
    saved = file.read_text("utf-8")
    assert "play S1" in saved
    assert run_in_process("verify", file).code == 0

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    run = play("--resume", file, typed=f"rest\nsave {file}\n")
    assert "No space left on device" in run.out
    assert file.read_text("utf-8") == saved
    assert [path.name for path in tmp_path.iterdir()] == ["a.fondaco"]


def test_options_are_read_as_their_own_type() -> None:
    for id in package.games():
        for name, option in package.game(id).options().items():
            choice = option.choices[-1]
            spelled = str(choice).lower() if isinstance(choice, bool) else str(choice)
            run = play(id, "--option", f"{name}={spelled}", "--seed", 1)
            assert f"--option {name}={spelled}" in run.out or choice == option.default
            assert "cannot" not in run.out
