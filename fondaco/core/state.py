"""The state of a game: the contract that every game fulfils.

A game's own state adds columns (ints, lists of ints, piles, parts) and declares each of them once (`columns`). Everything else is
here. A state has no ``__init__``: ``State()`` is an empty object that `start` or `clone` fills.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, Generic, Self, SupportsIndex

import msgspec

from .columns import complete, kernel
from .errors import IllegalAction, InvalidOption, Refused
from .events import Event
from .frames import NOT_ASKED, Agenda, Frame, Question, Task
from .messages import JsonValue, Message
from .native import G_co, mypyc_attr
from .parts import Columns
from .rendering import with_unique_ids
from .rng import Rng, Seed, Stream, key_of
from .scene import build_scene

if TYPE_CHECKING:
    from .game import Game

MAX_SUGGESTED_ACTIONS = 8
"""How many possible actions an error lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, init=False, repr=False)
class State(Columns, Generic[G_co]):
    """A position: everything that is known at the table, to anyone, and what is to be decided next."""

    game: G_co = kernel()
    """Never declared again: a subclass narrows it by the type argument, as in ``class MercadoState(State["Mercado"])``."""
    players: int = kernel()
    seed: Seed | None = kernel()
    """What the game was started from; a determinized state has none."""
    options: Mapping[str, JsonValue] = kernel()
    rng: Rng = kernel()
    stack: list[Frame[Any]] = kernel("{}[:]")
    moves: array[int] = kernel("{}[:]")
    revealed: int = kernel()
    turn_number: int = kernel()
    """Turns begun so far; a driver sees by it where one turn ends and the next begins."""
    over: bool = kernel()
    """Whether the game has ended."""
    event_sink: list[Event] | None = kernel("None")
    """Where events go; None: nobody listens. What happens while the table is set up is heard from here on."""

    def start(self, game: Game, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        """Give everything its first value; `Game.set_up` does the rest."""
        complete(type(self))
        self.start_kernel(game, players, seed, options)
        self.set_first_values(players)

    def start_kernel(self, game: Game, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        """Give the attributes that every state has their first values."""
        self.game = game  # type: ignore[assignment]
        self.players = players
        self.seed = seed
        self.options = options
        self.rng = Rng(key_of(seed))
        self.stack = []
        self.moves = array("H")
        self.revealed = 0
        self.turn_number = 0
        self.over = False
        self.event_sink = []

    # --- playing -------------------------------------------------------------------------------------------------------------

    @property
    def player(self) -> int | None:
        """The seat to act, None when over."""
        stack = self.stack
        return stack[-1].seat if stack else None

    @property
    def question(self) -> Question[Any]:
        """What is being asked; only before the end."""
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def legal_actions(self) -> list[int]:
        """The legal actions, sorted; empty only when the game is over."""
        stack = self.stack
        if not stack:
            return []
        question: Question[Any] = stack[-1]  # type: ignore[assignment]  # that is what `run_to_question` leaves
        return question.legal(self)

    def apply(self, action: SupportsIndex, events: list[Event] | None = None) -> None:
        """Play an action. An illegal one raises `IllegalAction` and changes nothing."""
        stack = self.stack
        if not stack:
            raise self._illegal_action(action, Message("game-over"))
        checked = action if type(action) is int and 0 <= action < self.game.num_actions else self._checked_action(action)
        question: Question[Any] = stack.pop()  # type: ignore[assignment]
        self.event_sink = events
        try:
            question.apply(self, checked)
        except Refused as refused:
            stack.append(question)
            self.event_sink = None
            raise self._illegal_action(checked, self._public_reason(refused)) from None
        if not stack or not isinstance(stack[-1], Question):
            self.run_to_question()
        self.event_sink = None
        self.moves.append(checked)

    def run_to_question(self) -> None:
        """Work off what asks nothing, until the top of the stack is a question or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if type(top) is Agenda:
                if top.following is None:
                    stack.pop()
                else:
                    stack[-1] = top.following
                top.run(self, top.seat)
            elif isinstance(top, Task):
                stack.pop()
                top.run(self, top.seat)
            else:
                return
        self.over = True

    def apply_all(self, actions: Iterable[int], events: list[Event] | None = None) -> None:
        """Play several actions, all or none of them."""
        actions = list(actions)
        trial = self.clone()
        for action in actions:
            trial.apply(action)
        for action in actions:
            self.apply(action, events)

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    # --- for the rules -------------------------------------------------------------------------------------------------------

    def emit(self, kind: str, seat: int | None, audience: tuple[int, ...] | None = None, **data: JsonValue) -> None:
        """Report an event to whoever listens. Rules guard it with ``if s.log is not None`` where building the data costs."""
        if self.event_sink is not None:
            self.event_sink.append(Event(kind, seat, data, audience, self.game.translator))

    def others_clockwise(self, seat: int) -> list[int]:
        """The other seats, clockwise from the one after this seat."""
        return [(seat + offset) % self.players for offset in range(1, self.players)]

    def setup_events(self) -> list[Event]:
        """What happened before the first decision: it follows from the seed, which a determinized state does not have."""
        return [] if self.seed is None else self.game.new_with_events(self.players, self.seed, self.options)[1]

    # --- results -------------------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, per seat; before the end public points only."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat; before the end public points only."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """What ranks a seat, higher is better: the score first, then the tie-breaks."""
        return (self.scores()[seat],)

    def ranks(self) -> list[int]:
        """The rank of each seat: 0 is best, ties share."""
        standings = [self.ranking_key(seat) for seat in range(self.players)]
        return [sum(other > own for other in standings) for own in standings]

    def invariant_violations(self) -> list[str]:
        """Broken invariants, such as a piece that is nowhere; empty when all is sound."""
        return []

    # --- hidden information --------------------------------------------------------------------------------------------------

    def observe(self, seat: SupportsIndex | None) -> dict[str, JsonValue]:
        """What a seat may know, as plain JSON values; None: a spectator."""
        viewer = self._checked_seat(seat)
        asked: JsonValue = self.stack[-1].to_json() if self.stack else None
        return {
            "game": self.game.id,
            "options": dict(self.options),
            "players": self.players,
            "seat": viewer,
            "player": self.player,
            "question": asked,
            "ranks": self.ranks() if self.over else None,
            **self.observe_game(viewer),
        }

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        """The game's own part of an observation: unless a game says otherwise, all columns that are not hidden."""
        return self.observe_columns(seat)

    def shown(self, seat: int | None) -> dict[str, JsonValue]:
        """What pictures and the terminal show a seat: its observation, but of what lies covered before others only the number."""
        return self.observe(seat)

    def shown_points(self, seat: int | None) -> Sequence[Mapping[str, int | None]]:
        """Points by source, per seat, as far as they are shown to a seat; None for what lies covered."""
        return self.breakdown()

    def determinize(self, seat: SupportsIndex | None, seed: Seed) -> Self:
        """A full state that this seat cannot tell from the real one: all it cannot know is drawn anew."""
        viewer = self._checked_seat(seat)
        other = self.clone()
        other.seed = None
        other.moves = array("H")
        other.rng = Rng(key_of(seed))
        other.resample_hidden(viewer, other.rng.stream("redraw"))
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """Draw anew what a seat cannot know. Games with hidden things shuffle their piles here."""

    # --- words and pictures --------------------------------------------------------------------------------------------------

    def notation(self, action: SupportsIndex) -> str:
        """The text a player would type for an action."""
        return self.game.space.notation(self._checked_action(action))

    def parse(self, text: str) -> int:
        """The action of a text; raises `NotUnderstood`."""
        return self.game.space.parse(text)

    def describe(self, action: SupportsIndex, lang: str = "en", player_names: Sequence[str] | None = None) -> str:
        """An action as a sentence for the seat to act: it may tell what only it knows. ``names`` are those at the table."""
        checked = self._checked_action(action)
        message = self.action_message(checked)
        args = {**message.args, **self.own_action_details(checked)}
        return self.game.translator.format(Message(message.id, args), lang, player_names)

    def action_message(self, action: SupportsIndex) -> Message:
        """An action as a message, to be said now or later to anybody: it stays true when the position has changed."""
        checked = self._checked_action(action)
        family = self.game.space.family(checked)
        labels = {name: int(label) if label.isdigit() else label for name, label in family.labels(checked).items()}
        return Message(f"action-{family.name}", {**labels, **self.action_details(checked)})

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """What the position adds to the words of an action, in public facts only; nothing, unless a game says otherwise."""
        return {}

    def own_action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """What only the seat to act knows of an action, in place of `details`; nothing, unless a game says otherwise."""
        return {}

    def prompt(self, lang: str = "en", player_names: Sequence[str] | None = None, seat: int | None = None) -> str:
        """What the seat to act is being asked, in public facts; if that very seat reads it, also in what only it knows."""
        if not self.stack:
            return self.game.translator.format(Message("game-over"), lang, player_names)
        question = self.question
        message = question.own_prompt(self) if seat is not None and seat == self.player else question.prompt(self)
        return self.game.translator.format(message, lang, player_names)

    def why_not(self, action: SupportsIndex, lang: str = "en") -> str | None:
        """The reason why an action is not legal now, None if it is."""
        try:
            self.clone().apply(action)
        except IllegalAction as error:
            reason = error.message.args["reason"]
            assert isinstance(reason, Message)
            return self.game.translator.format(reason, lang)
        return None

    def encode(self, seat: int | None) -> array[float]:
        """The observation as numbers, `Game.encoding_size` of them."""
        return self.game.encode(self.observe(seat))

    def svg(
        self, seat: int | None = None, lang: str = "en", layout: str = "wide", player_names: Sequence[str] | None = None
    ) -> str:
        """The table as a seat sees it."""
        return self.game.render(build_scene(self, seat, lang, layout, player_names))

    def _repr_svg_(self) -> str:
        """The table as everybody sees it, for a notebook."""
        return with_unique_ids(self.svg())

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.game.id}: over, scores {self.scores()}>"
        answers = ", ".join(map(self.notation, self.legal_actions()))
        return f"<{self.game.id}: seat {self.player}, {self.prompt()} {answers}>"

    # --- identity ------------------------------------------------------------------------------------------------------------

    def key(self) -> bytes:
        """All that future play depends on, the generator included, the history excluded."""
        options = {name: value for name, value in self.options.items() if name not in self.game.only_shown}
        return msgspec.msgpack.encode(
            [self.game.id, self.players, options, self.rng.key, [frame.to_json() for frame in self.stack], self.to_json()],
            enc_hook=_to_json,
        )

    # --- errors --------------------------------------------------------------------------------------------------------------

    def _checked_seat(self, seat: Any) -> int | None:
        """The seat, whatever was handed over."""
        if seat is None or seat in range(self.players):
            found: int | None = seat
            return found
        raise InvalidOption(Message("no-such-seat", {"value": repr(seat), "last": self.players - 1}))

    def _checked_action(self, action: SupportsIndex) -> int:
        """The action as an int of the space, whatever kind of number was handed over."""
        number = _number(action)
        if not 0 <= number < self.game.num_actions:
            raise self._illegal_action(action, Message("no-such-action", {"last": self.game.num_actions - 1}))
        return number

    def _public_reason(self, refused: Refused) -> Message:
        if refused.message.id == NOT_ASKED:
            return Message(NOT_ASKED, {"prompt": self.question.prompt(self)})
        return refused.message

    def _illegal_action(self, action: object, reason: Message) -> IllegalAction:
        space = self.game.space
        legal = self.legal_actions()
        shown = ", ".join(map(space.notation, legal[:MAX_SUGGESTED_ACTIONS])) + (
            " …" if len(legal) > MAX_SUGGESTED_ACTIONS else ""
        )
        number = _number(action)
        tried = space.notation(number) if number in range(space.size) else repr(action)
        args: dict[str, JsonValue | Message] = {"tried": tried, "reason": reason, "possible": shown, "count": len(legal)}
        return IllegalAction(Message("illegal-action", args), self.game.translator)


def _number(action: Any) -> int:
    """What was handed over as an int; -1 for what is no whole number."""
    try:
        return index(action)
    except TypeError:
        return -1


def _to_json(part: Any) -> JsonValue:
    value: JsonValue = part.to_json()
    return value
