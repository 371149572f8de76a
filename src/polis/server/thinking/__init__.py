"""Bots, hints and reviews: what processes of their own compute for tables and people."""
