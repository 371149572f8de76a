"""The image and the compose file: run where an engine is, and held to hadolint's rules anywhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from tests.server.servers import free_port
from tests.server.test_deploy import COMPOSE, DEPLOY, composed

ROOT = DEPLOY.parent
SECRET = re.compile(r"PASSWORD|TOKEN|SECRET|_KEY", re.IGNORECASE)


class Instruction(NamedTuple):
    word: str
    rest: str


def stages() -> list[list[Instruction]]:
    """The instructions of each stage of the Containerfile, continued lines joined."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    found: list[list[Instruction]] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            found.append([])
        if word:
            found[-1].append(Instruction(word, " ".join(rest.split())))
    return found


def said(word: str, stage: list[Instruction]) -> list[str]:
    return [rest for name, rest in stage if name == word]


def everything() -> Iterator[Instruction]:
    for stage in stages():
        yield from stage


def is_pinned(image: str) -> bool:
    """A digest, or a tag with a number in it: what is built tomorrow is what was tested today."""
    if "@sha256:" in image:
        return True
    tag = image.rpartition("/")[2].partition(":")[2]
    return tag != "latest" and (any(map(str.isdigit, tag)) or image == "polis:local")


def test_every_base_is_pinned() -> None:
    bases = [rest.split()[0] for word, rest in everything() if word == "FROM"]
    assert len(bases) == 2 and all(map(is_pinned, bases))


@pytest.mark.parametrize("image", ["python", "python:latest", "python:slim", "a/b:latest"])
def test_a_base_without_a_version_would_be_noticed(image: str) -> None:
    assert not is_pinned(image)


def test_every_image_of_the_compose_file_is_pinned() -> None:
    assert all(is_pinned(service["image"]) for service in composed()["services"].values())


def test_the_server_does_not_run_as_root() -> None:
    *_, last = stages()
    (user,) = said("USER", last)
    assert user not in ("root", "0")
    after = last[[word for word, _ in last].index("USER") :]
    assert not said("RUN", after), "everything that needs rights comes before"


def test_the_image_says_how_it_is_asked_started_and_stopped() -> None:
    *_, last = stages()
    (health,) = said("HEALTHCHECK", last)
    assert "/api/ready" in health and "--timeout=" in health and "--interval=" in health
    assert all(said(word, last)[0].startswith("[") for word in ("ENTRYPOINT", "CMD"))
    assert said("STOPSIGNAL", last) == ["SIGTERM"]
    assert all(int(port) >= 1024 for port in said("EXPOSE", last))
    assert all(folder.startswith("/") for stage in stages() for folder in said("WORKDIR", stage))


def test_a_build_leaves_nothing_behind_and_nothing_open() -> None:
    for word, rest in everything():
        assert word not in ("ADD", "MAINTAINER", "ONBUILD")
        assert "sudo " not in rest and "chmod 777" not in rest and "curl |" not in rest
        if "apt-get install" in rest:
            assert "--no-install-recommends" in rest and "rm -rf /var/lib/apt/lists/*" in rest
            assert rest.index("apt-get update") < rest.index("apt-get install")
        if re.search(r"pip (install|wheel)", rest):
            assert rest.count("--no-cache-dir") == len(re.findall(r"pip (install|wheel)", rest))
        if word in ("ENV", "ARG"):
            assert not SECRET.search(rest)


def test_no_service_has_more_rights_than_it_needs() -> None:
    for name, service in composed()["services"].items():
        assert not service.get("privileged") and "cap_add" not in service
        assert not any("docker.sock" in volume for volume in service.get("volumes", []))
        assert service["restart"] == "unless-stopped"
        assert "healthcheck" in service or "build" in service, f"{name}: nobody asks how it is"


def test_no_password_is_on_a_command_line() -> None:
    text = COMPOSE.read_text(encoding="utf-8")
    for name, service in composed()["services"].items():
        command = " ".join(service.get("command", []))
        assert "@" not in command and not SECRET.search(command), name
    assert not re.search(r"--db=\S+:\S+@", text)


# In an engine


def engine() -> str:
    """Docker or Podman, if it is there and answers."""
    for name in ("docker", "podman"):
        if shutil.which(name) and not call(name, "info").returncode:
            return name
    return ""


def call(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.mark.timeout(3600)
def test_the_image_is_built_serves_and_ends_when_told_to() -> None:
    if not (name := engine()):
        pytest.skip("neither Docker nor Podman answers")
    bases = {rest.split()[0] for word, rest in everything() if word == "FROM"}
    if any(call(name, "pull", base).returncode for base in bases):
        pytest.skip("the base image cannot be reached")
    built = call(name, "build", "-f", "deploy/Containerfile", "-t", "polis:test", ".")
    assert built.returncode == 0, built.stderr[-3000:]
    port = free_port()
    started = call(name, "run", "--rm", "-d", "-p", f"127.0.0.1:{port}:8000", "polis:test")
    assert started.returncode == 0, started.stderr
    try:
        assert answers(f"http://127.0.0.1:{port}/api/ready")
        assert call(name, "exec", started.stdout.strip(), "id", "-u").stdout.strip() != "0"
    finally:
        ended = call(name, "stop", "-t", "20", started.stdout.strip())
    assert ended.returncode == 0, ended.stderr


def answers(url: str) -> bool:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            return httpx.get(url).status_code == 200
        except httpx.TransportError:
            time.sleep(0.2)
    return False
