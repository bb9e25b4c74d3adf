"""Limits that no test meets by accident."""

from meadhall.server.config import Limits

LOTS = (1e6, 1e6)
GENEROUS = Limits(
    messages=LOTS,
    talk=LOTS,
    requests=LOTS,
    tables=LOTS,
    guests=LOTS,
    sockets=100_000,
    handshakes=LOTS,
    address_handshakes=LOTS,
    frames=LOTS,
    connections=10_000,
    address_connections=10_000,
)
