"""The view of Eine neue Welt, read from its SVG: the actions of pieces, and their titles."""

from __future__ import annotations

import pytest

from fondaco.games.century.settlers.view.location import FULL
from fondaco.games.century.settlers.view.point_card import SETTLER_SYMBOLS
from fondaco.games.century.settlers.view.settler_symbols import effect
from fondaco.games.new_world.state import NewWorldState
from tests.draw.svg_inspection import actions, ids, parse, text_and_frame_areas

from .positions import GAME, cover, own, own_tiles, play, settle, stack, table


def titles(state: NewWorldState, lang: str = "en") -> dict[str, str]:
    """The titles of pieces by id."""
    root = parse(state.svg(0, lang))
    return {
        id: part[0].text or "" for part in root.iter() if (id := part.get("id")) and len(part) and part[0].tag.endswith("title")
    }


def words(state: NewWorldState, layout: str = "wide") -> list[str]:
    """All texts of a picture."""
    return [text.words for text, _ in text_and_frame_areas(parse(state.svg(0, "en", layout)))[1]]


def test_every_location_in_play_is_drawn() -> None:
    for board in ("D1", "G1", "H1"):
        state = table(board=board)
        for layout in ("wide", "tall"):
            found = set(ids(parse(state.svg(0, "en", layout))))
            assert {f"place-{GAME.boards.locations.labels[place]}" for place in state.boards.locations_in_play} <= found


def test_slips_cards_stacks_and_tiles_answer_the_question() -> None:
    state = table([2, 0, 0, 1], "E01")
    cover(state, "C1-3", "X05")
    stack(state, "A1-1", "B05 B16")
    assert actions(state, "place-A1-3") == ["work A1-3"]
    assert actions(state, "card-E01") == []
    play(state, "work A1-1")
    assert actions(state, "card-E01") == ["claim"]
    assert actions(state, "bonus-B16") == ["bonus A1-1"]
    play(state, "claim")
    assert actions(state, "tile-X05") == ["explore X05"]


def test_only_the_fort_that_is_used_can_be_clicked() -> None:
    state = table([9, 9, 9, 9], "E01 N01")
    settle(state, 0, "A1-2", 1)
    play(state, "work A1-1")
    assert actions(state, "card-E01") == ["claim"]
    assert actions(state, "card-N01") == []


def test_cubes_count_up_to_the_one_that_is_clicked() -> None:
    state = play(table([3, 0, 0, 0]), "work A1-4")
    assert actions(state, "cube-0-yellow-2") == ["upgrade yellow 2"]
    assert actions(state, "cube-0-yellow-3") == []  # two steps are shown


def test_pieces_are_described_in_full_words() -> None:
    state = table([0, 0, 0, 0], "N01")
    described = titles(state)
    assert described["place-A1-5"] == "A1-5 (canoe, 2 settlers: 3 corn → 2 meat)"
    assert described["card-N01"].endswith("· you lack 2 corn + 2 meat")
    assert titles(state, "de")["place-A1-5"] == "A1-5 (Kanu, 2 Siedler: 3 Mais → 2 Fleisch)"


def test_bonus_tiles_say_what_they_are_worth_now() -> None:
    state = table()
    own(state, "T01 T03 T05 S01 S03 S05 N01")
    own_tiles(state, "B05 B08 B02")
    for layout in ("wide", "tall"):
        assert {"= 3", "= 9", "= 6"} <= set(words(state, layout))


def test_the_number_needed_now_is_shown() -> None:
    """The printed number is three, less two for the viewer's help. Spectators see the printed number."""
    state = table()
    own(state, "N05 N07")
    assert state.observe(0)["locations"]["B1-4"]["needed"] == 1  # type: ignore[call-overload,index]
    assert state.observe(1)["locations"]["B1-4"]["needed"] == 3  # type: ignore[call-overload,index]
    assert state.observe(None)["locations"]["B1-4"]["needed"] == 3  # type: ignore[call-overload,index]


def test_the_help_of_cards_is_summed_up() -> None:
    state = table()
    own(state, "N01 N03 T01")
    assert {"−2", "+1"} <= set(words(state))


@pytest.mark.parametrize("taken", [0, FULL.right])
def test_what_a_location_does_fits_on_its_slip(taken: float) -> None:
    for face in GAME.view.printed.locations.values():
        if face.kind != "fort":
            room = FULL.width - FULL.plate - 14 - taken
            assert effect(face, room, 48)[1] <= room + 1, face.label


def test_every_picture_has_its_symbols() -> None:
    """Each card has a window, each kind a sign."""
    assert {f"w-{kind}-{sky}" for kind in range(4) for sky in range(5)} <= set(SETTLER_SYMBOLS)
    assert {"n-kind-help", "n-kind-tool", "n-kind-settlers", "n-kind-exploration", "n-fort", "n-settler"} <= set(SETTLER_SYMBOLS)


@pytest.mark.parametrize("name", ["points", "bonus", "explorations", "locations"])
def test_galleries(name: str) -> None:
    drawn = GAME.render_gallery(name, "en")
    assert drawn is not None
    labels = {
        "points": list(GAME.view.printed.cards),
        "bonus": list(GAME.view.printed.bonus),
        "explorations": list(GAME.view.printed.explorations),
        "locations": [label for label, face in GAME.view.printed.locations.items() if face.kind != "fort"],
    }[name]
    texts = [text.words for text, _ in text_and_frame_areas(parse(drawn))[1]]
    assert set(labels) <= set(texts)
    assert GAME.render_gallery("dragons", "en") is None
