"""An owner's own component file: words and pictures follow it, whatever it says."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.core.registry import game_with_components
from fondaco.core.scene import LAYOUTS
from fondaco.games.marco_polo_2.game import MarcoPolo2
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.polo.items import CAMEL, COIN
from fondaco.games.polo.packing import DIE_CODES
from tests.conformance.positions import random_play, stream
from tests.draw.svg_inspection import actions, ids, parse
from tests.games.polo.positions import asked, play, set_figures, set_item

from .positions import CHARACTER, GAME, PLACE


def own_file(*changes: tuple[str, str]) -> MarcoPolo2:
    """The game with other facts."""
    text = GAME.components_text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return cast(MarcoPolo2, game_with_components("marco_polo_2", text))


def first_turn(game: MarcoPolo2, character: str) -> MarcoPolo2State:
    """Seat 0 has a character and everything it needs, and its first turn begins."""
    s = cast(MarcoPolo2State, game.new(2, seed=1, characters="drafted"))
    other = "abha_basu" if character == "de_wu" else "de_wu"
    s.offered = tuple(sorted((CHARACTER[character], CHARACTER[other])))
    play(s, f"pick {other}, pick {character}")
    while asked(s) != "Turn":
        s.apply(s.legal_actions()[0])
    set_item(s, 0, COIN, 50)
    set_item(s, 0, CAMEL, 50)
    return s


def value(s: MarcoPolo2State) -> int:
    """What the lowest die of seat 0 shows."""
    return s.seats[0].dice[0] // DIE_CODES


# --- words -------------------------------------------------------------------------------------------------------------------


def test_the_money_bag_says_what_it_gives() -> None:
    s = first_turn(own_file(('bag = ["3 coin", "2 camel", "1 jade"]', 'bag = ["4 coin", "1 silk", "2 jade"]')), "abha_basu")
    play(s, f"place bag, die blue {value(s)}")
    assert s.prompt() == "What do you take for the die? 1: 4 coins; 2: 1 silk; 3: 2 jade."
    assert s.prompt("de") == "Was nimmst du für den Würfel? 1: 4 Geld; 2: 1 Seide; 3: 2 Jade."


def test_oases_say_what_they_give() -> None:
    game = own_file(("oasis_coins = 2, oasis_camels = 1", "oasis_coins = 5, oasis_camels = 2"))
    s = first_turn(game, "mongke_khan")
    gift = "3 points and 5 coins or 2 camels for every oasis on a journey"
    assert gift in game.translate_in("en")("view-character", choice="mongke_khan")
    gift = "3 Punkte und 5 Geld oder 2 Kamele für jede Oase einer Reise"
    assert gift in game.translate_in("de")("view-character", choice="mongke_khan")
    set_figures(s, 0, "xian")
    play(s, f"place lower, die blue {value(s)}, step oasis_2, stop")
    assert s.prompt() == "Your journey led over an oasis: do you take 5 coins or 2 camels?"
    assert s.prompt("de") == "Deine Reise führte über eine Oase: Nimmst du 5 Geld oder 2 Kamele?"
    assert [s.describe(action) for action in s.legal_actions()] == ["Take 5 coins", "Take 2 camels"]


def test_gifts_say_how_much() -> None:
    game = own_file(("seal_dice = 1,", "seal_dice = 3,"), ("extra_arms = 1", "extra_arms = 2"), ("jade_vp = 1", "jade_vp = 2"))
    assert "needs only 3 dice for a guild seal" in game.translate_in("en")("view-character", choice="de_wu")
    assert "2 more coats of arms at the end" in game.translate_in("en")("view-character", choice="de_wu")
    assert "am Ende 2 Wappen mehr" in game.translate_in("de")("view-character", choice="de_wu")
    assert "2 points for every jade received" in game.translate_in("en")("view-character", choice="abha_basu")


def test_refusals_name_no_character() -> None:
    """The texts name the character that has the ability."""
    game = own_file(
        ("free_roads = true", "free_roads = false"),
        ('id = "de_wu", name = "De Wu"', 'id = "de_wu", name = "De Wu", free_roads = true'),
    )
    s = first_turn(game, "de_wu")
    for lang, words in (("en", "You use only the lower travel space"), ("de", "Du nutzt nur das untere Reisefeld")):
        assert str(s.why_not(s.parse("place upper"), lang)).startswith(words)
    assert s.why_not(s.parse("cash ob_gold_2")) == "Your character stores no outpost bonuses."
    assert s.why_not(s.parse("cash ob_gold_2"), "de") == "Dein Charakter verwahrt keine Kontorboni."


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_guild_seals_say_how_many_dice_they_take(layout: str) -> None:
    picture = own_file(("seals = { dice = 2 }", "seals = { dice = 4 }")).new(2, seed=1).svg(0, layout=layout)
    assert ">4 dice<" in picture


# --- contracts ---------------------------------------------------------------------------------------------------------------


def test_the_contract_board_gives_as_many_contracts_as_it_says() -> None:
    s = first_turn(own_file(("contracts = { most = 2,", "contracts = { most = 1,")), "abha_basu")
    s.seats[0].posts = 1 << PLACE["pagan"]
    play(s, f"place contracts, die blue {value(s)}, take pagan2")
    assert asked(s) == "Turn"
    assert ">1–2<" not in s.svg(0)
    assert ">1–2<" in GAME.new(2, seed=1).svg(0)


# --- pictures ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_outposts_with_two_things_are_drawn(layout: str) -> None:
    game = own_file(('reward = "2 gold"', 'reward = "2 gold + 1 camel"'))
    s = first_turn(game, "filippo_vitello")
    assert "outpost-ob_gold_2" in ids(parse(s.svg(0, layout=layout)))
    tile = game.outpost_labels.index("ob_gold_2")
    s.outpost_bonuses = tuple(-1 if other == tile else other for other in s.outpost_bonuses)
    s.stored_outposts = (tile,)
    assert actions(s, "outpost-ob_gold_2", layout) == ["cash ob_gold_2"]
    assert game.render_gallery("outposts", "en")


def test_a_game_with_other_facts_can_be_looked_at_to_the_end() -> None:
    game = own_file(
        ('reward = "2 gold"', 'reward = "2 gold + 1 camel + 1 die"'), ("contracts = { most = 2,", "contracts = { most = 1,")
    )
    for number, before in enumerate(random_play(game.new(3, seed=5), stream(5))):
        assert before.invariant_violations() == []
        assert number % 40 or before.svg(0)
