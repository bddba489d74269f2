"""Die Charaktere: what each of the eight does otherwise than everybody else (the sheet beside the rulebook).

Raschid ad-Din Sinan    names the values of his dice while placing them (`placing.Die`); he never rolls, turns or is compensated
Matteo Polo             has the white die and draws a contract at the start of every round (`round.roll`, `round.pay_bonuses`)
Berke Khan              pays nothing for occupied blue spaces (`placing.bounds`, `placing.carry_out`)
Mercator ex Tabriz      is paid when others go to the bazaar, and with fewer players for more (`Tribute`, below)
Kubilai Khan            starts in Beijing with his first post (`set_up`, below)
Johannes Carprini       has 3 coins a round and jumps from oasis to oasis (`round.pay_bonuses`, `tables.Places.jumps`)
Wilhelm von Rubruk      has two more posts and places them on the way, too (`travel.enter`, `polo.posts.settle`)
Niccolò and Marco Polo  have a camel a round and two figures that share a journey (`round.pay_bonuses`, `travel.Travel`)

Who has which of these gifts stands in the component file; the rules ask for the gift, not for the name.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.frames import Task
from ...polo.items import Amounts
from ...polo.rules.payment import gain
from ...polo.state import NOWHERE
from ...polo.tables import Characters as PoloCharacters
from ..components import Components
from ..items import NOTHING, Bundle, parse, parse_payment
from ..state import MarcoPoloState
from ..tables import BOARD_SPACES, SPACES, VENEZIA, Places, Road


class Characters(PoloCharacters):
    """The characters as tuples by number."""

    def __init__(self, tables: Components, places: Places) -> None:
        cards = tables.characters.cards
        self.labels = tuple(card.id for card in cards)
        self.first_game = tuple(self.labels.index(name) for name in tables.characters.first_game)
        self.names_values = tuple(card.names_values for card in cards)
        self.white_die = tuple(card.white_die for card in cards)
        self.joins_free = tuple(card.joins_free for card in cards)
        self.income: tuple[Bundle, ...] = tuple(parse(card.income) if card.income else NOTHING for card in cards)
        self.start = tuple(places.labels.index(card.start) if card.start else VENEZIA for card in cards)
        self.roads: tuple[tuple[tuple[Road, ...], ...], ...] = tuple(
            places.jumps if card.oasis_jump else places.roads for card in cards
        )
        self.posts = tuple(places.posts + card.extra_posts for card in cards)
        self.posts_on_the_way = tuple(card.posts_on_the_way for card in cards)
        self.figures = tuple(card.figures for card in cards)
        self.is_paid = tuple(bool(card.tribute) for card in cards)
        self.tribute: dict[int, tuple[Amounts, ...]] = {}
        """What whoever `is_paid` gets when another seat uses a space, by player count."""
        fewest = tables.setup.players[0]
        for card in cards:
            for number, by_space in enumerate(card.tribute):
                due: list[Amounts] = [()] * SPACES
                for space, reward in by_space.items():
                    due[BOARD_SPACES.index(space)] = parse_payment(reward).amounts
                self.tribute[fewest + number] = tuple(due)


def set_up(s: MarcoPoloState, seat: int, character: int) -> None:
    """A seat has taken a character: figures and first posts are set up at once."""
    table = s.game.characters
    start = table.start[character]
    s.figures[2 * seat] = start
    s.figures[2 * seat + 1] = start if table.figures[character] == 2 else NOWHERE
    if start != VENEZIA:  # Kubilai's first post, one of his nine
        s.game.put_post(s, seat, start)
    if table.is_paid[character]:
        s.paid = seat


class Tribute(Task[MarcoPoloState]):
    """Mercator is paid for the use of a space, after the acting player (a ruling: mercator-paid-after)."""

    __slots__ = ("space",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: MarcoPoloState, seat: int) -> None:
        gain(s, seat, s.game.characters.tribute[s.players][self.space], kind="tribute")
