"""The state of a game: the contract that every game fulfils.

A game's own state adds columns (ints, lists of ints, piles, parts) and declares each of them once (`columns`). Everything else is
here. A state has no ``__init__``: ``State()`` is an empty object that `start` or `clone` fills.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, Self, SupportsIndex

import msgspec

from .columns import complete, kernel
from .errors import IllegalAction, InvalidOption, Refused
from .events import Event
from .frames import NOT_ASKED, Agenda, Frame, Question, Task
from .messages import JsonValue, Message
from .native import G_co, mypyc_attr
from .parts import Columns
from .rng import Rng, Seed, Stream, key_of

if TYPE_CHECKING:
    from .game import Game

MAX_SUGGESTED_ACTIONS: Final = 8
"""The number of legal actions that an error lists."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True, eq=False, init=False, repr=False)
class State(Columns, Generic[G_co]):
    """A complete position, hidden information and pending frames included."""

    game: G_co = kernel()
    """Never declared again: a subclass narrows it by the type argument, as in ``class MercadoState(State["Mercado"])``."""
    players: int = kernel()
    seed: Seed | None = kernel()
    """The seed of the game; None in a determinized state."""
    options: Mapping[str, JsonValue] = kernel()
    rng: Rng = kernel()
    stack: list[Frame[Any]] = kernel("{}[:]")
    moves: array[int] = kernel("{}[:]")
    revealed: int = kernel()
    turn_number: int = kernel()
    """The number of turns begun so far."""
    over: bool = kernel()
    """Whether the game has ended."""
    event_sink: list[Event] | None = kernel("None")
    """The list that receives events; None while there is no listener. During the set-up it collects the set-up events."""

    def start(self, game: Game, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        """Give every column its first value; `Game.set_up` does the rest."""
        complete(type(self))
        self.start_kernel(game, players, seed, options)
        self.set_first_values(players)

    def start_kernel(self, game: Game, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        """Give the attributes of the kernel their first values."""
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
        """The seat to act; None when the game is over."""
        stack = self.stack
        return stack[-1].seat if stack else None

    @property
    def question(self) -> Question[Any]:
        """The open question. There is none after the end of the game."""
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def legal_actions(self) -> list[int]:
        """Return the legal actions, sorted; the list is empty only when the game is over."""
        stack = self.stack
        if not stack:
            return []
        question: Question[Any] = stack[-1]  # type: ignore[assignment]  # `run_to_question` leaves a question on top
        return question.legal(self)

    def apply(self, action: SupportsIndex, events: list[Event] | None = None) -> None:
        """Apply an action. An illegal one raises `IllegalAction` and changes nothing."""
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
        """Run agendas and tasks until a question is on top of the stack or the game is over."""
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
        """Apply several actions, all or none of them."""
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
        """Append an event if there is a listener. Guard with ``if s.event_sink is not None`` where its data are expensive."""
        if self.event_sink is not None:
            self.event_sink.append(Event(kind, seat, data, audience, self.game.translator))

    def clockwise_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, beginning with this one."""
        return [(seat + offset) % self.players for offset in range(self.players)]

    def others_clockwise(self, seat: int) -> list[int]:
        """Return the other seats clockwise, the next one first."""
        return [(seat + offset) % self.players for offset in range(1, self.players)]

    def setup_events(self) -> list[Event]:
        """Return the events before the first decision. They follow from the seed, so a determinized state has none."""
        return [] if self.seed is None else self.game.new_with_events(self.players, self.seed, self.options)[1]

    # --- results -------------------------------------------------------------------------------------------------------------

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points of each seat by source; before the end public points only."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the points of each seat; before the end public points only."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        """Return the tuple that orders seats, higher is better: the score, then the tie-breaks."""
        return (self.scores()[seat],)

    def ranks(self) -> list[int]:
        """Return the rank of each seat: 0 is best, ties share."""
        keys = [self.ranking_key(seat) for seat in range(self.players)]
        return [sum(better > key for better in keys) for key in keys]

    def invariant_violations(self) -> list[str]:
        """Describe violated invariants, such as a lost piece; the list is empty if the state is consistent."""
        return []

    # --- hidden information --------------------------------------------------------------------------------------------------

    def observe(self, seat: SupportsIndex | None) -> dict[str, JsonValue]:
        """Return the observation of a seat, or of a spectator (None), as JSON values."""
        viewer = self._checked_seat(seat)
        question: JsonValue = self.stack[-1].to_json() if self.stack else None
        return {
            "game": self.game.id,
            "options": dict(self.options),
            "players": self.players,
            "seat": viewer,
            "player": self.player,
            "question": question,
            "ranks": self.ranks() if self.over else None,
            **self.observe_game(viewer),
        }

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        """Return the game's part of an observation, by default all columns that are not hidden."""
        return self.observe_columns(seat)

    def shown(self, seat: int | None) -> dict[str, JsonValue]:
        """Return what pictures and the terminal show a seat: its observation, with only the number of others' covered pieces."""
        return self.observe(seat)

    def shown_points(self, seat: int | None) -> Sequence[Mapping[str, int | None]]:
        """Return the points of each seat by source as they are shown to a seat; None for covered points."""
        return self.breakdown()

    def determinize(self, seat: SupportsIndex | None, seed: Seed) -> Self:
        """Return a full state that this seat cannot distinguish from the real one: everything it cannot know is resampled."""
        viewer = self._checked_seat(seat)
        other = self.clone()
        other.seed = None
        other.moves = array("H")
        other.rng = Rng(key_of(seed))
        other.resample_hidden(viewer, other.rng.stream("redraw"))
        return other

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """Resample everything a seat cannot know. Games with hidden pieces shuffle their piles here."""

    # --- words and pictures --------------------------------------------------------------------------------------------------

    def notation(self, action: SupportsIndex) -> str:
        """Return the text a player would type for an action."""
        return self.game.space.notation(self._checked_action(action))

    def parse(self, text: str) -> int:
        """Return the action of a text; raise `NotUnderstood` if there is none."""
        return self.game.space.parse(text)

    def describe(self, action: SupportsIndex, lang: str = "en", player_names: Sequence[str] | None = None) -> str:
        """Describe an action to the seat to act; the sentence may contain what only that seat knows."""
        checked = self._checked_action(action)
        message = self.action_message(checked)
        args = {**message.args, **self.own_action_details(checked)}
        return self.game.translator.format(Message(message.id, args), lang, player_names)

    def action_message(self, action: SupportsIndex) -> Message:
        """Return an action as a message for everybody; it stays true after the position has changed."""
        checked = self._checked_action(action)
        family = self.game.space.family(checked)
        labels = {name: int(label) if label.isdigit() else label for name, label in family.labels(checked).items()}
        return Message(f"action-{family.name}", {**labels, **self.action_details(checked)})

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """Return the arguments that the position adds to the message of an action, public facts only; by default none."""
        return {}

    def own_action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        """Return the arguments that only the seat to act may know, instead of `action_details`; by default none."""
        return {}

    def prompt(self, lang: str = "en", player_names: Sequence[str] | None = None, seat: int | None = None) -> str:
        """Return the prompt of the open question. For the seat to act it may contain what only that seat knows."""
        if not self.stack:
            return self.game.translator.format(Message("game-over"), lang, player_names)
        question = self.question
        message = question.own_prompt(self) if seat is not None and seat == self.player else question.prompt(self)
        return self.game.translator.format(message, lang, player_names)

    def why_not(self, action: SupportsIndex, lang: str = "en") -> str | None:
        """Return the reason why an action is not legal now; None if it is legal."""
        try:
            self.clone().apply(action)
        except IllegalAction as error:
            reason = error.message.args["reason"]
            assert isinstance(reason, Message)
            return self.game.translator.format(reason, lang)
        return None

    def encode(self, seat: int | None) -> array[float]:
        """Return the observation as numbers; there are `Game.encoding_size` of them."""
        return self.game.encode(self.observe(seat))

    def svg(
        self, seat: int | None = None, lang: str = "en", layout: str = "wide", player_names: Sequence[str] | None = None
    ) -> str:
        """Return the picture of the position as a seat sees it."""
        from .scene import build_scene  # a process that only plays draws no picture

        return self.game.render(build_scene(self, seat, lang, layout, player_names))

    def _repr_svg_(self) -> str:
        """Return the picture as everybody sees it, for a notebook."""
        from .rendering import with_unique_ids

        return with_unique_ids(self.svg())

    def __repr__(self) -> str:
        if self.over:
            return f"<{self.game.id}: over, scores {self.scores()}>"
        actions = ", ".join(map(self.notation, self.legal_actions()))
        return f"<{self.game.id}: seat {self.player}, {self.prompt()} {actions}>"

    # --- identity ------------------------------------------------------------------------------------------------------------

    def key(self) -> bytes:
        """Return everything future play depends on: the random generator is included, the history is not."""
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
        """Return an action as an int of the action space, from any integer type."""
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
        more = " …" if len(legal) > MAX_SUGGESTED_ACTIONS else ""
        possible = ", ".join(map(space.notation, legal[:MAX_SUGGESTED_ACTIONS])) + more
        number = _number(action)
        tried = space.notation(number) if number in range(space.size) else repr(action)
        args: dict[str, JsonValue | Message] = {"tried": tried, "reason": reason, "possible": possible, "count": len(legal)}
        return IllegalAction(Message("illegal-action", args), self.game.translator)


def _number(action: Any) -> int:
    """Return an integer of any type as an int; -1 for anything else."""
    try:
        return index(action)
    except TypeError:
        return -1


def _to_json(part: Any) -> JsonValue:
    value: JsonValue = part.to_json()
    return value
