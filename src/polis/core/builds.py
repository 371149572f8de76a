# interpreted: looks at modules from outside
"""Which build is imported, and what must not be tried with the compiled one.

Compiled rules call each other directly: a function put into one of their modules would never be
called, and nobody would notice. So putting one there is refused, and ``POLIS_BUILD=interpreted``
imports the sources, which take it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType

from polis.core.errors import PolisError


class Sources(MetaPathFinder):
    """Finds our modules as sources only, though libraries lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("polis."):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ()]
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


class BuildError(PolisError, AttributeError):
    """Something only the interpreted build can do."""


class Sealed(ModuleType):
    """A compiled module, in which nothing can be put in the place of anything else."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.__dict__ and not name.startswith("__"):
            raise BuildError("compiled_rules", module=self.__name__, name=name)
        super().__setattr__(name, value)


class Seals(MetaPathFinder):
    """Finds our modules where they are; a compiled one is sealed before anybody can change it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(name, path) if name.startswith("polis.") else None
        if found is not None and found.origin and found.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            found.loader = Sealing(name, found.origin)
        return found


class Sealing(ExtensionFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__class__ = Sealed
