# interpreted: only interpreted code looks whether somebody pressed Ctrl+C
"""Where long compiled work can be stopped."""


def breathe() -> None:
    """Called between two games of a search. Compiled code never looks at signals; a call into
    interpreted code does, and Ctrl+C leaves it as an exception."""
