"""Tables store the seat that has yet to confirm the end of its turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the seat; no existing table is held."""
    op.add_column("tables", sa.Column("held", sa.Integer))
