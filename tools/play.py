"""``./dev play``: a server at once, on interpreted rules; compiled ones take over when made.

The listening socket is ours and outlives the servers: while one takes the other's place, calls wait
in the queue of the socket and nobody is refused. Every move is stored before it is answered, and a
page whose connection ends asks again by itself, so nothing is lost and no page has to be reloaded.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tools import compile as compiling
from tools.shell import BIN, COMPILED, ROOT, call, environment, must, say

Words = list[str]
LOOK = 0.1  # seconds between looks at what the server and the compiler do


def play(words: Words) -> int:
    """Serve until Ctrl+C, and show the page where there is a screen."""
    host, port = option(words, "--host", "127.0.0.1"), option(words, "--port", "8000")
    named = {word.partition("=")[0] for word in words}
    if named & {"-h", "--help"} or not port.isdecimal() or int(port) >= 1 << 16:
        return call([BIN / "polis", "serve", *words])  # it knows what to say to that
    if "--processes" in named:  # they bind their port by themselves
        must(["python", "-m", "tools.compile"])
        return call([BIN / "polis", "serve", *words], made())
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, int(port)), family=family, backlog=256)
    except OSError as error:
        say(f"cannot listen on {host}:{port}: {error.strerror or error}. Choose another --port")
        return 2
    signal.signal(signal.SIGTERM, interrupt)
    with listening:
        return Launcher(words, listening).run()


def made() -> dict[str, str]:
    """Where the compiled rules are imported from; empty where nothing can be compiled."""
    return {"PYTHONPATH": str(COMPILED)} if COMPILED.exists() else {}


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def option(words: Words, name: str, default: str) -> str:
    """The value of an option among the words, written ``--name value`` or ``--name=value``."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == name:
            return after
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return default


class Launcher:
    """One address, and the server that answers there just now."""

    def __init__(self, words: Words, listening: socket.socket) -> None:
        host, port = listening.getsockname()[:2]
        self.words = words
        self.listening = listening
        self.address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

    def run(self) -> int:
        compiled = compiling.is_current()
        waits = not compiled and compiling.wanted()
        server = self.start(compiled, waits)
        try:
            if answers(self.address, server):
                self.welcome()
                # The page links to it; whoever follows at once waits a few seconds for it.
                with beside("tools.docs"):
                    server = self.change_over(server) if waits else server
                    return server.wait()
            return server.wait()
        except KeyboardInterrupt:
            server.terminate()
            return server.wait() and 130

    def start(self, compiled: bool, preparing: bool) -> subprocess.Popen[bytes]:
        number = self.listening.fileno()
        command = [str(BIN / "polis"), "serve", *self.words, "--socket", str(number)]
        command += ["--preparing"] if preparing else []
        env = environment(made() if compiled else {})
        return subprocess.Popen(command, cwd=ROOT, env=env, pass_fds=[number])

    def welcome(self) -> None:
        say(f"playing at {self.address} (Ctrl+C ends it)")
        if has_screen():
            webbrowser.open(self.address)

    def change_over(self, server: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
        """Compile beside the running server, then let another one take its place."""
        say("compiling the rules meanwhile: bots are slower until that is done")
        with beside("tools.compile") as work:
            while work.poll() is None and server.poll() is None:
                time.sleep(LOOK)
        if server.poll() is not None:
            return server
        done = work.returncode == 0 and compiling.is_current()
        server.terminate()
        server.wait()
        server = self.start(compiled=done, preparing=False)
        if answers(self.address, server):
            say("bots run at full speed now" if done else "not compiled: bots stay slower")
        return server


@contextmanager
def beside(module: str) -> Iterator[subprocess.Popen[bytes]]:
    """One of our tools at work, with the lowest priority: people who play go first."""
    command = ["nice", "-n", "19", str(BIN / "python"), "-m", module]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), start_new_session=True) as work:
        try:
            yield work
        finally:
            if work.poll() is None:
                os.killpg(work.pid, signal.SIGTERM)


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait until the server answers or ends."""
    while server.poll() is None:
        try:
            with urlopen(f"{address}/api/health", timeout=5):
                return True
        except HTTPError:
            return True
        except (URLError, OSError):
            time.sleep(LOOK)
    return False


def has_screen() -> bool:
    if os.environ.get("CI"):
        return False
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
