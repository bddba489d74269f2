"""Words that the games share, and those that some of them say otherwise."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.messages import Message

SETTLED = ("east_to_west_1", "east_to_west_3")


@pytest.mark.parametrize("id", SETTLED)
def test_the_symbol_of_bonus_cards_is_about_a_settler_where_there_are_settlers(id: str) -> None:
    """Pages 11 and 15: nothing is taken back into a hand there."""
    speaker = fondaco.game(id).speaker
    assert speaker.nouns["card"]("B1c", "en").endswith("take a settler back)")
    assert speaker.nouns["card"]("B1c", "de").endswith("einen Siedler zurücknehmen)")
    assert "take a settler back" in speaker.say(Message("option-bonus-cards"), "en")
    assert "holen einen Siedler zurück" in speaker.say(Message("option-bonus-cards"), "de")


def test_elsewhere_it_is_about_a_card() -> None:
    assert fondaco.game("spice_road").speaker.nouns["card"]("B1c", "en").endswith("take a card back)")


def test_golden_deals_are_offered_as_each_game_has_them() -> None:
    """A deal of the route can be made at every journey (page 11); only in hands a card is lost with its deal."""
    said = {id: fondaco.game(id).speaker.say(Message("option-golden-deals"), "en") for id in ("spice_road", *SETTLED)}
    assert "once" in said["spice_road"]
    assert "at every journey" in said["east_to_west_1"]
    assert "at the market" in said["east_to_west_3"]
