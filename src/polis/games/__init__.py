"""The games. Folders named by ``POLIS_GAMES`` are looked through too: a game that is being written
elsewhere is played as if it lay here."""

import os

__path__ += [folder for folder in os.environ.get("POLIS_GAMES", "").split(os.pathsep) if folder]
