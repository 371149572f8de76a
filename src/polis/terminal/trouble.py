"""What can go wrong around the games: a wrong word on the command line, an unreadable file."""

from __future__ import annotations


class Trouble(Exception):
    """Its sentence is ``cli-<code>`` of the terminal's texts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, *facts.values())
        self.key = f"cli-{code}"
        self.facts = facts


def os_trouble(error: OSError) -> Trouble:
    """The system's refusal, without the system's wording where we know better."""
    file = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return Trouble("no-file", file=file)
    if isinstance(error, IsADirectoryError):
        return Trouble("is-folder", file=file)
    if isinstance(error, PermissionError):
        return Trouble("no-permission", file=file)
    return Trouble("file-trouble", file=file, reason=str(error.strerror or error))
