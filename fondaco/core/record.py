"""Records: a whole game as text. The log, the replay file, the bug report and the test fixture are the same thing.

A record is a header of ``[name value]`` lines, an empty line, and the moves in notation, one a line::

    [game spice_road]
    [rules 1]
    [components 5c0de1f2a3b4c5d6]
    [options {}]
    [seats ["Anna", "Ben"]]
    [seed 7]

    acquire 1
    play S1

Values are JSON where they are not plain words; a seed of bytes is written ``0x…``. A game with somebody's own components carries
their text in ``[toml "…"]``, a hosted one the proof of its fair deal in ``[deal {"promise": …}]``. Reading a record and printing
it again gives the same text.
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
OPTIONAL_ENTRIES = {"toml", "deal"}
"""The entries that not every record has."""


@dataclass(frozen=True)
class Record:
    """A game as it was played: enough to play it again, move by move."""

    game: str
    rules_version: int
    components_digest: str
    """The digest of the component file."""
    seats: tuple[str, ...]
    seed: Seed
    moves: tuple[str, ...]
    options: Mapping[str, JsonValue] = field(default_factory=dict)
    components_text: str | None = None
    """The text of the component file, where it was not the game's own."""
    fair_deal: FairDeal | None = None
    """The proof that nobody chose the seed, where a house dealt the game."""

    @classmethod
    def of(cls, state: State, seats: Sequence[str] | None = None) -> Record:
        """The record of a state, with the names of the people at the table if there are any."""
        if state.seed is None:
            raise BadRecord(Message("record-determinized"))
        names = tuple(seats) if seats is not None else tuple(f"seat {seat}" for seat in range(state.players))
        if len(names) != state.players:
            raise BadRecord(Message("record-seats", {"count": len(names), "players": state.players}))
        rules = state.game
        return cls(
            game=rules.id,
            rules_version=rules.rules_version,
            components_digest=rules.digest,
            seats=names,
            seed=state.seed,
            moves=tuple(map(rules.space.notation, state.moves)),
            options=dict(state.options),
            components_text=rules.components_text if rules.has_custom_components else None,
        )

    def dumps(self) -> str:
        """The record as text."""
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
        """Read a record; lines that start with # are passed over."""
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
        known = {"game", "rules", "components", "options", "seats", "seed"}
        for name in sorted(known - header.keys()):
            raise BadRecord(Message("record-missing", {"name": name}))
        for name in sorted(header.keys() - known - OPTIONAL_ENTRIES):
            raise BadRecord(Message("record-unknown", {"name": name, "possible": ", ".join(sorted(known | OPTIONAL_ENTRIES))}))
        name = ""
        try:
            name = "rules"
            rules = int(header[name])
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
            toml = json.loads(header[name]) if name in header else None
            if not isinstance(toml, str | None):
                raise ValueError
            name = "deal"
            deal = _parse_fair_deal(header[name]) if name in header else None
        except (ValueError, RecursionError):
            raise BadRecord(Message("record-value", {"name": name, "value": header[name]})) from None
        return cls(header["game"], rules, header["components"], tuple(seats), seed, moves, options, toml, deal)

    def resolve_game(self) -> Game:
        """The game this record is replayed with."""
        return game(self.game) if self.components_text is None else game_with_components(self.game, self.components_text)

    def replay(self, upto: int | None = None) -> State:
        """The state after the moves, or after the first ``upto`` of them.

        A record of other rules or components is refused, and the refusal says at which move it stops fitting.
        """
        in_use = self.resolve_game()
        mismatch = self._mismatch(in_use)
        state = in_use.new(len(self.seats), self.seed, **in_use.resolve_options(self.options))
        # whether all moves fit cannot be said without trying them
        for number, move in enumerate(self.moves[: None if mismatch else upto], 1):
            try:
                state.apply(state.parse(move))
            except (IllegalAction, NotUnderstood) as error:
                fault = Message("record-move", {"number": number, "move": move, "reason": _reason(error)})
                both = Message("record-both", {"first": mismatch, "second": fault}) if mismatch else fault
                raise BadRecord(both, in_use.translator) from None
        if mismatch:
            fits = Message("record-fits", {"count": len(self.moves)})
            raise BadRecord(Message("record-both", {"first": mismatch, "second": fits}))
        return state

    def _mismatch(self, in_use: Game) -> Message | None:
        """Why this record need not play out as it did, if so."""
        if self.rules_version != in_use.rules_version:
            return Message("record-rules", {"recorded": self.rules_version, "current": in_use.rules_version})
        if self.components_digest != in_use.digest:
            return Message("record-components", {"recorded": self.components_digest, "current": in_use.digest})
        return None


def _reason(error: FondacoError) -> Message | JsonValue:
    return error.message.args.get("reason") or error.message


def _fair_deal_json(deal: FairDeal) -> JsonValue:
    return {"promise": deal.commitment, "secret": deal.secret.hex(), "nonces": [nonce.hex() for nonce in deal.nonces]}


def _parse_fair_deal(text: str) -> FairDeal:
    """The proof in a record; what is no proof is a ValueError."""
    value = json.loads(text)
    if not isinstance(value, dict) or value.keys() != {"promise", "secret", "nonces"} or not isinstance(value["nonces"], list):
        raise ValueError
    words = [value["promise"], value["secret"], *value["nonces"]]
    if not all(isinstance(word, str) for word in words):
        raise ValueError
    nonces = tuple(bytes.fromhex(nonce) for nonce in value["nonces"])
    if any(len(nonce) > MAX_NONCE_BYTES for nonce in nonces):
        raise ValueError
    return FairDeal(value["promise"], bytes.fromhex(value["secret"]), nonces)


def _json(value: JsonValue) -> str:
    return json.dumps(value, ensure_ascii=False)
