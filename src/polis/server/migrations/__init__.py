"""The history of the database's form, one for SQLite and PostgreSQL.

The server runs it by itself. To write a change, edit ``store/schema.py``, then in the project:
``POLIS_DB=sqlite:///try.db alembic revision --autogenerate -m "what changes"``.
"""
