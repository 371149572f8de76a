"""Messages between server processes: in memory, by Redis or by NATS, by address."""

from polis.server.bus.bus import Bus, open_bus

__all__ = ["Bus", "open_bus"]
