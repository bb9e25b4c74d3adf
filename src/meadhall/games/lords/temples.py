"""The Temple track (sections 8 and 52)."""

from .content import CONTENT
from .records import Track
from .state import State

_TRACKS = {track.id: track for track in CONTENT.temples}


def track(s: State) -> Track:
    """The side of the Temple track in play: by the number of players, and as the table chose (LR-8.4)."""
    return _TRACKS[f"track_{'2p' if s.seats == 2 else '3_4p'}_{s.options.temple_side}"]
