"""What every view must fulfil: the available actions, unique ids, and texts that fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import combinations, product

import pytest

import fondaco
from fondaco.core.messages import LANGUAGES
from fondaco.core.scene import LAYOUTS, build_scene
from tests.draw.svg_inspection import buttons, disabled_moves, ids, parse, text_and_frame_areas

from .positions import random_play, stream

GAMES_WITH_VIEWS = [game_id for game_id in fondaco.games() if find_spec(f"fondaco.games.{game_id}.view")]
"""The games that have their own view."""
REGIONS = {f"region-{name}" for name in ("ground", "prompt", "board", "tableau", "opponents", "actions", "defs")}

every_view = pytest.mark.parametrize(
    ("game_id", "players"),
    [
        (game_id, players)
        for game_id in GAMES_WITH_VIEWS
        for players in range(fondaco.game(game_id).min_players, fondaco.game(game_id).max_players + 1)
    ],
)


def spread_positions(game_id: str, players: int, number: int) -> Iterator[fondaco.State]:
    """Yield positions spread over two random games: one with default options, one with the last choice of every option.

    The last position of each game is its end.
    """
    game = fondaco.game(game_id)
    for options in ({}, {name: option.choices[-1] for name, option in game.options().items()}):
        length = sum(1 for _ in random_play(game.new(players, seed=players, **options), stream(players)))
        state = game.new(players, seed=players, **options)
        for index, before in enumerate(random_play(state, stream(players))):
            if index * number % length < number:
                yield before
        yield state


@every_view
def test_buttons_are_the_legal_actions(game_id: str, players: int) -> None:
    for state in spread_positions(game_id, players, 6):
        for seat, layout in product((*range(players), None), LAYOUTS):
            elements = buttons(parse(state.svg(seat, "en", layout)))
            legal = {str(action) for action in state.legal_actions()} if seat == state.player else set()
            assert {element.get("data-action") for element in elements} == legal
            for element in elements:
                assert element.get("role") == "button"
                assert element.get("tabindex") == "0"
                assert element.get("aria-label") == state.describe(int(element.get("data-action", "")))


@every_view
def test_ids_are_unique_and_all_regions_exist(game_id: str, players: int) -> None:
    for state in spread_positions(game_id, players, 10):
        for layout in LAYOUTS:
            element_ids = ids(parse(state.svg(state.player, "en", layout)))
            repeated = sorted(element_id for element_id in element_ids if element_ids.count(element_id) > 1)
            assert not repeated
            assert set(element_ids) >= REGIONS


@every_view
def test_texts_stay_in_their_frames_and_do_not_overlap(game_id: str, players: int) -> None:
    """Widths are those of the widest fonts; German texts are included."""
    for state in spread_positions(game_id, players, 4):
        for seat, lang, layout in product((state.player, None), LANGUAGES, LAYOUTS):
            root = parse(state.svg(seat, lang, layout))
            width, height = float(root.get("width", 0)), float(root.get("height", 0))
            _, texts = text_and_frame_areas(root)
            for text, frame in texts:
                assert text.left >= 0, text
                assert text.right <= width, text
                assert text.bottom <= height, text
                if frame and not text.figure:
                    assert frame.left < text.left, (text, frame)
                    assert text.right < frame.right, (text, frame)
            for left, right in combinations([text for text, _ in texts if not text.figure], 2):
                assert not left.overlaps(right), (left, right)


@every_view
def test_every_disabled_target_has_a_reason_and_only_the_player_to_move_sees_it(game_id: str, players: int) -> None:
    for state in spread_positions(game_id, players, 12):
        for layout in LAYOUTS:
            assert all(disabled_moves(state, layout).values())
        for seat in (*range(players), None):
            assert seat == state.player or "data-why" not in state.svg(seat)


@every_view
def test_player_names_are_escaped_and_shortened(game_id: str, players: int) -> None:
    state = fondaco.game(game_id).new(players, seed=1)
    names = ['<&">', "x" * 200, "\x00'\"", "名" * 30, "Doro"][:players]
    for layout in LAYOUTS:
        texts = text_and_frame_areas(parse(state.svg(1, "de", layout, names)))[1]
        words = [text.words for text, _ in texts]
        assert '<&">' in words
        assert not any("x" * 50 in line for line in words)
        for text, frame in texts:
            assert frame is None or text.figure or text.right < frame.right, text


@every_view
def test_a_spectator_does_not_see_your_turn(game_id: str, players: int) -> None:
    for state in spread_positions(game_id, players, 3):
        assert "Your turn" not in state.svg(None)


@every_view
def test_a_finished_game_shows_final_scores(game_id: str, players: int) -> None:
    state = fondaco.game(game_id).new(players, seed=3)
    for _ in random_play(state, stream(3)):
        pass
    for layout in LAYOUTS:
        picture = state.svg(None, "en", layout)
        assert "Final scores" in picture
        assert f">{max(state.scores())}</text>" in picture
        assert 'href="#i-points-winner"' in picture


@every_view
def test_a_picture_depends_only_on_its_scene_and_loads_nothing(game_id: str, players: int) -> None:
    state = fondaco.game(game_id).new(players, seed=9)
    for _ in random_play(state, stream(9), 80):
        pass
    for seat, layout in product((0, None), LAYOUTS):
        scene = build_scene(state, seat, "en", layout)
        picture = state.game.render(scene)
        assert picture == state.game.render(scene) == state.clone().svg(seat, "en", layout)
        assert "<script" not in picture
        assert "http" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")


REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


@every_view
def test_a_picture_contains_everything_it_refers_to(game_id: str, players: int) -> None:
    """No file, font or style is external, every referenced id exists in the picture, and the picture has a size."""
    for state, layout in product(spread_positions(game_id, players, 2), LAYOUTS):
        picture = state.svg(state.player, "en", layout)
        root = parse(picture)
        assert set(REFERENCE.findall(picture)) <= set(ids(root))
        assert len(re.findall(r"href=|url\(|@import|@font-face", picture)) == len(REFERENCE.findall(picture))
        assert {name for element in root.iter() for name in element.get("class", "").split()} <= {"halo"}, (
            "pictures use no other class, because no style sheet is loaded with them"
        )
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert "sans-serif" in root.get("font-family", "")


def test_ids_of_notebook_pictures_are_unique_on_a_page() -> None:
    """Every picture refers only to its own ids, and no two pictures share an id."""
    pictures = [fondaco.game(game_id).new(seed=4)._repr_svg_() for game_id in GAMES_WITH_VIEWS]
    ids_by_picture = [ids(parse(picture)) for picture in pictures]
    for picture, element_ids in zip(pictures, ids_by_picture, strict=True):
        assert set(REFERENCE.findall(picture)) <= set(element_ids)
    assert len(set().union(*ids_by_picture)) == sum(map(len, ids_by_picture))
