"""Bibs: plots, firms, holdings and concerns, paid for in BYB."""
