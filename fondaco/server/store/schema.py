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
    Column("since", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("promise", String(64), nullable=False),
    Column("host", String(22), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("since", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("result", JSON),
    Column("held", Integer),
)
"""A table is `open` while seats are free, `running`, or `over`; then its result is kept for lists.

It is held by a seat that has yet to confirm the end of its turn.
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
    Column("confirms", Boolean, nullable=False),
)
"""A seat has a guest, a bot, or nobody yet."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("move", String(80), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""The moves in notation; the primary key keeps two writers from writing the same one."""

NOTES = Table(
    "notes",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("sequence", Integer, nullable=False),
    Column("message", String(40), nullable=False),
    Column("args", JSON, nullable=False),
)
"""What the log says besides moves, such as a bot that gave up its seat; it stands after so many moves."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
