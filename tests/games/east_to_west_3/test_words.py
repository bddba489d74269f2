"""Prompts and answers say what is possible and what is meant, in both languages."""

from __future__ import annotations

import fondaco
from fondaco.core.messages import Message

from ..century.positions import play, show, take_out
from .test_differences import GAME, table

CARD = GAME.translator.formatters["card"]
PRODUCERS = [card.id for card in GAME.components.merchants.cards if sum(card.gain) and not sum(card.cost) and not card.steps]
TRADERS = [card.id for card in GAME.components.merchants.cards if sum(card.cost)]


def said(s: fondaco.State, move: str) -> tuple[str, str]:
    """An answer in both languages."""
    return s.describe(s.parse(move)), s.describe(s.parse(move), "de")


def test_a_merchant_and_its_deal_are_named() -> None:
    s = table((0, 0, 0, 0), golden_deals=True)
    show(s, PRODUCERS[0])
    play(s, "work E2-5")
    english, german = CARD(PRODUCERS[0], "en"), CARD(PRODUCERS[0], "de")
    assert s.prompt().startswith(f"Do you use {english}, or make its golden deal: ")
    assert said(s, "use") == (f"Use {english}", f"{german} nutzen")
    deal = s.prompt("de").rpartition(": ")[2].rstrip("?")
    assert said(s, "golden")[1] == f"Den Goldenen Deal eingehen: {deal}"


def test_a_merchant_whose_trade_cannot_be_paid_is_not_offered() -> None:
    s = table((0, 0, 0, 0), golden_deals=True)
    show(s, TRADERS[0])
    play(s, "work E2-5")
    assert s.prompt().startswith(f"You cannot pay the trade of {CARD(TRADERS[0], 'en')}. You make its golden deal: ")
    assert s.prompt("de").startswith(f"Den Tausch von {CARD(TRADERS[0], 'de')} kannst du nicht bezahlen. Du gehst den Goldenen ")


def test_a_bonus_tile_that_is_left_is_named() -> None:
    s = table((0, 0, 0, 0))
    s.bazaar.kept[0] = tuple(take_out(s, " ".join(PRODUCERS[1:4])))
    show(s, PRODUCERS[0])
    play(s, "work E2-5")
    assert s.prompt() == "Player 1, you have 4 merchants: do you take a bonus tile?"
    assert said(s, "leave") == ("Take no bonus tile", "Kein Bonusplättchen nehmen")


def test_the_label_of_merchants_that_went_back_says_what_they_are() -> None:
    assert GAME.label("returned_merchants", "en") == "merchants at the bottom of their pile, the next first"
    assert GAME.label("returned_merchants", "de") == "Händlerkarten zuunterst im Stapel, die nächste zuerst"


def test_on_the_boards_one_word_is_used_for_cubes() -> None:
    assert (GAME.label("cubes", "en"), GAME.label("cubes", "de")) == ("cubes", "Würfel")
    for lang, words in (("en", "Cubes that are not yellow"), ("de", "Würfel außer gelben")):
        assert GAME.translator.format(Message("view-source-cubes"), lang) == words
