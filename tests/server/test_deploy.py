"""The files for operating several servers say what they must."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from polis.server.settings import Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
COMPOSE = DEPLOY / "compose.yaml"


def compose() -> list[str]:
    """Docker's own program, new or old; empty where there is none."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            done = subprocess.run([*command, "version"], capture_output=True)
            if done.returncode == 0:
                return command
    return []


def composed() -> dict[str, Any]:
    """The file as YAML, with the defaults of its variables."""
    yaml = pytest.importorskip("yaml")
    text = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", COMPOSE.read_text(encoding="utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def test_docker_compose_takes_the_file() -> None:
    if not (command := compose()):
        pytest.skip("docker compose is not installed")
    done = subprocess.run([*command, "-f", str(COMPOSE), "config"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_service_is_whole() -> None:
    file = composed()
    services, networks, volumes = file["services"], file["networks"], file["volumes"]
    assert set(services) == {"one", "two", "balancer", "database", "bus"}
    for service in services.values():
        assert service["image"] and set(service["networks"]) <= set(networks)
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in volumes or (DEPLOY / source).is_file()


def test_database_and_bus_cannot_be_reached_from_outside() -> None:
    file = composed()
    assert file["networks"]["inside"]["internal"] is True
    for name in ("database", "bus"):
        assert file["services"][name]["networks"] == ["inside"]
        assert "ports" not in file["services"][name]


def test_the_command_of_a_server_is_one_that_polis_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    import argparse

    from polis.terminal import serve
    from polis.terminal.arguments import BUS, DATABASE

    server = composed()["services"]["one"]
    for name in (DATABASE, BUS):
        monkeypatch.setenv(name, server["environment"][name])
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    given = parser.parse_args(server["command"][1:])
    assert server["command"][0] == "serve"
    assert given.db.startswith("postgresql://") and given.bus.startswith("redis://")


def test_a_server_has_time_to_end_before_it_is_killed() -> None:
    """Requests under way, then a store that may be silent, then letting go of everything."""
    from polis.server.settings import Settings
    from polis.terminal.serve import ENDING

    grace = composed()["services"]["one"]["stop_grace_period"]
    assert float(grace.removesuffix("s")) >= ENDING + Settings().store_seconds


def test_the_balancer_knows_both_servers_and_passes_sockets_on() -> None:
    conf = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"server (\w+):8000", conf) == ["one", "two"]
    assert "proxy_set_header Upgrade $http_upgrade" in conf
    assert conf.count("{") == conf.count("}")


def test_nginx_takes_the_file(tmp_path: Path) -> None:
    if not (nginx := shutil.which("nginx")):
        pytest.skip("nginx is not installed")
    # The names of the servers exist only among the containers.
    conf = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (tmp_path / "nginx.conf").write_text(re.sub(r"server (one|two):", "server 127.0.0.1:", conf))
    command = [nginx, "-t", "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]
    command += ["-g", f"pid {tmp_path}/nginx.pid;"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "syntax is ok" in done.stderr, done.stderr


def test_the_container_file_copies_only_what_is_there() -> None:
    root = DEPLOY.parent
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ")]
    names = [name for words in copied for name in words if not name.startswith(("--", "/"))]
    assert names and all(any(root.glob(name)) for name in names)


def test_the_limits_are_those_the_document_names() -> None:
    """At once as it stands there; in the long run as many seconds a piece, or pieces a second."""
    settings, found = Settings(), set[str]()
    text = (DEPLOY / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"\| (\d+) \| (?:one in )?(\d+) (a second|s) \| `(\w+)`, `(\w+)` \|", text)
    for burst, number, unit, first, second in rows:
        rate = float(number) if unit == "a second" else 1 / float(number)
        assert getattr(settings, first) == int(burst), first
        assert getattr(settings, second) == pytest.approx(rate), second
        found |= {first, second}
    named = {name for name in Settings.__struct_fields__ if name.endswith(("_burst", "_rate"))}
    assert found == named
    numbers = re.findall(r"(\d+)[\w\s]+\(`(\w+)`\)", text)
    assert {name for _, name in numbers} >= {"share", "public_shown", "hints_waiting", "guest_days"}
    for number, name in numbers:
        assert getattr(settings, name) == int(number), name
