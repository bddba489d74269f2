"""Words that the games share, and those that some of them say otherwise."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import fondaco
from fondaco.core.messages import Message

SETTLED = ("east_to_west_1", "east_to_west_3")


@pytest.mark.parametrize("id", SETTLED)
def test_the_symbol_of_bonus_cards_is_about_a_settler_where_there_are_settlers(id: str) -> None:
    """Pages 11 and 15: nothing is taken back into a hand there."""
    translator = fondaco.game(id).translator
    assert translator.formatters["card"]("B1c", "en").endswith("take a settler back)")
    assert translator.formatters["card"]("B1c", "de").endswith("einen Siedler zurücknehmen)")
    assert "take a settler back" in translator.format(Message("option-bonus-cards"), "en")
    assert "holen einen Siedler zurück" in translator.format(Message("option-bonus-cards"), "de")


def test_elsewhere_it_is_about_a_card() -> None:
    assert fondaco.game("spice_road").translator.formatters["card"]("B1c", "en").endswith("take a card back)")


def test_golden_deals_are_offered_as_each_game_has_them() -> None:
    """A deal of the route can be made at every journey (page 11); only in hands a card is lost with its deal."""
    texts = {id: fondaco.game(id).translator.format(Message("option-golden-deals"), "en") for id in ("spice_road", *SETTLED)}
    assert "once" in texts["spice_road"]
    assert "at every journey" in texts["east_to_west_1"]
    assert "at the market" in texts["east_to_west_3"]


# --- how-tos -----------------------------------------------------------------------------------------------------------------


def howto(id: str, lang: str) -> str:
    """The how-to of a game, its lines joined."""
    return " ".join((files(f"fondaco.games.{id}") / "texts" / f"howto.{lang}.md").read_text("utf-8").split())


@pytest.mark.parametrize("id", ["spice_road", "spice_islands", *SETTLED])
def test_golden_deals_have_one_name_in_german(id: str) -> None:
    assert "Goldene Deals" in howto(id, "de")
    assert "Geschäft" not in howto(id, "de")


@pytest.mark.parametrize("id", ["spice_road", "spice_islands", *SETTLED])
def test_with_golden_deals_all_are_checked_after_every_turn(id: str) -> None:
    """Page 3: a deal may give cubes to others, whose caravans can then be too full."""
    assert re.search("At the end of a turn a player (who has|with) more chooses", howto(id, "en"))


def test_deals_of_the_route_are_not_made_once() -> None:
    """Page 11: at every journey; the card stays (our ruling)."""
    assert "at every journey" in howto("east_to_west_1", "en")
    assert "can be made once" not in howto("east_to_west_1", "en")
    assert "bei jeder Reise" in howto("east_to_west_1", "de")


def test_facts_about_golden_deals_are_observed() -> None:
    deals = howto("spice_road", "en").partition("{#golden-deals}")[2]
    for fact in ("starting cards carry no deal", "yours even if you make its deal", "shuffled and become the next one"):
        assert fact in deals
