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
from .fair_deal import LONGEST_NONCE, FairDeal
from .game import Game
from .messages import Message, Plain
from .registry import game, game_from
from .rng import Seed
from .state import State

HEADER = re.compile(r"\[([a-z]+) (.*)\]")
EXTRA = {"toml", "deal"}
"""The entries that not every record has."""


@dataclass(frozen=True)
class Record:
    """A game as it was played: enough to play it again, move by move."""

    game: str
    rules: int
    components: str
    """The digest of the component file."""
    seats: tuple[str, ...]
    seed: Seed
    moves: tuple[str, ...]
    options: Mapping[str, Plain] = field(default_factory=dict)
    toml: str | None = None
    """The text of the component file, where it was not the game's own."""
    deal: FairDeal | None = None
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
            rules=rules.version,
            components=rules.digest,
            seats=names,
            seed=state.seed,
            moves=tuple(map(rules.space.notation, state.moves)),
            options=dict(state.options),
            toml=rules.components if rules.replaced else None,
        )

    def dumps(self) -> str:
        """The record as text."""
        seed = f"0x{self.seed.hex()}" if isinstance(self.seed, bytes) else str(self.seed)
        header = {
            "game": self.game,
            "rules": str(self.rules),
            "components": self.components,
            "options": _json(dict(self.options)),
            "seats": _json(list(self.seats)),
            "seed": seed,
        }
        if self.toml is not None:
            header["toml"] = _json(self.toml)
        if self.deal is not None:
            header["deal"] = _json(_write_deal(self.deal))
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
        return cls._from(header, tuple(moves))

    @classmethod
    def _from(cls, header: dict[str, str], moves: tuple[str, ...]) -> Record:
        known = {"game", "rules", "components", "options", "seats", "seed"}
        for name in sorted(known - header.keys()):
            raise BadRecord(Message("record-missing", {"name": name}))
        for name in sorted(header.keys() - known - EXTRA):
            raise BadRecord(Message("record-unknown", {"name": name, "possible": ", ".join(sorted(known | EXTRA))}))
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
            deal = _read_deal(header[name]) if name in header else None
        except (ValueError, RecursionError):
            raise BadRecord(Message("record-value", {"name": name, "value": header[name]})) from None
        return cls(header["game"], rules, header["components"], tuple(seats), seed, moves, options, toml, deal)

    def rules_in_use(self) -> Game:
        """The game this record is replayed with."""
        return game(self.game) if self.toml is None else game_from(self.game, self.toml)

    def replay(self, upto: int | None = None) -> State:
        """The state after the moves, or after the first ``upto`` of them.

        A record of other rules or components is refused, and the refusal says at which move it stops fitting.
        """
        in_use = self.rules_in_use()
        mismatch = self._mismatch(in_use)
        state = in_use.new(len(self.seats), self.seed, **in_use.settle_options(self.options))
        # whether all moves fit cannot be said without trying them
        for number, move in enumerate(self.moves[: None if mismatch else upto], 1):
            try:
                state.apply(state.parse(move))
            except (IllegalAction, NotUnderstood) as error:
                fault = Message("record-move", {"number": number, "move": move, "reason": _reason(error)})
                both = Message("record-both", {"first": mismatch, "second": fault}) if mismatch else fault
                raise BadRecord(both, in_use.speaker) from None
        if mismatch:
            fits = Message("record-fits", {"count": len(self.moves)})
            raise BadRecord(Message("record-both", {"first": mismatch, "second": fits}))
        return state

    def _mismatch(self, in_use: Game) -> Message | None:
        """Why this record need not play out as it did, if so."""
        if self.rules != in_use.version:
            return Message("record-rules", {"recorded": self.rules, "current": in_use.version})
        if self.components != in_use.digest:
            return Message("record-components", {"recorded": self.components, "current": in_use.digest})
        return None


def _reason(error: FondacoError) -> Message | Plain:
    return error.message.args.get("reason") or error.message


def _write_deal(deal: FairDeal) -> Plain:
    return {"promise": deal.promise, "secret": deal.secret.hex(), "nonces": [nonce.hex() for nonce in deal.nonces]}


def _read_deal(text: str) -> FairDeal:
    """The proof in a record; what is no proof is a ValueError."""
    value = json.loads(text)
    if not isinstance(value, dict) or value.keys() != {"promise", "secret", "nonces"} or not isinstance(value["nonces"], list):
        raise ValueError
    words = [value["promise"], value["secret"], *value["nonces"]]
    if not all(isinstance(word, str) for word in words):
        raise ValueError
    nonces = tuple(bytes.fromhex(nonce) for nonce in value["nonces"])
    if any(len(nonce) > LONGEST_NONCE for nonce in nonces):
        raise ValueError
    return FairDeal(value["promise"], bytes.fromhex(value["secret"]), nonces)


def _json(value: Plain) -> str:
    return json.dumps(value, ensure_ascii=False)
