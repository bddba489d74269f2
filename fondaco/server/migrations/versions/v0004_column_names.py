"""Columns have the names of the glossary."""

from alembic import op

revision = "0004"
down_revision = "0003"

RENAMED = {
    "guests": {"since": "created_at"},
    "tables": {
        "rules": "rules_version",
        "components": "components_digest",
        "promise": "commitment",
        "since": "created_at",
        "touched": "updated_at",
        "held": "held_by",
    },
    "seats": {"confirms": "confirms_turns"},
    "moves": {"at": "made_at"},
    "notes": {"sequence": "move_count"},
    "chat": {"at": "sent_at"},
}


def upgrade() -> None:
    """Rename the columns in place. A batch of Alembic would copy and drop tables, which foreign keys forbid."""
    for table, columns in RENAMED.items():
        for old, new in columns.items():
            op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
