"""Where notices may be sent: to public addresses only, so that nobody can make the server call
into its own network.

A name is looked up once, every address it has is judged, and the connection goes to an address
that was judged. What a name leads to a moment later does not matter then.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx

from polis.server.errors import TableError

LONGEST = 500  # characters of an address
SECONDS = 8.0  # for all of it: looking up, connecting, sending, hearing the status
# Of IPv6 only global unicast: everything outside of it is local, reserved, or carries another
# address inside (::127.0.0.1, 64:ff9b::/96 and 64:ff9b:1::/48, fec0::/10).
UNICAST = ipaddress.ip_network("2000::/3")
RESERVED = [ipaddress.ip_network(net) for net in ("3fff::/20", "192.88.99.0/24")]
ISATAP = 0x5EFE  # before the IPv4 address a tunnel within a site leads to
PORTS = {"http": 80, "https": 443}


class AddressPolicy(NamedTuple):
    """``private`` lets notices into private networks and to any port: for a server at home."""

    private: bool = False


class CheckedAddress(NamedTuple):
    """An address that was judged, and the name it stands for."""

    url: str  # with the number in place of the name
    host: str
    name: str  # as the other side expects to be called


def is_public(address: str) -> bool:
    """Addresses that carry another one inside are refused: the inner one is where they lead."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        wrapped = ip.sixtofour or ip.teredo or int(ip) >> 32 & 0xFDFFFFFF == ISATAP
        if wrapped or ip.scope_id or ip not in UNICAST:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in net for net in RESERVED)


async def checked_address(url: str, policy: AddressPolicy) -> CheckedAddress:
    """Judge an address. Raises TableError ``notice_address`` with the reason it is refused."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise TableError("notice_address_form") from None
    fine = parts.scheme in PORTS and parts.hostname and not parts.username
    if not fine or not port or len(url) > LONGEST or not url.isprintable():
        raise TableError("notice_address_form")
    assert parts.hostname is not None
    if not policy.private and port != PORTS[parts.scheme]:
        raise TableError("notice_address_port", port=port)
    found = await addresses(parts.hostname, port)
    if not policy.private and not all(map(is_public, found)):
        raise TableError("notice_address_private", host=parts.hostname[:100])
    number = f"[{found[0]}]" if ":" in found[0] else found[0]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return CheckedAddress(f"{parts.scheme}://{number}:{port}{path}", parts.netloc, parts.hostname)


async def addresses(host: str, port: int) -> list[str]:
    try:
        loop = asyncio.get_running_loop()
        known = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise TableError("notice_address_unknown", host=host[:100]) from None
    return [str(row[4][0]) for row in known]


async def post(url: str, body: object, policy: AddressPolicy) -> int:
    """The status of the answer, of which nothing else is read. Redirects are not followed."""
    async with asyncio.timeout(SECONDS):
        where = await checked_address(url, policy)
        async with httpx.AsyncClient(trust_env=False, timeout=SECONDS) as client:
            request = client.build_request(
                "POST",
                where.url,
                json=body,
                headers={"Host": where.host, "User-Agent": "polis"},
                extensions={"sni_hostname": where.name},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
            return answer.status_code
