"""What can be watched from outside. No label names a table or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
PROCESS = ProcessCollector(registry=REGISTRY)  # memory, processor and descriptors of this process
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

ACTS = Counter("polis_acts", "Acts stored.", ["act"], registry=REGISTRY)
REFUSALS = Counter("polis_refusals", "Commands refused.", ["code"], registry=REGISTRY)
CONFLICTS = Counter("polis_conflicts", "Appends that came second.", registry=REGISTRY)
LOADED = Counter("polis_tables_loaded", "Tables read from the store.", registry=REGISTRY)
SOCKETS = Gauge("polis_sockets", "Sockets open.", registry=REGISTRY)
DROPPED = Counter("polis_sockets_dropped", "Sockets let go.", ["why"], registry=REGISTRY)
COMMIT = Histogram("polis_commit_seconds", "Storing an act.", buckets=QUICK, registry=REGISTRY)
COMMAND = Histogram(
    "polis_command_seconds", "A command, answered.", buckets=QUICK, registry=REGISTRY
)
REQUESTS = Histogram(
    "polis_request_seconds",
    "HTTP answered.",
    ["method", "status"],
    buckets=QUICK,
    registry=REGISTRY,
)
STORING = Gauge("polis_storing", "1 while heartbeats are stored.", registry=REGISTRY)
OUTAGES = Counter(
    "polis_outage_seconds", "Time in which nothing could be stored.", registry=REGISTRY
)
THOUGHTS = Counter("polis_bot_thoughts", "Moves found by bots.", registry=REGISTRY)
WORKERS_FAILED = Counter(
    "polis_workers_failed", "Workers that died or overstayed.", registry=REGISTRY
)
TABLES_FAILED = Counter(
    "polis_tables_failed", "Times a table could not be seen to.", registry=REGISTRY
)
QUARANTINED = Gauge(
    "polis_tables_quarantined", "Tables set aside because they fail.", registry=REGISTRY
)
NOTICES = Counter("polis_notices", "Notices by their fate.", ["fate"], registry=REGISTRY)
