"""The files for operating several servers say what they must."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
COMPOSE = DEPLOY / "compose.yaml"


def has_compose() -> bool:
    docker = shutil.which("docker")
    if not docker:
        return False
    return subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0


def composed() -> dict[str, Any]:
    """The file as YAML, with the defaults of its variables."""
    yaml = pytest.importorskip("yaml")
    text = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", COMPOSE.read_text(encoding="utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)
    return found


@pytest.mark.skipif(not has_compose(), reason="docker compose is not installed")
def test_docker_compose_takes_the_file() -> None:
    command = ["docker", "compose", "-f", str(COMPOSE), "config", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert {"one", "two", "balancer", "database", "bus"} <= set(json.loads(done.stdout)["services"])


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


def test_the_command_of_a_server_is_one_that_polis_takes() -> None:
    import argparse

    from polis.terminal import serving

    command = composed()["services"]["one"]["command"]
    parser = argparse.ArgumentParser()
    serving.add_arguments(parser)
    given = parser.parse_args(command[1:])
    assert command[0] == "serve" and given.db.startswith("postgresql://") and given.bus


def test_the_balancer_knows_both_servers_and_passes_sockets_on() -> None:
    conf = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"server (\w+):8000", conf) == ["one", "two"]
    assert "proxy_set_header Upgrade $http_upgrade" in conf
    assert conf.count("{") == conf.count("}")


def test_the_container_file_copies_only_what_is_there() -> None:
    root = DEPLOY.parent
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ")]
    names = [name for words in copied for name in words if not name.startswith(("--", "/"))]
    assert names and all((root / name).exists() for name in names)
