"""Prompts and answers say what is possible and what is meant, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import fondaco

from ..century.boards import near, outpost, tile
from ..century.positions import play
from .test_differences import GAME, table


def texts(s: fondaco.State, move: str) -> tuple[str, str]:
    """An answer in both languages."""
    return s.describe(s.parse(move)), s.describe(s.parse(move), "de")


def words(label: str, lang: str) -> str:
    """A tile of the map in full."""
    return GAME.translator.formatters["tile"](label, lang)


def test_a_voyage_asks_in_a_sentence() -> None:
    s = play(table(), "work F2-3")
    assert s.prompt() == "Your ship is on the sea tile and sails one or two steps. Where to?"
    assert s.prompt("de") == "Dein Schiff steht auf dem Seeplättchen und fährt einen oder zwei Schritte weit. Wohin?"
    s = table()
    s.sea.ships[0] = tile(s, near(s, "sea_1")[0])
    play(s, "work F2-6")
    assert s.prompt("de").endswith(" und fährt auf ein beliebiges Plättchen. Wohin?")
    assert texts(s, "sail sea_1") == ("Sail to the sea tile", "Auf das Seeplättchen fahren")


def test_locations_say_how_far_ships_sail_as_the_question_does() -> None:
    """A location for one step read as one for two."""
    locations, say = GAME.boards.locations, GAME.translator.formatters["location"]
    assert {range: say(label, "en") for label, range in zip(locations.labels, locations.range, strict=True) if range} == {
        "1": "F2-1 (sail one step)",
        "1-2": "F2-3 (sail one or two steps)",
        "any": "F2-6 (sail to any tile)",
    }


def test_a_voyage_names_the_toll() -> None:
    s = table(players=4)
    island = near(s, "sea_1")[0]
    s.sea.ships[1] = tile(s, island)
    play(s, "work A2-4")
    assert texts(s, f"sail {island}") == (
        f"Sail to {words(island, 'en')}, handing over a cube there",
        f"Nach {words(island, 'de')} fahren und dort einen Würfel abgeben",
    )
    s.sea.ships[2] = tile(s, island)
    assert texts(s, f"sail {island}")[1].endswith(" und dort 2 Würfel abgeben")
    other = near(s, "sea_1")[1]
    assert texts(s, f"sail {other}") == (f"Sail to {words(other, 'en')}", f"Nach {words(other, 'de')} fahren")


def test_doing_nothing_says_what_is_not_done() -> None:
    s = table((3, 3, 3, 3))
    island = near(s, "sea_1")[0]
    play(s, f"work A2-4,sail {island}")
    assert s.prompt("de").startswith("Errichtest du einen Stützpunkt auf ")
    assert texts(s, "nothing") == ("Build no outpost", "Keinen Stützpunkt errichten")
    play(s, "nothing")
    assert texts(s, "nothing") == ("Do not trade", "Nicht tauschen")


def test_events_at_sea_are_sentences() -> None:
    s = table((3, 3, 3, 3), players=4)
    island = near(s, "sea_1")[0]
    s.sea.ships[1] = tile(s, island)
    outpost(s, island, seat=1)
    play(s, "work A2-4")
    events: list[fondaco.Event] = []
    for move in (f"sail {island}", "pay yellow", "build", "pay red"):
        s.apply(s.parse(move), events)
    assert [event.text("de") for event in events[:3]] == [
        f"Spieler 1 steuert {words(island, 'de')} an.",
        "Spieler 1 gibt 1 Gelb an Spieler 2.",
        "Spieler 1 zahlt 1 Rot für einen Stützpunkt.",
    ]
    assert [event.text() for event in events[1:3]] == [
        "Player 1 hands one yellow cube to Player 2.",
        "Player 1 pays one red cube for an outpost.",
    ]


def test_locations_at_sea_have_the_names_of_the_rulebook() -> None:
    """Page 13: Seereise-Feld, Seehandels-Feld, Stützpunkt-Feld."""
    say = GAME.translator.formatters["location"]
    assert say("A2-4", "de") == "A2-4 (Seereise, ein Schritt)"
    assert say("F2-3", "de") == "F2-3 (Seereise, ein oder zwei Schritte)"
    assert say("F2-6", "de") == "F2-6 (Seereise, auf ein beliebiges Plättchen)"
    assert say("F2-2", "de") == "F2-2 (Seehandel auf der Insel des eigenen Schiffs)"
    assert say("F2-4", "de") == "F2-4 (Handel auf einer Insel mit eigenem Stützpunkt)"
    assert say("F2-4", "en") == "F2-4 (trade on an island with your outpost)"


def test_cubes_are_cubes_and_not_spices() -> None:
    s = table((3, 3, 0, 0), players=4)
    island = near(s, "sea_1")[0]
    s.sea.ships[1] = tile(s, island)
    outpost(s, island, seat=1)
    play(s, f"work A2-4,sail {island}")
    assert s.prompt("de").endswith("Welchen Würfel gibst du ab?")
    play(s, "pay yellow")
    assert texts(s, "build")[1] == "Einen Stützpunkt für einen Würfel errichten"
    play(s, "build")
    assert s.prompt("de").startswith("Welchen Würfel zahlst du für den Stützpunkt auf ")


def test_a_place_on_the_map_is_no_location() -> None:
    """Felder are the locations of the boards."""
    assert GAME.label("locations", "de") == "Felder"
    assert GAME.label("at", "de") == "Lage"


@pytest.mark.parametrize("id", ["east_to_west_2", "east_to_west_3"])
def test_ships_have_one_name_in_english(id: str) -> None:
    howto = (files(f"fondaco.games.{id}") / "texts" / "howto.en.md").read_text("utf-8")
    messages = (files("fondaco.games.century.settlers") / "texts" / "en.ftl").read_text("utf-8")
    texts = re.sub(r"\{ruling: [a-z-]+\}", "", howto) + re.sub(r"^[a-z0-9-]+ =", "", messages, flags=re.MULTILINE)
    assert not re.search(r"\bboats?\b", texts, re.IGNORECASE)


def test_what_is_left_to_pay_is_said_alike_in_both_languages() -> None:
    args = {"here": GAME.sea.tiles[0], "cubes_left": 2}
    assert GAME.translate_in("de")("ask-pay-outpost", **args).endswith("? Noch 2 Würfel zu zahlen.")
    assert GAME.translate_in("en")("ask-pay-outpost", **args).endswith("? 2 cubes to pay.")
    assert GAME.translate_in("de")("ask-pay-outpost", **{**args, "cubes_left": 1}).endswith("? Noch ein Würfel zu zahlen.")
