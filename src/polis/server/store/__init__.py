"""Where all tables and people are stored: SQLite or PostgreSQL, by address."""

from polis.server.errors import StoreError
from polis.server.store.rows import Listed, Listing, User
from polis.server.store.store import Store, open_store

__all__ = ["Listed", "Listing", "Store", "StoreError", "User", "open_store"]
