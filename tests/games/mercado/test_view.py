"""The view of Mercado, read from its SVG: the actions of pieces, coins and markers, and the chances."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from fondaco.core.messages import LANGUAGES
from fondaco.core.scene import LAYOUTS
from fondaco.draw.palette import DEBIT, INK, INK_2, PAPER, SLOT, SLOT_EDGE, STRIPE, contrast, mix
from fondaco.draw.panels import Box
from fondaco.draw.players import PLAYERS
from fondaco.games.mercado.packing import COINS
from fondaco.games.mercado.view import printed
from fondaco.games.mercado.view.board import SPACE, places
from fondaco.games.mercado.view.coins import FILLS, arranged
from fondaco.games.mercado.view.market_tile import HEADS, RING
from fondaco.games.mercado.view.printed import PrintedTile
from fondaco.games.mercado.view.symbols import SYMBOLS, goods_picture
from tests.draw.svg_inspection import SVG, actions, disabled_moves, ids, parse, piece, texts, title

from .positions import GAME, bag, deposit, give, play, seals, stand, table

both_layouts = pytest.mark.parametrize("layout", LAYOUTS)


# --- what can be clicked -----------------------------------------------------------------------------------------------------


@both_layouts
def test_tiles_answer_where_a_coin_is_laid(layout: str) -> None:
    s = table("shoe goblet chess jug", players=3)
    seals(s, 0, 1, 1)
    bag(s, "gold silver counterfeit")
    play(s, "draw")
    assert actions(s, "tile-goblet", layout) == ["put goblet"]
    assert actions(s, "tile-chess", layout) == ["put chess"]
    assert actions(s, "tile-changer", layout) == ["put changer"]
    assert actions(s, "tile-shoe", layout) == []
    assert actions(s, "key-bag", layout) == ["bag"]
    found = disabled_moves(s, layout)
    assert found["put shoe"].startswith("You cannot lay this coin (gold) on shoe (")
    assert "put goblet" not in found
    play(s, "bag")
    assert disabled_moves(s, layout)["bag"].startswith("You must lay at least one coin")


@both_layouts
def test_keys_bag_and_character_tile_answer_the_turn(layout: str) -> None:
    s = table(players=2)
    give(s, "p1 p3 p3")
    assert actions(s, "key-draw", layout) == ["draw"]
    assert actions(s, "mat", layout) == []
    assert disabled_moves(s, layout)["refill"] == "There is no coin on your character tile to put back."
    assert actions(s, "privilege-p1-1", layout) == ["privilege p1"]
    assert actions(s, "privilege-p3-1", layout) == actions(s, "privilege-p3-2", layout) == ["privilege p3"]
    bag(s, "gold gold silver counterfeit")
    assert actions(s, "mat", layout) == actions(s, "key-refill", layout) == ["refill"]
    play(s, "privilege p1")
    assert actions(s, "privilege-p3-1", layout) == []
    assert disabled_moves(s, layout)["privilege p3"] == "You have played a privilege in this turn; one a turn is all."
    bag(s, "gold gold")
    assert disabled_moves(s, layout)["draw"].startswith("To draw you need 3 coins in your bag, and it holds 2")


@both_layouts
def test_a_player_without_actions_passes_on_the_board(layout: str) -> None:
    s = table(players=2)
    bag(s, "gold gold")
    s.seats[0].mat = 0
    assert actions(s, "key-pass", layout) == ["pass"]


@both_layouts
def test_seals_and_symbols_are_answered_on_the_table(layout: str) -> None:
    s = play(table(players=2), "draw")
    assert actions(s, "key-seal", layout) == actions(s, "seals-0", layout) == ["seal"]
    assert actions(s, "key-enough", layout) == ["enough"]
    s = table(players=2)
    give(s, "p3")
    play(s, "privilege p3")  # the third space behind the start leads three further
    assert actions(s, "space-4", layout) == actions(s, "key-use", layout) == ["use"]
    assert actions(s, "key-leave", layout) == ["leave"]
    assert actions(s, "space-5", layout) == []


@both_layouts
def test_complete_tiles_and_lost_privileges_are_chosen_on_the_table(layout: str) -> None:
    s = table("shoe goblet chess jug letters")
    seals(s, 0, 0)
    deposit(s, "goblet", "gold gold")
    deposit(s, "jug", "silver")
    bag(s, "gold silver counterfeit")
    play(s, "draw, put goblet, put jug")
    assert actions(s, "tile-goblet", layout) == ["score goblet"]
    assert actions(s, "tile-jug", layout) == ["score jug"]
    assert disabled_moves(s, layout)["score chess"] == "You have not laid the whole price there: chess set."
    s = table("letters", players=2)
    give(s, "p1 p2", 1)
    seals(s, 0, 0)
    deposit(s, "letters", "gold gold")
    bag(s, "gold counterfeit counterfeit")
    play(s, "draw, put letters")
    assert s.player == 1
    assert actions(s, "privilege-p1-1", layout) == ["lose p1"]


@both_layouts
def test_the_start_disc_can_be_laid_on_every_space(layout: str) -> None:
    s = GAME.new(2, seed=1, start="chosen")
    assert [actions(s, f"space-{space}", layout) for space in range(1, 31)] == [[f"start {space}"] for space in range(1, 31)]


# --- coins -------------------------------------------------------------------------------------------------------------------


@both_layouts
def test_every_coin_on_the_table_is_a_piece_of_its_own(layout: str) -> None:
    s = table("goblet chess shoe jug", players=4)
    for seat, laid in enumerate(("gold gold", "gold", "copper", "silver silver")):
        deposit(s, "goblet" if "gold" in laid else "chess", laid, seat)
    bag(s, "silver silver gold counterfeit counterfeit")
    play(s, "draw")
    found = ids(parse(s.svg(0, layout=layout)))
    assert {id for id in found if id.startswith("coin-")} == {
        *("coin-0-goblet-gold-1", "coin-0-goblet-gold-2", "coin-1-goblet-gold-1"),
        *("coin-2-chess-copper-1", "coin-3-chess-silver-1", "coin-3-chess-silver-2"),
    }
    assert len([id for id in found if id.startswith("drawn-")]) == 3
    mat: list[int] = s.observe(0)["seats"][0]["mat"]  # type: ignore[index, call-overload, assignment]
    assert len([id for id in found if id.startswith("mat-0-")]) == sum(mat)


@both_layouts
def test_coins_come_from_the_bag_that_is_on_the_table(layout: str) -> None:
    """A page lets what is new fly from where one alike is gone, or from its home: that must be a piece, too."""
    s = table("goblet chess shoe jug", players=3)
    deposit(s, "goblet", "gold gold", 1)
    play(s, "draw")
    root = parse(s.svg(0, layout=layout))
    homes = {part.get("data-home") for part in root.iter()} - {None}
    assert homes <= set(ids(root))
    assert {f"pile-bag-{seat}-{kind}" for seat in range(3) for kind in COINS} <= set(ids(root))
    coin = piece(s, "coin-1-goblet-gold-1", layout=layout)
    assert (coin.get("data-like"), coin.get("data-home")) == ("1-gold", "pile-bag-1-gold")
    assert piece(s, "tile-goblet", layout=layout).get("data-home") == "pile-objects"


@pytest.mark.parametrize(
    ("price", "deposit", "places"),
    [
        (("gold", "gold", "turquoise"), "gold", ["gold", None, None]),
        (("gold", "gold", "turquoise"), "turquoise joker", [None, "joker", "turquoise"]),
        (("joker", "same", "same"), "silver", [None, "silver", None]),
        (("joker", "same", "same"), "silver joker", ["joker", "silver", None]),
        (("joker", "same", "same"), "joker joker", ["joker", None, "joker"]),
        (("gold", "different", "different"), "gold silver", ["gold", "silver", None]),
        (("different",) * 4, "copper gold", ["gold", "copper", None, None]),
    ],
)
def test_coins_lie_on_the_places_of_the_price(price: tuple[str, ...], deposit: str, places: list[str | None]) -> None:
    purse = [deposit.split().count(kind) for kind in COINS[:5]]
    assert arranged(price, purse) == places


def test_every_deposit_that_a_price_allows_can_be_arranged() -> None:
    for label, takes in zip(GAME.tiles.labels, GAME.tiles.takes, strict=True):
        face = GAME.view.printed.tiles[label]
        for packed in takes:
            purse = [packed >> 8 * kind & 255 for kind in range(5)]
            laid = [kind for kind in arranged(face.price, purse) if kind is not None]
            assert [laid.count(kind) for kind in COINS[:5]] == purse


# --- chances -----------------------------------------------------------------------------------------------------------------


@both_layouts
def test_the_chances_of_the_next_draw_are_shown(layout: str) -> None:
    """Of the four ways to draw three of these four coins one gold comes in all, both in two; silver in three."""
    s = table(players=2)
    bag(s, "gold gold silver counterfeit")
    gold = piece(s, "pile-bag-0-gold", layout=layout)
    assert title(gold) == "gold: 2 in the bag · 1 or more: 100 % · 2 or more: 50 %"
    assert texts(gold)[-2:] == ["2", "100"]
    assert texts(piece(s, "pile-bag-0-silver", layout=layout))[-2:] == ["1", "75"]
    assert texts(piece(s, "pile-bag-0-joker", layout=layout))[-2:] == ["0", "0"]
    assert "chance of one or more in the next 3" in s.svg(0, layout=layout)
    bag(s, "gold gold")
    assert "too few coins to draw" in s.svg(0, layout=layout)


@both_layouts
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_everybody_sees_the_chances_of_everybody(layout: str, viewer: int | None) -> None:
    s = table(players=3)
    bag(s, "gold gold silver counterfeit", 1)
    silver = piece(s, "pile-bag-1-silver", viewer, layout)
    assert title(silver) == "silver: 1 in the bag · 1 or more: 75 %"
    empty, filled = silver.findall(f"{SVG}rect")
    assert float(filled.get("width", 0)) == pytest.approx(0.75 * float(empty.get("width", 0)), abs=0.01)


def test_while_coins_are_laid_the_next_draw_is_that_of_the_next_turn() -> None:
    s = play(table("goblet chess shoe jug"), "draw")
    assert "in the next 2" in s.svg(0)
    play(s, "enough")
    assert "in the next 3" in s.svg(0)


# --- the board ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 7, 29, 30, 31, 60])
def test_the_spaces_go_round_without_a_gap(count: int) -> None:
    box = Box(10, 20, 900, 500)
    spots = [place for place, _ in places(count, box, 40)]
    assert len(spots) == count
    for place in spots:
        assert box.x - 0.01 <= place.x < place.right <= box.right + 0.01
        assert box.y - 0.01 <= place.y < place.bottom <= box.bottom + 0.01
    for one, other in combinations(spots, 2):
        assert (
            one.right <= other.x + 0.01
            or other.right <= one.x + 0.01
            or one.bottom <= other.y + 0.01
            or other.bottom <= one.y + 0.01
        )


@both_layouts
def test_spaces_count_from_the_start_disc(layout: str) -> None:
    s = table(players=2, start=4)
    assert [texts(piece(s, f"space-{space}", layout=layout))[0] for space in (4, 5, 30, 1, 3)] == ["0", "1", "26", "27", "29"]
    assert title(piece(s, "space-4", layout=layout)) == "the start disc: the end of the way"
    assert title(piece(s, "space-5", layout=layout)) == "a counterfeit back into the supply"


@both_layouts
def test_the_upper_marker_is_drawn_above(layout: str) -> None:
    s = table(players=3)
    stand(s, 5, 7, 5, order=(1, 2, 0))
    root = parse(s.svg(0, layout=layout))
    markers = [part for part in root.iter() if re.fullmatch(r"marker-\d", part.get("id", ""))]
    ys = {part.get("id"): float((part.get("transform") or "").split()[1].rstrip(")")) for part in markers}
    order = [part.get("id") for part in markers]
    assert order.index("marker-2") > order.index("marker-0")
    assert ys["marker-2"] < ys["marker-0"]
    assert sorted(re.findall(r"\d\w\w, space \d+", s.svg(0, layout=layout))) == ["1st, space 7", "2nd, space 5", "3rd, space 5"]


def test_points_by_rank_show_what_they_are_worth_now() -> None:
    s = table("music-box", players=4)
    stand(s, 9, 5, 7, 1)
    for seat, rank in ((0, "1"), (2, "2"), (1, "3"), (3, "4")):
        tile = piece(s, "tile-music-box", seat)
        assert [words for words in texts(tile) if words.isdigit()] == [rank]


# --- secrets and words -------------------------------------------------------------------------------------------------------


@both_layouts
def test_privileges_are_seen_by_their_owner_alone(layout: str) -> None:
    s = table(players=3)
    give(s, "p3 p1-joker", 1)
    assert {"privilege-p3-1", "privilege-p1-joker-1"} <= set(ids(parse(s.svg(1, layout=layout))))
    for viewer in (0, 2, None):
        assert not [id for id in ids(parse(s.svg(viewer, layout=layout))) if id.startswith("privilege-")]


def test_words_and_letters_in_both_languages() -> None:
    s = table("shoe goblet cup jug")
    assert title(piece(s, "tile-cup")) == "pewter cup (2 copper → 2 points, 1 seal)"
    for lang, letter, name in (("en", "C", "Pewter cup"), ("de", "R", "Zinnbecher")):
        picture = s.svg(0, lang)
        assert f">{letter}</text>" in picture
        assert f">{name}</text>" in picture


def test_a_sold_tile_says_so() -> None:
    s = table("shoe goblet chess jug")
    seals(s, 0, 0)
    deposit(s, "goblet", "gold gold")
    deposit(s, "changer", "silver silver")
    bag(s, "gold silver counterfeit")
    play(s, "draw, put goblet, put changer, score goblet")
    assert "sold" in texts(piece(s, "tile-goblet"))
    assert actions(s, "tile-chess") == ["put chess"]
    assert disabled_moves(s)["put goblet"] == "That tile has been sold in this turn: goblet."
    assert disabled_moves(s)["put changer"] == "The joker goes to another tile than the money changer's."


# --- what is printed ---------------------------------------------------------------------------------------------------------


def test_every_tile_has_a_picture_of_its_own() -> None:
    tiles = GAME.view.printed.tiles.values()
    assert {goods_picture(face) for face in tiles} == {f"goods-{face.label}" for face in tiles} <= set(SYMBOLS)
    assert goods_picture(PrintedTile("teapot", "object", ("gold", "gold"), 3, (), ())) in SYMBOLS


def test_view_and_rules_count_coins_in_the_same_order() -> None:
    assert printed.COINS == COINS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "count"), [("objects", 24), ("scents", 12), ("privileges", 8), ("boards", 2), ("symbols", 17)])
def test_the_reference_shows_everything(kind: str, count: int, lang: str) -> None:
    drawn = GAME.render_gallery(kind, lang) or ""
    root = parse(drawn)
    if kind in ("objects", "scents"):
        labels = [label for label, face in GAME.view.printed.tiles.items() if face.kind == kind.removesuffix("s")]
        assert len(labels) == count
        assert set(labels) <= {words.text for words in root.iter(f"{SVG}text")}
    elif kind == "privileges":
        assert drawn.count('href="#sign-privilege"') == count
    elif kind == "boards":
        assert [words for words in texts(root) if words.startswith(("Side", "Seite"))] == [
            f"{'Side' if lang == 'en' else 'Seite'} {side}" for side in "AB"
        ]
        assert drawn.count('href="#sign-flag"') == count
    else:
        signs = {id for id in re.findall(r'href="#([\w-]+)"', drawn) if id != "sign-others"}
        assert len(signs) == count
    assert GAME.render_gallery("dragons", lang) is None


def test_what_is_written_and_drawn_stands_out() -> None:
    """WCAG AA: 4.5 for words and letters, 3 for marks and outlines."""
    for kind in COINS[:4]:
        assert contrast(INK, FILLS[kind]) >= 4.5
    for ground in (*HEADS.values(), DEBIT, SLOT, STRIPE, SPACE):
        assert contrast(INK_2, ground) >= 4.5
    for player in PLAYERS:
        side = mix(player.fill, PAPER, 0.8)
        assert contrast(player.shade, side) >= 3
        assert contrast(RING, side) >= 3
    assert contrast(SLOT_EDGE, SLOT) >= 3
