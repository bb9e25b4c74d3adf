"""Limits: how much one visitor may do in a while."""

from collections import OrderedDict
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from meadhall.clock import Clock
from meadhall.kernel.errors import MeadhallError

MOST = 20_000
"""How many visitors are remembered; the one not seen for longest is forgotten."""


class Bucket:
    """Holds so many drops, and fills by so many a second."""

    __slots__ = ("_at", "_clock", "_level", "_rate", "_size")

    def __init__(self, size: float, rate: float, clock: Clock) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._level, self._at = size, clock.monotonic()

    def take(self) -> bool:
        """Takes a drop if there is one."""
        now = self._clock.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, size_and_rate: tuple[float, float], clock: Clock) -> None:
        self._size, self._rate = size_and_rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Takes a drop from somebody's bucket if there is one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._size, self._rate, self._clock)
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()


def household(host: str) -> str:
    """Whose address that is, as far as limits go: a household with IPv6 has a whole network of 64 bits to itself."""
    address = _read(host)
    if address is None:  # a web server in front of the hall may say what it likes
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


def is_among(host: str, addresses: tuple[str, ...]) -> bool:
    """Whether a machine is one of those that the addresses mean."""
    address = _read(host)
    return address is not None and any(address in network(many) for many in addresses)


@cache
def network(address: str) -> IPv4Network | IPv6Network:
    """The machines that an address of one or of many means."""
    try:
        return ip_network(address)
    except ValueError:
        raise MeadhallError(f"{address!r} is no address of a web server; one looks like 10.0.0.7.") from None


def _read(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None
