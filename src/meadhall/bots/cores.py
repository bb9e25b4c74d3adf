"""How many cores a player may think with: one, unless whoever lets it think says otherwise.

Simulations play a match a core and must come out the same everywhere, so they stay with one. The hall's worker and
the terminal give a player two where there are two.
"""

import os

MOST = 2
"""More do not help a single search."""
_NAME = "MEADHALL_CORES"


def cores() -> int:
    """The cores that a player of this process may use."""
    said = os.environ.get(_NAME, "1")
    return max(1, min(MOST, int(said))) if said.isdigit() else 1


def use_cores() -> None:
    """Lets the players of this process use two cores where there are two, unless the environment says otherwise."""
    os.environ.setdefault(_NAME, str(min(MOST, _there())))


def _there() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1
