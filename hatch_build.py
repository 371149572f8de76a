"""What a wheel holds besides the source: the compiled rules, the built page, its documentation."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import compile, web  # noqa: E402
from tools.docs import build as docs  # noqa: E402

COMPILED = ROOT / "build" / "wheel"


def group(name: str) -> list[str]:
    """A group of tools in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"][name])


def wants_compiling() -> bool:
    return os.environ.get("POLIS_MYPYC") != "0" and compile.compiler() is not None


def wants_page() -> bool:
    return web.exists() and not os.environ.get("POLIS_SKIP_WEB")


def wants_docs() -> bool:
    return docs.exists() and not os.environ.get("POLIS_SKIP_DOCS")


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Tools for this build; the type checker also reads the packages that polis imports."""
        tools: list[str] = []
        if wants_compiling():
            tools += group("compile") + self.metadata.core.dependencies
        if wants_page() and not web.system_node():
            tools += group("web")
        if wants_docs():
            tools += group("docs") + self.metadata.core.dependencies
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if wants_page():
            self.include_page(build_data)
        if wants_docs():
            self.include_docs(build_data)
        if wants_compiling():
            self.include_compiled(build_data)

    def include_page(self, build_data: dict[str, Any]) -> None:
        web.build()
        build_data["force_include"][str(web.PAGE)] = "polis/page"

    def include_docs(self, build_data: dict[str, Any]) -> None:
        # It imports polis to describe it, which this process must not keep.
        subprocess.check_call(
            [sys.executable, "-m", "tools.docs"], cwd=ROOT, env=docs.environment()
        )
        build_data["force_include"][str(docs.SITE)] = "polis/docs"

    def include_compiled(self, build_data: dict[str, Any]) -> None:
        # mypyc ends its process on an error and works in another folder: a process of its own.
        command = [sys.executable, "-m", "tools.compile", str(COMPILED)]
        if subprocess.call(command, cwd=ROOT):
            self.app.display_warning("mypyc failed: the wheel holds the interpreted rules only")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in compile.libraries(COMPILED):
            build_data["force_include"][str(library)] = str(library.relative_to(COMPILED))
