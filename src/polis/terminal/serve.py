"""``polis serve``: tables for people, bots and pages, until it is told to stop."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from polis.core.errors import OptionError
from polis.terminal.arguments import add_bus, add_database, is_told
from polis.terminal.screen import Screen
from polis.terminal.trouble import Trouble

if TYPE_CHECKING:
    import uvicorn

    from polis.server.settings import Settings

TELEGRAM_TOKEN = "POLIS_TELEGRAM_TOKEN"  # a command line can be read by everybody on the machine
ENDING = 10  # seconds for requests that are under way; then the rest of the end takes a few more


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST")
    parser.add_argument("--port", type=int, default=8000, metavar="N")
    add_database(parser)
    add_bus(parser)
    parser.add_argument("--key", default="", metavar="FILE")
    parser.add_argument("--page", default="", metavar="FOLDER")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--secure", action="store_true")
    parser.add_argument("--processes", type=int, default=1, metavar="N")
    parser.add_argument("--workers", type=int, default=0, metavar="N")
    parser.add_argument("--public", default="", metavar="URL")
    parser.add_argument("--private-notices", dest="private_notices", action="store_true")
    parser.add_argument("--no-limits", dest="no_limits", action="store_true")
    parser.add_argument("--socket", type=int, default=None, metavar="FD")
    parser.add_argument("--preparing", action="store_true")


def run(args: argparse.Namespace, screen: Screen) -> int:
    from polis.server.http.app import ENVIRONMENT
    from polis.server.store import address

    check(args)
    settings = settings_of(args)
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    if is_told(args.db) and address.parse(args.db).password is not None:
        screen.tell("cli-serve-password", style="yellow")
    screen.tell("cli-serve-address", address=f"http://{args.host}:{args.port}")
    return listen(config_of(args, settings), args.socket)


def settings_of(args: argparse.Namespace) -> Settings:
    from polis.server.settings import Settings

    return Settings(
        db=args.db,
        bus=args.bus,
        key=args.key,
        page=args.page,
        origins=args.origin,
        secure=args.secure,
        preparing=args.preparing,
        limits=not args.no_limits,
        workers=args.workers,
        public=args.public,
        private_notices=args.private_notices,
        telegram_token=os.environ.get(TELEGRAM_TOKEN, ""),
    )


def config_of(args: argparse.Namespace, settings: Settings) -> uvicorn.Config:
    import uvicorn

    return uvicorn.Config(
        "polis.server.http.app:from_environment",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.processes,
        http="polis.server.http.connections:PunctualProtocol",
        loop="uvloop" if os.name == "posix" else "asyncio",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16 * settings.message,
        timeout_graceful_shutdown=ENDING,
        log_config=None,
        access_log=False,
        server_header=False,
    )


def check(args: argparse.Namespace) -> None:
    """Whatever is wrong with the words is said before anything is started or written."""
    if args.processes > 1 and args.bus.startswith("memory"):
        raise Trouble("serve-needs-bus")
    for name in ("processes", "workers"):
        if getattr(args, name) < 0:
            raise Trouble("serve-count", name=f"--{name}", value=str(getattr(args, name)))
    if not 0 < args.port < 1 << 16:
        raise Trouble("serve-bad-port", port=str(args.port))
    if args.page and not Path(args.page).is_dir():
        raise OptionError("no_folder", folder=args.page)
    if args.socket is None:
        check_port(args.host, args.port)
    asyncio.run(check_stores(args.db, args.bus))


async def check_stores(db: str, bus: str) -> None:
    """The database and the bus are there and can be used."""
    from polis.server.bus import open_bus
    from polis.server.store import address, migrate

    address.parse(db)
    await (await open_bus(bus)).close()
    await migrate.migrate(db)


def check_port(host: str, port: int) -> None:
    """Somebody else may be listening there, or it may not be ours to listen on."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble("serve-taken", host=host, port=str(port), reason=reason) from error


def listen(config: uvicorn.Config, inherited: int | None) -> int:
    """Serve on a port of our own, or on the socket of whoever started us: that one stays open when
    another server takes our place."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from polis.server.http.orphans import PARENT

    server = uvicorn.Server(config)
    sockets = None if inherited is None else [socket.socket(fileno=inherited)]
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers > 1:
            os.environ[PARENT] = str(os.getpid())
            Multiprocess(config, sockets or [config.bind_socket()]).run()
            return 0
        server.run(sockets)
    return 0 if server.started else 1
