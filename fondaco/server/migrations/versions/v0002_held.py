"""A turn that waits for its confirmation is held over a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables remember by which seat they are held."""
    op.add_column("tables", sa.Column("held", sa.Integer))
