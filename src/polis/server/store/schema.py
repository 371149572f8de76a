"""The tables of the database, the same on SQLite and PostgreSQL. Changes go through a migration.

``acts`` is the truth. What stands in ``tables`` beside id, owner and secret is there for lists: it
follows from the acts and is written together with them.
"""

from __future__ import annotations

import sqlalchemy as sa

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = sa.MetaData(naming_convention=NAMES)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("login", sa.Text, nullable=True, unique=True),  # as compared: see ``folded``
    sa.Column("password", sa.Text, nullable=False),  # an argon2 hash, "" for a guest
    sa.Column("notices", sa.Text, nullable=False),  # JSON: kind of notice → address
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # here last, to the day
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user", sa.Text, sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("secret", sa.Text, nullable=False),  # hex
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("waiting", sa.Text, nullable=False),  # JSON: users who owe a decision
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due_at", sa.BigInteger, nullable=True, index=True),
    sa.Column("result", sa.Text, nullable=False),  # JSON: points by seat, [] until the end
    sa.Column("card", sa.Text, nullable=False),  # what a list shows, as the host wrote it
    sa.Index("ix_tables_lobby", "status", "changed"),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("user", sa.Text, primary_key=True),
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, index=True),
)

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("game", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("act", sa.Text, nullable=False),  # JSON, see polis.server.acts
    sqlite_with_rowid=False,
)
