"""A table keeps the promise that was published when it was set up."""

import sqlalchemy as sa
from alembic import op

from fondaco.core.fair_deal import commitment_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables of before have published the hash of their secret, too; it just was not kept."""
    op.add_column("tables", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("secret", sa.LargeBinary), sa.column("promise", sa.String))
    db = op.get_bind()
    for id, secret in db.execute(sa.select(tables.c.id, tables.c.secret)).all():
        db.execute(sa.update(tables).where(tables.c.id == id).values(promise=commitment_of(secret)))
