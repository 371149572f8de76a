"""A server process: tables in memory, open pages, what is due, and everything opened and closed
with it."""
