from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import fondaco
from fondaco import BadRecord, Record
from fondaco.core.registry import game_with_components


def text() -> str:
    state = fondaco.game("spice_road").new(seed=b"\x00\xff")
    lines = Record.of(state, ["Anna", "Ben ]["]).dumps()
    return lines + "acquire 3\npay yellow\npay yellow\nplay S2\n"


def test_loading_and_dumping_a_record_gives_the_same_text() -> None:
    record = Record.loads(text())
    assert record.dumps() == text()
    assert record.seats == ("Anna", "Ben ][")
    assert record.seed == b"\x00\xff"
    assert record.replay().moves.tolist() == [record.replay().parse(move) for move in record.moves]


def test_comments_and_extra_spaces_are_ignored() -> None:
    loose = text().replace("pay yellow", "# a comment\n\n   pay   yellow  ", 1).replace("\n", "\r\n")
    assert Record.loads(loose) == Record.loads(text())


@pytest.mark.parametrize(
    ("line", "replacement", "sentence"),
    [
        ("[seed 0x00ff]", "", "The record has no entry “seed”."),
        ("[seed 0x00ff]", "[seed 0xfg]", "The record's “seed” cannot be read: 0xfg"),
        ("[seed 0x00ff]", "[seed seven]", "The record's “seed” cannot be read: seven"),
        ("[seed 0x00ff]", "[seed 7", "Line 6 of the record is not understood: [seed 7"),
        ("[seed 0x00ff]", "[seed 0x00ff]\n[seed 0x00ff]", "Line 7 of the record is not understood: [seed 0x00ff]"),
        ("[seed 0x00ff]", "[seed 0x00ff]\n[place Venice]", "unknown entry “place”"),
        ('[seats ["Anna", "Ben ]["]]', "[seats 2]", "The record's “seats” cannot be read: 2"),
        ("[game spice_road]", "[game spice_raod]", "There is no game “spice_raod”. Did you mean spice_road?"),
        ("play S2", "[seed 7]", "Line 11 of the record is not understood"),
    ],
)
def test_an_invalid_entry_is_named(line: str, replacement: str, sentence: str) -> None:
    assert line in text()
    with pytest.raises(fondaco.FondacoError) as error:
        Record.loads(text().replace(line, replacement)).replay()
    assert sentence in str(error.value)
    assert error.value.text("de") != str(error.value)


def test_a_move_that_does_not_fit_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^Move 2, “pay brown”, does not fit: You hold no cinnamon\.$"):
        Record.loads(text().replace("pay yellow", "pay brown", 1)).replay()
    with pytest.raises(BadRecord, match=r"^Move 4, “play M99”, does not fit: “play M99” is not understood"):
        Record.loads(text().replace("play S2", "play M99")).replay()


def test_other_rules_or_components_are_refused_with_the_first_move_that_does_not_fit() -> None:
    record = Record.loads(text())
    current = record.rules_version
    with pytest.raises(BadRecord, match=rf"under rules version 99; the current version is {current}\. All 4 moves still fit"):
        replace(record, rules_version=99).replay()
    with pytest.raises(BadRecord, match=r"Its only move still fits, but the result may differ\.$"):
        replace(record, rules_version=99, moves=record.moves[:1]).replay()
    with pytest.raises(BadRecord, match=r"under rules version 99; .* Move 1, “rest 1”, does not fit"):
        replace(record, rules_version=99, moves=("rest 1",)).replay()
    with pytest.raises(BadRecord, match=r"under rules version 99; .* Move 1, “rest 1”, does not fit"):
        replace(record, rules_version=99, moves=("rest 1",)).replay(upto=0)
    with pytest.raises(BadRecord, match=r"with the components 0123; the current ones are"):
        replace(record, components_digest="0123").replay()


def test_a_record_needs_one_name_per_seat() -> None:
    with pytest.raises(BadRecord, match="3 names for 2 seats"):
        Record.of(fondaco.game("spice_road").new(), ["a", "b", "c"])


def test_a_record_stores_custom_components(tmp_path: Path) -> None:
    game = fondaco.game("spice_road")
    file = tmp_path / "my.toml"
    file.write_text(game.components_text.replace("caravan_limit = 10", "caravan_limit = 12"), "utf-8")
    custom = fondaco.game("spice_road", components=str(file))
    assert custom.digest != game.digest
    assert custom.num_actions > game.num_actions
    state = custom.new(seed=3)
    state.apply(state.parse("play S1"))
    record = Record.loads(Record.of(state).dumps())
    assert record.components_text is not None
    file.unlink()
    assert record.replay().key() == state.key()
    assert record.replay().game.num_actions == custom.num_actions


def test_the_digest_does_not_depend_on_comments() -> None:
    game = fondaco.game("spice_road")
    assert game_with_components("spice_road", "# a comment\n" + game.components_text).digest == game.digest
