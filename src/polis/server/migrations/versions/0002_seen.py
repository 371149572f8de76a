"""When people were last here, so that guests who never came back can be forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    seen = sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("users", seen)
    # Nobody knows when they were here last: all of them count as here today.
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("UPDATE users SET seen = :now").bindparams(now=now))


def downgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.drop_column("seen")
