"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components_digest", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(22), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("result", JSON),
    Column("held_by", Integer),
)
"""A table is `open` while seats are free, then `running`, then `over`. The result is stored for the lists of the lobby.

`held_by` is the seat that has yet to confirm the end of its turn.
"""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(22), ForeignKey("guests.id"), index=True),
    Column("bot", String(80)),
    Column("name", String(40), nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    Column("confirms_turns", Boolean, nullable=False),
)
"""A seat has a guest or a bot, or is free."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("move", String(80), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
)
"""The moves in notation; the primary key keeps two writers from writing the same one."""

NOTES = Table(
    "notes",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("move_count", Integer, nullable=False),
    Column("message", String(40), nullable=False),
    Column("args", JSON, nullable=False),
)
"""Entries of the log that belong to no move, such as a bot that was replaced. `move_count` is the number of moves before it."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("sent_at", Float, nullable=False),
)
