"""A game: its rules and components. Immutable; all changing data is in `State`."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from .actions import ActionSpace, Family
from .component_files import digest
from .errors import InvalidOption
from .events import Event
from .messages import JsonValue, Message, Translator
from .native import mypyc_attr
from .options import Option, option_text
from .presentation import Presentation
from .rng import Seed
from .search_settings import SearchSettings
from .state import State

if TYPE_CHECKING:
    from .rendering import View
    from .scene import Scene


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game offers. A game's folder has one subclass, named ``GAME`` in its package."""

    id: ClassVar[str]
    state_class: ClassVar[type[State]]
    """What `initial_state` fills."""
    rules_version: ClassVar[int] = 1
    """The rules version: raised whenever an old record could play out differently."""
    search: ClassVar[SearchSettings] = SearchSettings()
    presentation: Presentation = Presentation()
    only_shown: ClassVar[frozenset[str]] = frozenset()
    """The options that change what is shown and nothing in play."""
    round_limit: int = 0
    """The game is scored after this number of rounds (a house rule); 0 for no limit."""

    def __init__(
        self,
        families: Sequence[Family],
        *,
        players: tuple[int, int],
        encoding_size: int,
        translator: Translator,
        components: str = "",
    ) -> None:
        self.space = ActionSpace(families)
        self.num_actions = self.space.size
        self.all_actions = list(range(self.num_actions))
        """The ids of all actions; a slice of this list is the fastest list of neighbouring ids."""
        self.min_players, self.max_players = players
        self.encoding_size = encoding_size
        self.translator = translator
        self.components_text = components
        """The text of the component file in use."""
        self.digest = digest(components)
        self.has_custom_components = False

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        """Pickle a game as its class and component file; a state that is unpickled shares the game of its process."""
        from .registry import restore_game

        return restore_game, (type(self), self.components_text)

    def title(self, lang: str = "en") -> str:
        """Return the name of the game."""
        return self.translator.format(Message("title"), lang)

    def label(self, name: str, lang: str = "en") -> str:
        """Return the word for a part of an observation or a source of points: its message ``label-…``, else its name."""
        message = Message(f"label-{name.replace('_', '-')}")
        return self.translator.format(message, lang) if self.translator.has(message.id, lang) else name.replace("_", " ")

    def translate_in(self, lang: str) -> Callable[..., str]:
        """Return a function from message ids to texts in a language: ``translate_in("en")("title")``."""

        def translate(message: str, **args: JsonValue) -> str:
            return self.translator.format(Message(message, args), lang)

        return translate

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        """Return the choices of each option, the default first."""
        return {}

    def options(self) -> dict[str, Option]:
        """Return the options of the game with their explanations."""
        return {
            name: Option(choices[0], list(choices), Message(f"option-{name.replace('_', '-')}"), self.translator)
            for name, choices in self.option_choices().items()
        }

    def new(self, players: SupportsIndex | None = None, seed: SupportsIndex | bytes = 0, **options: JsonValue) -> State:
        """Start a new game, by default with the smallest number of players."""
        if players is None:
            players = self.min_players
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            bounds = {"min_players": self.min_players, "max_players": self.max_players}
            raise InvalidOption(Message("player-count", {"game": self.id, "value": repr(players), **bounds}))
        if not isinstance(seed, int | bytes) or isinstance(seed, bool):
            raise InvalidOption(Message("bad-seed", {"value": repr(seed)}))
        return self.new_with_events(players, seed, self.resolve_options(options))[0]

    def new_with_events(self, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> tuple[State, list[Event]]:
        """Return the position before the first decision, and the events up to there."""
        state = self.initial_state(players, seed, options)
        state.run_to_question()
        events, state.event_sink = state.event_sink or [], None
        return state, events

    def resolve_options(self, options: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
        """Check the given options and return all options with their values."""
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
        """Return the position before the first agenda."""
        state = self.state_class()
        state.start(self, players, seed, options)
        self.set_up(state)
        return state

    def set_up(self, s: Any) -> None:
        """Set up the components and push the first agenda; afterwards every column has its value."""
        raise NotImplementedError

    def encode(self, observation: Mapping[str, JsonValue]) -> array[float]:
        """Return an observation as numbers."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """Return the expected points of each seat, from public facts: for bots."""
        return [float(score) for score in state.scores()]

    def search_progress(self, state: State) -> int:
        """Return the counter that measures how far a rollout has come, by default the turn number."""
        return state.turn_number

    def search_horizon(self, players: int) -> int:
        """Return how far beyond its own turn a searching bot plays before it calls `evaluate`, in `search_progress`."""
        return 1

    # --- pictures ------------------------------------------------------------------------------------------------------------

    @cached_property
    def view(self) -> View:
        """How the game is drawn; loaded with the first picture."""
        from .rendering import view_of

        return view_of(self)

    def render(self, scene: Scene) -> str:
        """Return the picture of a scene."""
        return self.view.render(scene)

    def render_gallery(self, name: str, lang: str) -> str | None:
        """Return a picture of all pieces of one kind, for the how-to page; None for an unknown kind."""
        return self.view.render_gallery(name, self.title(lang), self.translate_in(lang))
