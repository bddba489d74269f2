"""What every view must fulfil, looked at without eyes: what can be clicked, what stands where, whether words fit."""

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

DRAWN = [id for id in fondaco.games() if find_spec(f"fondaco.games.{id}.view")]
"""The games that have a view of their own."""
REGIONS = {f"region-{name}" for name in ("ground", "prompt", "board", "tableau", "opponents", "actions", "defs")}

every_view = pytest.mark.parametrize(
    ("id", "players"),
    [(id, players) for id in DRAWN for players in range(fondaco.game(id).min_players, fondaco.game(id).max_players + 1)],
)


def tables(id: str, players: int, wanted: int) -> Iterator[fondaco.State]:
    """Positions spread over random games, plain and with the last choice of every option; the last of each is over."""
    game = fondaco.game(id)
    for options in ({}, {name: option.choices[-1] for name, option in game.options().items()}):
        length = sum(1 for _ in random_play(game.new(players, seed=players, **options), stream(players)))
        state = game.new(players, seed=players, **options)
        for number, before in enumerate(random_play(state, stream(players))):
            if number * wanted % length < wanted:
                yield before
        yield state


@every_view
def test_everything_legal_can_be_clicked_and_nothing_else(id: str, players: int) -> None:
    for state in tables(id, players, 6):
        for seat, layout in product((*range(players), None), LAYOUTS):
            found = buttons(parse(state.svg(seat, "en", layout)))
            legal = {str(action) for action in state.legal_actions()} if seat == state.player else set()
            assert {part.get("data-action") for part in found} == legal
            for part in found:
                assert part.get("role") == "button"
                assert part.get("tabindex") == "0"
                assert part.get("aria-label") == state.describe(int(part.get("data-action", "")))


@every_view
def test_ids_are_unique_and_regions_there(id: str, players: int) -> None:
    for state in tables(id, players, 10):
        for layout in LAYOUTS:
            found = ids(parse(state.svg(state.player, "en", layout)))
            assert len(found) == len(set(found)), sorted(id for id in found if found.count(id) > 1)
            assert set(found) >= REGIONS


@every_view
def test_words_stay_in_their_frames_and_apart(id: str, players: int) -> None:
    """Even in the widest fonts and in German."""
    for state in tables(id, players, 4):
        for seat, lang, layout in product((state.player, None), LANGUAGES, LAYOUTS):
            root = parse(state.svg(seat, lang, layout))
            width, height = float(root.get("width", 0)), float(root.get("height", 0))
            _, texts = text_and_frame_areas(root)
            for words, frame in texts:
                assert words.left >= 0, words
                assert words.right <= width, words
                assert words.bottom <= height, words
                if frame and not words.figure:
                    assert frame.left < words.left, (words, frame)
                    assert words.right < frame.right, (words, frame)
            for one, other in combinations([words for words, _ in texts if not words.figure], 2):
                assert not one.overlaps(other), (one, other)


@every_view
def test_every_dead_target_has_a_reason_and_only_whoever_is_asked_has_them(id: str, players: int) -> None:
    for state in tables(id, players, 12):
        for layout in LAYOUTS:
            assert all(disabled_moves(state, layout).values())
        for seat in (*range(players), None):
            assert seat == state.player or "data-why" not in state.svg(seat)


@every_view
def test_names_are_shown_escaped_and_cut(id: str, players: int) -> None:
    state = fondaco.game(id).new(players, seed=1)
    names = ['<&">', "x" * 200, "\x00'\"", "名" * 30, "Doro"][:players]
    for layout in LAYOUTS:
        texts = text_and_frame_areas(parse(state.svg(1, "de", layout, names)))[1]
        words = [text.words for text, _ in texts]
        assert '<&">' in words
        assert not any("x" * 50 in line for line in words)
        for text, frame in texts:
            assert frame is None or text.figure or text.right < frame.right, text


@every_view
def test_a_spectator_is_not_told_that_it_is_their_turn(id: str, players: int) -> None:
    for state in tables(id, players, 3):
        assert "Your turn" not in state.svg(None)


@every_view
def test_the_end_is_a_reckoning(id: str, players: int) -> None:
    state = fondaco.game(id).new(players, seed=3)
    for _ in random_play(state, stream(3)):
        pass
    for layout in LAYOUTS:
        picture = state.svg(None, "en", layout)
        assert "Final reckoning" in picture
        assert f">{max(state.scores())}</text>" in picture
        assert 'href="#i-points-winner"' in picture


@every_view
def test_a_picture_depends_on_its_scene_alone_and_stands_on_its_own(id: str, players: int) -> None:
    state = fondaco.game(id).new(players, seed=9)
    for _ in random_play(state, stream(9), 80):
        pass
    for seat, layout in product((0, None), LAYOUTS):
        scene = build_scene(state, seat, "en", layout)
        picture = state.game.render(scene)
        assert picture == state.game.render(scene) == state.clone().svg(seat, "en", layout)
        assert "<script" not in picture
        assert "http" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")


NAMED = re.compile(r'(?:href="|url\()#([\w-]+)')


@every_view
def test_a_picture_asks_for_nothing_that_it_does_not_hold(id: str, players: int) -> None:
    """No file, no font and no style from elsewhere: whatever is referred to is in the picture, and it has a size."""
    for state, layout in product(tables(id, players, 2), LAYOUTS):
        picture = state.svg(state.player, "en", layout)
        root = parse(picture)
        assert set(NAMED.findall(picture)) <= set(ids(root))
        assert len(re.findall(r"href=|url\(|@import|@font-face", picture)) == len(NAMED.findall(picture))
        assert {name for part in root.iter() for name in part.get("class", "").split()} <= {"halo"}, (
            "styled by the picture itself"
        )
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert "sans-serif" in root.get("font-family", "")


def test_several_pictures_can_stand_on_one_page() -> None:
    """As in a notebook: what a picture there refers to is its own, whatever else has been shown."""
    shown = [fondaco.game(id).new(seed=4)._repr_svg_() for id in DRAWN]
    found = [ids(parse(picture)) for picture in shown]
    for picture, own in zip(shown, found, strict=True):
        assert set(NAMED.findall(picture)) <= set(own)
    assert len(set().union(*found)) == sum(map(len, found))
