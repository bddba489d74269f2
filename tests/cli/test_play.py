"""Games over a pipe: output, input, errors, saving and the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import fondaco
from fondaco import Record, State
from fondaco.cli import session

from .terminal import CONTROL, Result, run_as_process, run_in_process


def play(*args: object, stdin: str = "") -> Result:
    """Run `fondaco play` and check that it ends without an error."""
    run = run_in_process("play", *args, stdin=stdin)
    assert run.code == 0, run
    assert run.err == ""
    return run


@pytest.mark.parametrize("id", fondaco.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_bots_play_every_game_to_its_end(id: str, lang: str, tmp_path: Path) -> None:
    game = fondaco.game(id)
    seats = ",".join(["random"] * game.min_players)
    file = tmp_path / "end.fondaco"
    run = play(id, "--seats", seats, "--seed", 4, "--lang", lang, stdin=f"save {file}\nlog\n")
    assert game.title(lang) in run.out
    assert f"--seats {seats} --seed 4" in run.out
    state = Record.loads(file.read_text("utf-8")).replay()
    assert state.over
    for source in state.breakdown()[0]:
        assert game.label(source, lang) in run.out
    for score in state.scores():
        assert str(score) in run.out


@pytest.mark.parametrize("id", fondaco.games())
def test_every_game_is_playable_by_numbers(id: str) -> None:
    """Listed numbers are accepted, and no line of output is too long."""
    rng = random.Random(3)
    numbers = "".join(f"{rng.randint(1, 3)}\n" for _ in range(60))
    run = play(id, "--seats", ",".join(["human"] * fondaco.game(id).min_players), "--seed", 2, stdin=numbers)
    assert run.out.count("\n> ") == 60
    assert "The input ended" in run.out
    assert max(map(len, run.out.split("\n"))) < 400


def test_first_screen_and_log_show_the_setup_events(tmp_path: Path) -> None:
    """Characters, round 1 and rolls of Marco Polo. A resumed game has them in its log; undo does not repeat them."""
    game = fondaco.game("marco_polo")
    lines = [f"• {event.text()}" for event in game.new(2, 7).setup_events()]
    setup_lines = [line for line in lines if len(line) < 100]  # longer lines are wrapped
    assert "• Player 2 is Matteo Polo." in setup_lines
    file = tmp_path / "early.fondaco"
    save = f"save {file}"
    run = play("marco_polo", "--seats", "human,human", "--seed", 7, stdin=f"log\n1\nundo\n{save}\n2\nlog all\n{save}\n")
    first, log, second, undone, _, _, later, _ = run.out.split("\n> ")
    for text in (first, log, later):
        assert [line for line in text.split("\n") if line in setup_lines] == setup_lines
    for text in (second, undone):
        assert not [line for line in text.split("\n") if line in setup_lines]
    resumed = play("--resume", file, stdin="log all\n").out.split("\n> ")
    for text, expected in zip(resumed, ([], setup_lines), strict=False):
        assert [line for line in text.split("\n") if line in setup_lines] == expected


def test_resumed_game_without_moves_shows_the_setup_events(tmp_path: Path) -> None:
    file = tmp_path / "new.fondaco"
    file.write_text(Record.of(fondaco.game("marco_polo").new(2, 7)).dumps(), "utf-8")
    assert play("--resume", file).out.count("• Player 2 is Matteo Polo.") == 1


def test_output_is_plain_and_reproducible() -> None:
    args = ("play", "spice_road", "--seats", "human,greedy,random", "--seed", 7)
    first = run_as_process(*args, stdin="1\nacquire 1\nlog\n")
    assert first.code == 0
    assert first == run_as_process(*args, stdin="1\nacquire 1\nlog\n") == run_in_process(*args, stdin="1\nacquire 1\nlog\n")
    assert CONTROL.search(first.out) is None
    assert all(line == line.rstrip() for line in first.out.split("\n"))


def test_random_seed_is_printed() -> None:
    seeds = {next(line for line in play("spice_road").out.split("\n") if line.startswith("Seed")) for _ in range(3)}
    assert len(seeds) == 3


def test_end_of_input_prints_how_to_resume() -> None:
    run = play("spice_road", "--seed", 3)
    assert "Nothing was saved" in run.out
    assert "--resume" in run.out
    assert run.out.rstrip().endswith("fondaco play spice_road --seats human,greedy --seed 3")


def test_number_notation_and_prefix_choose_the_same_action() -> None:
    by_number, by_notation, by_prefix = (
        play("spice_road", "--seed", 3, stdin=f"{line}\n").out.replace(f"> {line}\n", "") for line in ("4", "ACQUIRE  2", "acq 2")
    )
    assert by_number == by_notation == by_prefix
    assert "• Player 1 acquires M05" in by_number


def test_refused_input_is_explained_and_changes_nothing() -> None:
    run = play(
        "spice_road",
        "--seed",
        3,
        stdin="99\n0\nfly\nclaim\nclaim 9\nclaim 1\npay red\na\n/fly\nwhy\nwhy rest\nwhy claim 1\n\n1 2\n",
    )
    assert "There is no number 99; the actions are numbered from 1 to 7." in run.out
    assert "There is no number 0" in run.out
    assert "“fly” is not understood: no action is called “fly”" in run.out
    assert "“claim 9” is not understood" in run.out
    assert "“claim 1” is not possible: You lack 3 saffron + 2 cardamom" in run.out
    assert "That does not answer the current question" in run.out
    assert "“a” could be acquire 1, acquire 2" in run.out
    assert "There is no command “/fly”" in run.out
    assert "This is allowed: Rest" in run.out
    assert "You lack 3 saffron + 2 cardamom for V15" in run.out
    assert "The input ended after 0 decisions" in run.out


def test_help_lists_every_command() -> None:
    for lang in ("en", "de"):
        out = play("spice_road", "--lang", lang, stdin="?\n").out
        for word in ("undo", "hint", "log", "save", "quit", "why", "list", "table"):
            assert f"\n{word}" in out


def test_out_of_order_picks_are_accepted(tmp_path: Path) -> None:
    """The rules ask for contracts from left to right. A contract further left can still be taken."""
    file = tmp_path / "game.fondaco"
    lines = f"place contracts\ndie blue 6\ntake 6\nextra coin\ntake 2\nsave {file}\ntake 1\n"
    run = play("marco_polo", "--seed", 3, "--seats", "human,human", stdin=lines)
    moves = Record.loads(file.read_text("utf-8")).moves
    assert moves[-5:] == ("place contracts", "die blue 6", "take 2", "take 6", "extra coin")
    assert "“take 1” is not possible" in run.out


def test_undo_reaches_back_to_the_last_reveal() -> None:
    # Upgrading is one decision per colour and reveals nothing, so all decisions can be undone one by one.
    run = play("spice_road", "--seed", 3, stdin="play S2\nupgrade yellow 1\nundo\nundo\nundo\nplay S2\n")
    assert run.out.index("Undone: Upgrade 1 turmeric") < run.out.index("Undone: Play S2")
    assert "You have made no decision that can be undone." in run.out
    assert "The input ended after one decision." in run.out
    after_bot = play("spice_road", "--seed", 3, "--seats", "human,random", stdin="play S1\nundo\n")
    assert "another player has decided since" in after_bot.out


def _same_seat_to_act_after_a_reveal() -> State:
    for seed in range(100):
        state, rng = fondaco.game("spice_road").new(players=2, seed=seed), random.Random(seed)
        while not state.over:
            revealed, seat = state.revealed, state.player
            state.apply(rng.choice(state.legal_actions()))
            if state.player == seat and state.revealed > revealed and len(state.legal_actions()) > 1:
                return state
    raise AssertionError("no such position")


def test_undo_after_a_reveal_is_refused(tmp_path: Path) -> None:
    """After a merchant with cubes is acquired, the next card is revealed before the surplus is returned."""
    file = tmp_path / "a.fondaco"
    file.write_text(Record.of(_same_seat_to_act_after_a_reveal()).dumps(), "utf-8")
    assert "something has been revealed since" in play("--resume", file, stdin="undo\n").out


def test_hint_is_a_legal_action() -> None:
    run = play("spice_road", "--seed", 3, stdin="hint\n")
    line = next(line for line in run.out.split("\n") if line.startswith("Hint: "))
    number = line.removeprefix("Hint: ").split(",")[0]
    assert f"\n{number}  " in run.out


def test_hint_respects_its_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limit ends the search before the iterations are used up."""
    monkeypatch.setattr(session, "HINT_SECONDS", 0.01)
    monkeypatch.setattr(session, "HINT_ITERATIONS", 1 << 40)
    assert "Hint: " in play("spice_road", "--seed", 3, stdin="hint\n").out


def test_log_shows_events() -> None:
    run = play("spice_road", "--seed", 3, stdin="log\nplay S1\nlog\nlog all\n")
    assert "Nothing has happened yet." in run.out
    assert run.out.count("• Player 1 plays S1") == 3


def test_forced_decisions_are_played_and_logged() -> None:
    # Paying with a caravan of one colour is forced.
    auto = play("spice_road", "--seed", 3, "--seats", "human,human", stdin="acquire 2\n")
    assert "Player 1: Pay with turmeric (forced)" not in auto.out  # Player 1 does not look at the screen now
    assert "Player 1 lays turmeric on M21" in auto.out
    assert "— Player 2 —" in auto.out
    without_auto = play("spice_road", "--seed", 3, "--seats", "human,human", "--no-auto", stdin="acquire 2\n")
    assert "Which cube do you lay on" in without_auto.out
    assert "--no-auto" in without_auto.out
    single = play("spice_road", "--seed", 3, "--seats", "human,random", stdin="acquire 2\n")
    assert "Player 1: Pay with turmeric (forced)" in single.out


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "my game.fondaco"
    first = play(
        "spice_road", "--seed", 3, "--seats", "human,greedy:beam=2,worlds=2,random", stdin=f"play S1\nsave {file}\nquit\n"
    )
    assert f"fondaco play --resume '{file}'" in first.out
    assert "You left after" in first.out
    record = Record.loads(file.read_text("utf-8"))
    assert record.seats == ("human", "greedy:beam=2,worlds=2", "random")
    assert record.seed == 3
    second = play("--resume", file, stdin="log\n")
    assert f"{len(record.moves)} decisions have already been made" in second.out
    assert "• Player 1 plays S1" in second.out
    assert "Player 2: greedy:beam=2,worlds=2" in second.out
    table = first.out[first.out.rindex("\nround 2") : first.out.rindex("> save")]
    assert table in second.out
    third = play("--resume", file, "--seats", "random,random,human")
    assert "Player 1: random" in third.out


def test_seed_of_bytes_is_written_as_in_records(tmp_path: Path) -> None:
    file = tmp_path / "a.fondaco"
    run = play("spice_road", "--seed", "0x00ff", stdin=f"save {file}\n")
    assert "--seed 0x00ff" in run.out
    assert Record.loads(file.read_text("utf-8")).seed == b"\x00\xff"
    assert "--seed 0x00ff" in play("--resume", file).out


def test_finished_game_can_be_resumed_and_viewed(tmp_path: Path) -> None:
    file = tmp_path / "end.fondaco"
    play("spice_road", "--seed", 3, "--seats", "greedy,greedy", stdin=f"save {file}\n")
    run = play("--resume", file, stdin="undo\nhint\n1\nlist\n")
    assert run.out.count("The game is over; there is nothing left to decide.") == 4
    assert "wins." in run.out


def test_failed_save_leaves_no_partial_file(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", "utf-8")
    lines = f"save\nsave {tmp_path}\nsave {tmp_path}/nowhere/x\nsave {letter}\nsave {tmp_path}/\x00x\n"
    run = play("spice_road", "--seed", 3, stdin=lines)
    assert "A file name is missing" in run.out
    assert "Is a directory" in run.out
    assert "No such file or directory" in run.out
    assert "exists and is not a record; it was not overwritten" in run.out
    assert "is not a valid file name" in run.out
    assert letter.read_text("utf-8") == "Dear Anna"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("name", "words"), [("~nosuchuser/x", "“~nosuchuser/x” is not a valid file name."), ("x" * 300, "File name too long")]
)
def test_invalid_file_name_does_not_end_the_game(name: str, words: str) -> None:
    run = play("spice_road", "--seed", 3, stdin=f"save {name}\nplay S1\n")
    assert words in run.out
    assert "• Player 1 plays S1" in run.out


def test_failed_save_keeps_the_earlier_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.fondaco"
    play("spice_road", "--seed", 3, stdin=f"save {file}\nplay S1\nsave {file}\n")
    saved = file.read_text("utf-8")
    assert "play S1" in saved
    assert run_in_process("verify", file).code == 0

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    run = play("--resume", file, stdin=f"rest\nsave {file}\n")
    assert "No space left on device" in run.out
    assert file.read_text("utf-8") == saved
    assert [path.name for path in tmp_path.iterdir()] == ["a.fondaco"]


def test_options_are_parsed_to_the_type_of_their_choices() -> None:
    for id in fondaco.games():
        for name, option in fondaco.game(id).options().items():
            choice = option.choices[-1]
            text = str(choice).lower() if isinstance(choice, bool) else str(choice)
            run = play(id, "--option", f"{name}={text}", "--seed", 1)
            assert f"--option {name}={text}" in run.out or choice == option.default
            assert "cannot" not in run.out
