"""Routes, sockets, and what is kept out. Nothing imports this package."""
