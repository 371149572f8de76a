"""Tables with their acts, people with their sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_tables()
    make_acts()
    make_members()
    make_users()
    make_sessions()
    make_settings()


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_lobby", "tables", ["status", "changed"])


def make_acts() -> None:
    op.create_table(
        "acts",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["tables.id"], name="fk_acts_game"),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_acts"),
        sqlite_with_rowid=False,
    )


def make_members() -> None:
    op.create_table(
        "members",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_members_table"),
        sa.PrimaryKeyConstraint("user", "table", name="pk_members"),
    )
    op.create_index("ix_members_table", "members", ["table"])


def make_users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("notices", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )


def make_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def make_settings() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def downgrade() -> None:
    for table in ("settings", "sessions", "users", "members", "acts", "tables"):
        op.drop_table(table)
