"""Doors to other frameworks, each thin and each optional."""
