"""Records: a whole game as text. Saved games, replays, bug reports and golden tests use the same format.

A record is a header of ``[name value]`` lines, an empty line, and the moves in notation, one per line::

    [game spice_road]
    [rules 1]
    [components 5c0de1f2a3b4c5d6]
    [options {}]
    [seats ["Anna", "Ben"]]
    [seed 7]

    acquire 1
    play S1

Header values are plain words or JSON; a seed of bytes is written as ``0x…``. A game with custom components stores their text in
``[toml "…"]``, and a hosted game stores the proof of its fair deal in ``[deal {"promise": …}]``. For the text that ``dumps``
writes, ``loads`` followed by ``dumps`` gives the same text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .errors import BadRecord, FondacoError, IllegalAction, NotUnderstood
from .fair_deal import MAX_NONCE_BYTES, FairDeal
from .game import Game
from .messages import JsonValue, Message
from .registry import game, game_with_components
from .rng import Seed
from .state import State

HEADER = re.compile(r"\[([a-z]+) (.*)\]")
REQUIRED_ENTRIES = {"game", "rules", "components", "options", "seats", "seed"}
OPTIONAL_ENTRIES = {"toml", "deal"}
"""The header entries that a record can omit."""


@dataclass(frozen=True)
class Record:
    """A played game: everything needed to replay it move by move."""

    game: str
    rules_version: int
    components_digest: str
    """The digest of the component file the game was played with."""
    seats: tuple[str, ...]
    seed: Seed
    moves: tuple[str, ...]
    options: Mapping[str, JsonValue] = field(default_factory=dict)
    components_text: str | None = None
    """The text of the component file, if the components are custom."""
    fair_deal: FairDeal | None = None
    """The proof that the seed was not chosen, if a server hosted the game."""

    @classmethod
    def of(cls, state: State, seats: Sequence[str] | None = None) -> Record:
        """Make the record of a state; `seats` are the player names, by default ``seat 0`` and so on."""
        if state.seed is None:
            raise BadRecord(Message("record-determinized"))
        names = tuple(seats) if seats is not None else tuple(f"seat {seat}" for seat in range(state.players))
        if len(names) != state.players:
            raise BadRecord(Message("record-seats", {"count": len(names), "players": state.players}))
        game = state.game
        return cls(
            game=game.id,
            rules_version=game.rules_version,
            components_digest=game.digest,
            seats=names,
            seed=state.seed,
            moves=tuple(map(game.space.notation, state.moves)),
            options=dict(state.options),
            components_text=game.components_text if game.has_custom_components else None,
        )

    def dumps(self) -> str:
        """Return the record as text."""
        seed = f"0x{self.seed.hex()}" if isinstance(self.seed, bytes) else str(self.seed)
        header = {
            "game": self.game,
            "rules": str(self.rules_version),
            "components": self.components_digest,
            "options": _json(dict(self.options)),
            "seats": _json(list(self.seats)),
            "seed": seed,
        }
        if self.components_text is not None:
            header["toml"] = _json(self.components_text)
        if self.fair_deal is not None:
            header["deal"] = _json(_fair_deal_json(self.fair_deal))
        lines = [f"[{name} {value}]" for name, value in header.items()]
        return "\n".join([*lines, "", *self.moves]) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Parse a record; empty lines and lines that start with # are ignored."""
        lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
        lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
        header: dict[str, str] = {}
        moves = []
        for number, line in lines:
            if not line.startswith("["):
                moves.append(" ".join(line.split()))
                continue
            match = HEADER.fullmatch(line)
            if match is None or moves or match[1] in header:
                raise BadRecord(Message("record-line", {"number": number, "line": line}))
            header[match[1]] = match[2]
        return cls._from_header(header, tuple(moves))

    @classmethod
    def _from_header(cls, header: dict[str, str], moves: tuple[str, ...]) -> Record:
        entries = REQUIRED_ENTRIES | OPTIONAL_ENTRIES
        for name in sorted(REQUIRED_ENTRIES - header.keys()):
            raise BadRecord(Message("record-missing", {"name": name}))
        for name in sorted(header.keys() - entries):
            raise BadRecord(Message("record-unknown", {"name": name, "possible": ", ".join(sorted(entries))}))
        name = ""
        try:
            name = "rules"
            rules_version = int(header[name])
            name = "seed"
            seed: Seed = bytes.fromhex(header[name][2:]) if header[name].startswith("0x") else int(header[name])
            name = "options"
            options = json.loads(header[name])
            if not isinstance(options, dict):
                raise ValueError
            name = "seats"
            seats = json.loads(header[name])
            if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
                raise ValueError
            name = "toml"
            components_text = json.loads(header[name]) if name in header else None
            if not isinstance(components_text, str | None):
                raise ValueError
            name = "deal"
            fair_deal = _parse_fair_deal(header[name]) if name in header else None
        except (ValueError, RecursionError):
            raise BadRecord(Message("record-value", {"name": name, "value": header[name]})) from None
        return cls(
            header["game"],
            rules_version,
            header["components"],
            tuple(seats),
            seed,
            moves,
            options,
            components_text,
            fair_deal,
        )

    def resolve_game(self) -> Game:
        """Return the game to replay this record with."""
        return game(self.game) if self.components_text is None else game_with_components(self.game, self.components_text)

    def replay(self, upto: int | None = None) -> State:
        """Return the state after all moves, or after the first ``upto`` moves.

        A record of another rules version or of other components raises `BadRecord`, which names the first move that does not fit.
        """
        game = self.resolve_game()
        mismatch = self._mismatch(game)
        state = game.new(len(self.seats), self.seed, **game.resolve_options(self.options))
        # Replay all moves even after a mismatch: only then do we know whether they fit.
        for number, move in enumerate(self.moves[: None if mismatch else upto], 1):
            try:
                state.apply(state.parse(move))
            except (IllegalAction, NotUnderstood) as error:
                message = Message("record-move", {"number": number, "move": move, "reason": _reason(error)})
                if mismatch:
                    message = Message("record-both", {"first": mismatch, "second": message})
                raise BadRecord(message, game.translator) from None
        if mismatch:
            all_fit = Message("record-fits", {"count": len(self.moves)})
            raise BadRecord(Message("record-both", {"first": mismatch, "second": all_fit}))
        return state

    def _mismatch(self, game: Game) -> Message | None:
        """Return why the replay may differ from the game that was played: another rules version or other components."""
        if self.rules_version != game.rules_version:
            return Message("record-rules", {"recorded": self.rules_version, "current": game.rules_version})
        if self.components_digest != game.digest:
            return Message("record-components", {"recorded": self.components_digest, "current": game.digest})
        return None


def _reason(error: FondacoError) -> Message | JsonValue:
    return error.message.args.get("reason") or error.message


def _fair_deal_json(fair_deal: FairDeal) -> JsonValue:
    nonces = [nonce.hex() for nonce in fair_deal.nonces]
    return {"promise": fair_deal.commitment, "secret": fair_deal.secret.hex(), "nonces": nonces}


def _parse_fair_deal(text: str) -> FairDeal:
    """Parse the proof of a fair deal; an invalid one raises ValueError."""
    value = json.loads(text)
    if not isinstance(value, dict) or value.keys() != {"promise", "secret", "nonces"} or not isinstance(value["nonces"], list):
        raise ValueError
    strings = [value["promise"], value["secret"], *value["nonces"]]
    if not all(isinstance(string, str) for string in strings):
        raise ValueError
    nonces = tuple(bytes.fromhex(nonce) for nonce in value["nonces"])
    if any(len(nonce) > MAX_NONCE_BYTES for nonce in nonces):
        raise ValueError
    return FairDeal(value["promise"], bytes.fromhex(value["secret"]), nonces)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)
