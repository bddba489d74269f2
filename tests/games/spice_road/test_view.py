"""The view of Die Gewürzstraße, read from its SVG: the actions of pieces, their positions, and whether texts fit."""

from __future__ import annotations

import pytest

from fondaco.draw.cards import DISABLED, ENABLED, NORMAL, SELECTED
from fondaco.games.century.hand.view.hand_window import WINDOWS, window
from fondaco.games.century.merchants.view.merchant_card import deal_strip, merchant, slip
from fondaco.games.century.merchants.view.printed_merchants import PrintedGoldenDeal, PrintedMerchant, PrintedPointCard, missing
from fondaco.games.century.merchants.view.printed_points import point_card
from fondaco.games.spice_road.state import SpiceRoadState
from tests.conformance.positions import random_play, stream
from tests.draw.svg_inspection import actions, buttons, ids, parse, text_and_frame_areas

from .positions import GAME, play, table


def test_all_pieces_of_a_seat_are_drawn() -> None:
    state = table([2, 1, 1, 0], hand="M10 M35", row="M01 M02 M20 M38 M09 M30", points="V34 V12")
    found = ids(parse(state.svg(0)))
    assert {"card-S1-0", "card-S2-0", "card-M10", "card-M35"} <= set(found)
    assert {"cube-0-yellow-1", "cube-0-yellow-2", "cube-0-red-1", "cube-0-green-1"} <= set(found)
    assert {"card-V34", "card-V12", "card-M01", "card-M02", "card-M20", "card-M38", "card-M09"} <= set(found)
    assert {"seat-1", "coins-gold", "coins-silver", "pile-merchant", "pile-point"} <= set(found)


def titles(state: SpiceRoadState, lang: str = "en") -> dict[str, str]:
    """The titles of pieces by id."""
    root = parse(state.svg(0, lang))
    return {
        id: part[0].text or "" for part in root.iter() if (id := part.get("id")) and len(part) and part[0].tag.endswith("title")
    }


def test_titles_describe_cards_in_full_words() -> None:
    state = table([2, 0, 0, 0], hand="M10 M35", points="V34")
    found = titles(state)
    assert found["card-M10"] == "M10 (2 turmeric → 1 cardamom)"
    assert found["card-M35"] == "M35 (3 saffron → 2 cinnamon) · you lack 3 saffron"
    assert titles(state, "de")["card-M35"] == "M35 (3 Safran → 2 Zimt) · dir fehlen 3 Safran"
    assert found["card-V34"].startswith("V34 (")
    assert found["coins-gold"] == "4 gold coins, 3 points each"


def test_cards_and_cubes_answer_the_question() -> None:
    state = table([4, 1, 0, 0], hand="M10", row="M02 M03 M04")
    assert actions(state, "card-M10") == ["play M10"]
    assert actions(state, "card-M03") == ["acquire 2"]
    play(state, "acquire 2")
    assert actions(state, "cube-0-yellow-1") == actions(state, "cube-0-yellow-4") == ["pay yellow"]
    assert actions(state, "cube-0-red-1") == ["pay red"]


def test_cubes_count_up_to_the_one_that_is_clicked() -> None:
    state = play(table([3, 1, 0, 0]), "play S2")
    assert actions(state, "cube-0-yellow-1") == ["upgrade yellow 1"]
    assert actions(state, "cube-0-yellow-2") == ["upgrade yellow 2"]
    assert actions(state, "cube-0-yellow-3") == []  # two steps are shown
    full = play(table([9, 0, 0, 0], hand="M01"), "play M01")
    assert actions(full, "cube-0-yellow-10") == ["keep yellow 10"]


def test_trades_are_counted_in_a_chooser() -> None:
    state = play(table([7, 0, 0, 0], hand="M10"), "play M10")
    picture = state.svg(0)
    assert all(f">{times}×</text>" in picture for times in (1, 2, 3))
    assert ">4×</text>" not in picture
    assert "How often?" in picture


def test_a_list_that_is_too_long_says_so_and_the_table_has_the_rest() -> None:
    state = table([3, 3, 2, 2], hand=" ".join(f"M{number:02}" for number in range(1, 33)), players=5)
    root = parse(state.svg(0))
    words = [text.words for text, _ in text_and_frame_areas(root)[1]]
    (more,) = [line for line in words if line.startswith("…")]
    listed = [part for part in buttons(root) if part.get("id") is None]
    assert {int(part.get("data-action", "")) for part in buttons(root)} == set(state.legal_actions())
    assert len(listed) - 1 + int(more.split()[1]) == len(state.legal_actions())  # the button to rest stands apart
    assert "…" not in "".join(text.words for text, _ in text_and_frame_areas(parse(state.svg(0, layout="tall")))[1])


def test_a_spectator_sees_the_start_player_without_any_button() -> None:
    state = GAME.new(3, seed=4)
    picture = state.svg(None)
    assert "Your turn" not in picture
    assert "card-S1-0" in picture
    assert "data-action" not in picture.partition("</style>")[2]


def test_the_end_names_the_winner() -> None:
    state = GAME.new(2, seed=3)
    assert state.svg(0).count('href="#i-points-winner"') == 0
    for _ in random_play(state, stream(3)):
        pass
    picture = state.svg(None)
    assert "Final scores" in picture
    assert f">{max(state.scores())}</text>" in picture
    assert picture.count('href="#i-points-winner"') == 1 + (state.ranks()[1] == 0)  # in the table, and on the sheet of seat 1


# --- cards -------------------------------------------------------------------------------------------------------------------

FACES = [
    PrintedMerchant("produce", gain=(2, 1, 0, 0)),
    PrintedMerchant("upgrade", steps=3),
    PrintedMerchant("trade", cost=(5, 0, 0, 0), gain=(0, 0, 3, 0)),
    PrintedMerchant("both", gain=(0, 1, 0, 0), steps=1),
    PrintedMerchant("choice", cost=(3, 0, 0, 0), gain=(0, 0, 0, 1), or_gain=(0, 2, 0, 0)),
    PrintedMerchant("back", gain=(2, 0, 0, 0), take_back=True),
    PrintedMerchant("deal", cost=(2, 0, 0, 0), gain=(0, 0, 1, 0), deal=PrintedGoldenDeal((0, 0, 1, 0), 5, (0, 1, 0, 0))),
]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.label)
@pytest.mark.parametrize("state", [NORMAL, ENABLED, DISABLED, SELECTED])
@pytest.mark.parametrize("size", [(116, 150), (62, 98), (53, 100)])
def test_every_merchant_shows_all_it_does(face: PrintedMerchant, state: str, size: tuple[float, float]) -> None:
    drawn = merchant(face, *size, state)
    parse(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    deal = face.deal or PrintedGoldenDeal()
    for colour, icon in enumerate(("i-cube-yellow", "i-cube-red", "i-cube-green", "i-cube-brown")):
        shown = sum(cubes[colour] for cubes in (face.cost, face.gain, face.or_gain, deal.gain, deal.gift))
        assert drawn.count(f'href="#{icon}"') == shown
    assert drawn.count('href="#i-upgrade"') == face.steps + bool(deal.steps)
    assert drawn.count('href="#i-take-back"') == face.take_back
    assert drawn.count('href="#i-ornament"') == sum(deal.gift)
    assert ('class="halo"' in drawn) == (state == ENABLED)


@pytest.mark.parametrize("width", [90, 112, 174])
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.label)
def test_a_slip_has_the_numbers_it_does_not_draw(face: PrintedMerchant, width: float) -> None:
    drawn = slip(face, width, 24)
    numbers = [
        int(words.words) for words, _ in text_and_frame_areas(parse(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'))[1]
    ]
    shown = drawn.count('href="#i-cube') + sum(number - 1 for number in numbers)
    assert shown == sum(map(sum, (face.cost, face.gain, face.or_gain)))


def test_a_deal_with_many_cubes_sums_them_up() -> None:
    assert deal_strip(PrintedGoldenDeal((5, 0, 0, 0)), 110, 28).count("<use") == 5
    assert deal_strip(PrintedGoldenDeal((5, 0, 0, 0)), 50, 20).count("<use") == 1


def test_point_cards_show_cost_and_points() -> None:
    drawn = point_card(PrintedPointCard("V1", (1, 2, 0, 3), 17, 4), 136, 158, NORMAL)
    assert drawn.count('href="#i-cube') == 6
    assert ">17</text>" in drawn
    assert f'href="#{window(4)}"' in drawn


def test_all_point_cards_have_a_window() -> None:
    assert {window(number) for number in range(36)} == {name for name in WINDOWS if name.count("-") == 2 and "sky" not in name}


def test_missing_cubes() -> None:
    assert missing([3, 0, 1, 0], [1, 2, 1, 1]) == [0, 2, 0, 1]
