"""Tables laid out for a test: seat 0 is about to take the first turn with whatever matters, given by its labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.games.marco_polo_2.game import MarcoPolo2
from fondaco.games.marco_polo_2.rules.turn import TURN, TURNS
from fondaco.games.marco_polo_2.state import MarcoPolo2State
from fondaco.games.marco_polo_2.tables import BAG, CITIES, FIRST_BONUS, OUTPOSTS
from fondaco.games.polo.packing import BLACK, DIE_CODES
from tests.games.polo.tables import asked, play, put_card, put_outpost, set_items

GAME = cast(MarcoPolo2, fondaco.game("marco_polo_2"))
PLACE = {label: place for place, label in enumerate(GAME.places.labels)}
CONTRACT = {label: card for card, label in enumerate(GAME.contracts.labels)}
CHARACTER = {label: number for number, label in enumerate(GAME.characters.labels)}
SEAL = {label: seal for seal, label in enumerate(GAME.seals.labels)}
GOAL = {label: goal for goal, label in enumerate(GAME.goals.labels)}
SHORT = {label.split("_")[0]: label for label in GAME.characters.labels}
"""Characters by the first part of their names."""
PLAIN = "filippo de"
"""Two characters that change nothing while nobody places a post or deals with seals."""


def table(
    characters: str = PLAIN,
    dice: Sequence[str] = (),
    items: Sequence[str] = (),
    at: str = "",
    posts: Sequence[str] = (),
    contracts: Sequence[str] = (),
    seals: Sequence[str] = (),
    cards: dict[str, str] | None = None,
    outposts: dict[str, str] | None = None,
    bonuses: dict[str, str] | None = None,
    offers: str = "",
    display: dict[str, str] | None = None,
    **options: JsonValue,
) -> MarcoPolo2State:
    """A game in its first round, before the first turn of seat 0.

    ``dice`` are the values on each seat's tableau, black ones written ``b4``; what is missing of the own colour lies on the money
    bag. ``items`` are stores such as ``10 coin 3 camel``, all else 0. ``at`` is where the figures of seat 0 stand, ``posts`` are
    the posts of each seat, ``contracts`` those each has to fulfil, ``seals`` its guild seals, upgraded ones with an
    exclamation mark. ``cards`` puts city cards on spaces, ``outposts`` and ``bonuses`` put tiles on cities (no outposts
    otherwise), ``offers`` puts tiles on the three books, ``display`` contracts into cities.
    """
    names = [SHORT[name] for name in characters.split()]
    s = cast(MarcoPolo2State, GAME.new(len(names), seed=1, characters="drafted", **options))
    s.offered = tuple(sorted(CHARACTER[name] for name in names))
    for name in reversed(names):
        s.apply(s.parse(f"pick {name}"))
    while type(s.question).__name__ != "Turn":
        s.apply(s.legal_actions()[0])
    for seat in range(len(names)):
        set_items(s, seat, items[seat] if seat < len(items) else "")
        set_dice(s, seat, dice[seat] if seat < len(dice) else "6 6 6 6 6")
    s.first_dice = len(s.hand[0])
    for figure, place in enumerate(at.split()):
        s.figures[figure] = PLACE[place]
    for seat, cities in enumerate(posts):
        s.posts[seat] = sum(1 << PLACE[city] for city in cities.split())
    for seat, wanted in enumerate(contracts):
        set_contracts(s, seat, wanted)
    for seat, owned in enumerate(seals):
        set_seals(s, seat, owned)
    for space, card in (cards or {}).items():
        put_card(s, space, card)
        s.card_pile.cards = [card for card in s.card_pile.cards if card not in s.city_cards]
        s.card_pile.knowers = s.card_pile.knowers[: len(s.card_pile.cards)]
    for city in GAME.places.labels[:OUTPOSTS]:
        put_outpost(s, city, (outposts or {}).get(city, ""))
    for city, tile in (bonuses or {}).items():
        put_bonus(s, city, tile)
    for book, label in enumerate(offers.split()):
        put_offer(s, book, label)
    for city, wanted in (display or {}).items():
        set_display(s, city, wanted)
    assert s.invariant_violations() == []
    return s


def set_dice(s: MarcoPolo2State, seat: int, dice: str) -> None:
    """Give a seat exactly these dice."""
    old = s.hand[seat]
    new = tuple(sorted(int(die[-1]) * DIE_CODES + (BLACK if die[0] == "b" else seat) for die in dice.split()))
    s.hand[seat] = new
    s.black_dice += sum(die % DIE_CODES == BLACK for die in old) - sum(die % DIE_CODES == BLACK for die in new)
    s.black_values = s.black_values[: s.black_dice]
    missing = sum(die % DIE_CODES == seat for die in old) - sum(die % DIE_CODES == seat for die in new)
    s.board[BAG] += (DIE_CODES + seat,) * missing


def set_contracts(s: MarcoPolo2State, seat: int, wanted: str) -> None:
    """Give a seat exactly these contracts to fulfil; what it had goes under the pile."""
    for card in s.active[seat]:
        if card >= GAME.contracts.starting:
            s.pile.put_at_bottom(card)
    s.active[seat] = tuple(take_out(s, CONTRACT[label]) for label in wanted.split())


def set_display(s: MarcoPolo2State, city: str, wanted: str) -> None:
    """Lay two contracts out in a city."""
    cards = [take_out(s, CONTRACT[label]) for label in wanted.split()]
    for place, card in enumerate(cards, 2 * PLACE[city]):
        if s.display[place] != card:
            s.pile.put_at_bottom(s.display[place])
            s.display = (*s.display[:place], card, *s.display[place + 1 :])


def set_pile(s: MarcoPolo2State, wanted: str) -> None:
    """Put these contracts on top of the pile, the first of them topmost."""
    for label in reversed(wanted.split()):
        s.pile.put_on_top(take_out(s, CONTRACT[label]))


def take_out(s: MarcoPolo2State, card: int) -> int:
    """Take a contract from wherever it lies; a place in a city is filled from the bottom of the pile."""
    if card in s.pile.cards:
        s.pile.remove(card)
    elif card in s.display:
        s.display = tuple(s.pile.cards[0] if other == card else other for other in s.display)
        s.pile.remove(s.pile.cards[0])
    else:
        for seat in range(s.players):
            s.active[seat] = tuple(other for other in s.active[seat] if other != card)
    return card


def complete_before(s: MarcoPolo2State, seat: int, labels: str) -> None:
    """Contracts that a seat has fulfilled earlier in the game."""
    s.completed[seat] = tuple(take_out(s, CONTRACT[label]) for label in labels.split())


def set_seals(s: MarcoPolo2State, seat: int, owned: str) -> None:
    """Give a seat exactly these seals."""
    labels = owned.split()
    s.seals[seat] = sum(1 << SEAL[label.rstrip("!")] for label in labels)
    s.upgraded[seat] = sum(1 << SEAL[label.rstrip("!")] for label in labels if label.endswith("!"))


def put_bonus(s: MarcoPolo2State, city: str, tile: str) -> None:
    """Lay a city bonus on a city; if it lay elsewhere, the two change places."""
    tiles, at, wanted = list(s.bonuses), PLACE[city] - FIRST_BONUS, GAME.bonus_labels.index(tile)
    if wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[at]
    tiles[at] = wanted
    s.bonuses = tuple(tiles)


def put_offer(s: MarcoPolo2State, book: int, label: str) -> None:
    """Lay an offer tile on a book; if it lies in the stack, the two change places."""
    wanted, old = GAME.books.tile_labels.index(label), s.offers[book]
    s.offers = (*s.offers[:book], wanted, *s.offers[book + 1 :])
    stack = s.offer_stacks[book]
    stack.cards = [old if tile == wanted else tile for tile in stack.cards]


def set_goal(s: MarcoPolo2State, seat: int, label: str) -> None:
    """Give a seat this goal; whoever had it gets the other one."""
    goal, own = GOAL[label], s.goals[seat].cards[0]
    for pile in (*s.goals, s.goal_box):
        if goal in pile.cards:
            pile.cards[pile.cards.index(goal)] = own
    s.goals[seat].cards[0] = goal


def seals(s: MarcoPolo2State, seat: int = 0) -> list[str]:
    """The seals of a seat, upgraded ones with an exclamation mark."""
    return [
        label + "!" * (s.upgraded[seat] >> seal & 1) for seal, label in enumerate(GAME.seals.labels) if s.seals[seat] >> seal & 1
    ]


def contracts(s: MarcoPolo2State, seat: int = 0) -> list[str]:
    """The contracts that a seat has to fulfil."""
    return [GAME.contracts.labels[card] for card in s.active[seat]]


def give_turn(s: MarcoPolo2State, seat: int) -> MarcoPolo2State:
    """A fresh turn of that seat, in place of the one that is being played."""
    assert asked(s) == "Turn"
    s.stack[-2:] = [cast(Any, TURN[seat].following), TURNS[seat]]
    s.acted = s.bought = s.bagged = False
    s.new_posts, s.first_dice = 0, len(s.hand[seat])
    return s


def next_round(s: MarcoPolo2State) -> MarcoPolo2State:
    """Take all dice from the tableaus, so that the next round begins with whatever is asked then, or the game ends."""
    for seat in range(s.players):
        set_dice(s, seat, "")
    s.acted = True
    return play(s, "end")


def journey(
    moves: str, space: str = "middle", dice: str = "6 6 6 6 6", items: str = "20 coin 20 camel", **more: Any
) -> MarcoPolo2State:
    """Seat 0 travels on a space with its lowest dice."""
    s = table(dice=(dice,), items=(items,), **more)
    number = GAME.spaces.dice[GAME.spaces.labels.index(space)]
    lowest = ", ".join(f"die blue {value}" for value in sorted(dice.split())[:number])
    return play(s, f"place {space}, {lowest}, {moves}")


CITY_LABELS = GAME.places.labels[:CITIES]
