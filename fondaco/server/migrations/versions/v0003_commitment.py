"""Tables store the commitment that was published when they were created."""

import sqlalchemy as sa
from alembic import op

from fondaco.core.fair_deal import commitment_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the commitment. Existing tables have published theirs too, so it is computed from the secret."""
    op.add_column("tables", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("secret", sa.LargeBinary), sa.column("promise", sa.String))
    db = op.get_bind()
    for id, secret in db.execute(sa.select(tables.c.id, tables.c.secret)).all():
        db.execute(sa.update(tables).where(tables.c.id == id).values({"promise": commitment_of(secret)}))
