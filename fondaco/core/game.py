"""A game: rules and components, ready to be dealt. It is immutable; what changes is the state."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ..draw.plain import table
from ..draw.players import PLAYERS
from ..draw.scene import Scene
from .actions import ActionSpace, Family
from .component_files import digest
from .errors import InvalidOption
from .events import Event
from .messages import JsonValue, Message, Translator
from .rng import Seed
from .state import State


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be settled before a game starts."""

    default: JsonValue
    choices: Sequence[JsonValue]
    message: Message
    translator: Translator

    def help(self, lang: str = "en") -> str:
        """What the option does, and what each choice means."""
        return self.translator.format(self.message, lang)

    def choice_text(self, choice: JsonValue, lang: str = "en") -> str:
        """A choice in words: its message ``choice-<option>-<choice>``, else itself."""
        name = f"{self.message.id.replace('option', 'choice', 1)}-{option_text(choice).replace('_', '-').lower()}"
        return self.translator.format(Message(name), lang) if self.translator.has(name, lang) else option_text(choice)


class Game:
    """What every game offers. A game's folder has one subclass, named ``GAME`` in its package."""

    id: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """The rules version: raised whenever an old record could play out differently."""
    swing: ClassVar[float] = 8.0
    """With a lead of so many points, three games out of four are won, nearly: how surely bots take a lead for a victory."""
    curiosity: ClassVar[float] = 0.08
    """How much a searching bot tries what looks worse, in questions after the one asked; 0.3 is a lot. Settled by matches."""
    deals_anew: ClassVar[bool] = False
    """Whether what can be done is dealt anew whenever `progress` moves on: dice are rolled, coins drawn. There the tree of a
    searching bot ends: what it counted further down would be about other dice."""
    wording: ClassVar[Mapping[str, str]] = {}
    """Which noun words which part of an observation: ``{"points[].card": "point_card"}``; a name may be ``*``.
    What is not here is shown as it is."""
    only_shown: ClassVar[frozenset[str]] = frozenset()
    """The options that change what is shown and nothing in play."""
    chapters: ClassVar[Mapping[str, str]] = {}
    """Which section of how to play tells about which question, by its kind: ``{"Travel": "travel"}``."""
    round_limit: int = 0
    """After this many rounds the game is scored as it stands; 0 without such a house rule."""
    minutes: ClassVar[int] = 0
    """About how long a game takes; 0: nobody knows."""
    colours: ClassVar[Sequence[str]] = tuple(wears.name for wears in PLAYERS)
    """What the seats wear, by name: the same on the table, in the day book and on every chart."""

    def __init__(
        self,
        families: Sequence[Family],
        *,
        players: tuple[int, int],
        encoding_size: int,
        speaker: Translator,
        components: str = "",
    ) -> None:
        self.space = ActionSpace(families)
        self.num_actions = self.space.size
        self.all_actions = list(range(self.num_actions))
        """All actions: a slice of them is the fastest list of neighbouring ones."""
        self.min_players, self.max_players = players
        self.encoding_size = encoding_size
        self.translator = speaker
        self.components_text = components
        """The text of the component file in use."""
        self.digest = digest(components)
        self.has_custom_components = False
        """Whether the components are somebody's own instead of the game's."""

    def title(self, lang: str = "en") -> str:
        """The name of the game."""
        return self.translator.format(Message("title"), lang)

    def label(self, name: str, lang: str = "en") -> str:
        """The word for a part of an observation or a source of points: its message ``label-…``, else its name."""
        message = Message(f"label-{name.replace('_', '-')}")
        return self.translator.format(message, lang) if self.translator.has(message.id, lang) else name.replace("_", " ")

    def translate_in(self, lang: str) -> Callable[..., str]:
        """The messages of the game in a language: ``words("en")("title")``."""

        def say(message: str, **args: JsonValue) -> str:
            return self.translator.format(Message(message, args), lang)

        return say

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        """The options of the game: for each name what may be chosen, the default first."""
        return {}

    def options(self) -> dict[str, Option]:
        """The options of the game with their explanations."""
        return {
            name: Option(choices[0], list(choices), Message(f"option-{name.replace('_', '-')}"), self.translator)
            for name, choices in self.option_choices().items()
        }

    def new(self, players: int | None = None, seed: Seed = 0, **options: JsonValue) -> State:
        """Deal a new game, by default for as few players as it allows."""
        if players is None:
            players = self.min_players
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            fewest, most = self.min_players, self.max_players
            raise InvalidOption(
                Message("player-count", {"game": self.id, "value": repr(players), "fewest": fewest, "most": most})
            )
        if not isinstance(seed, int | bytes) or isinstance(seed, bool):
            raise InvalidOption(Message("bad-seed", {"value": repr(seed)}))
        return self.new_with_events(players, seed, self.resolve_options(options))[0]

    def new_with_events(self, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> tuple[State, list[Event]]:
        """The position before the first decision, and what happened on the way there."""
        state = self.initial_state(players, seed, options)
        state.run_to_question()
        events, state.event_sink = state.event_sink or [], None
        return state, events

    def resolve_options(self, options: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
        """All options with their values, the given ones checked."""
        choices = self.option_choices()
        for name, value in options.items():
            if name not in choices:
                possible = ", ".join(choices) or "–"
                raise InvalidOption(Message("unknown-option", {"game": self.id, "name": name, "possible": possible}))
            if not any(type(value) is type(choice) and value == choice for choice in choices[name]):
                possible = ", ".join(option_text(choice) for choice in choices[name])
                raise InvalidOption(
                    Message("bad-option", {"game": self.id, "name": name, "value": option_text(value), "possible": possible})
                )
        return {name: options.get(name, values[0]) for name, values in choices.items()}

    # --- what a game fills in ------------------------------------------------------------------------------------------------

    def initial_state(self, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> State:
        """Set the table up and push the first agenda."""
        raise NotImplementedError

    def encode(self, observation: Mapping[str, JsonValue]) -> array[float]:
        """An observation as numbers."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """How well each seat stands, in expected points, from public facts: for bots."""
        return [float(score) for score in state.scores()]

    def search_progress(self, state: State) -> int:
        """How far a game has come, for bots that look ahead: in turns, unless there is a better measure."""
        return state.turn_number

    def search_horizon(self, players: int) -> int:
        """How far beyond its own turn a searching bot plays before it trusts `evaluate`, measured by `progress`."""
        return 1

    def render(self, scene: Scene) -> str:
        """The picture of a scene; unless a game has a view of its own, its observation as a tidy table."""
        return table(scene)

    def render_gallery(self, name: str, lang: str) -> str | None:
        """A picture of all pieces of one kind, for the page that explains the game; None if there is no such kind."""
        return None


def option_text(value: JsonValue) -> str:
    """An option's value as it is typed on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
