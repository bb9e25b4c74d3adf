"""Places: provinces, fjords, reserve, Valhalla; who is adjacent to whom; and what places are called.

Inside the rules a place is a small number. Provinces come first, clockwise, Yggdrasil last of them; then the fjords.
"""

from meadhall.kernel import Option, Ref

from .content import CONTENT

Place = int
_PROVINCES = CONTENT.board.province
_FJORDS = CONTENT.board.fjord
_INDEX = {province.id: place for place, province in enumerate(_PROVINCES)}

YGGDRASIL: Place = len(_PROVINCES) - 1
OUTER = range(YGGDRASIL)
PROVINCES = range(YGGDRASIL + 1)
FJORDS = range(len(PROVINCES), len(PROVINCES) + len(_FJORDS))
RESERVE: Place = FJORDS.stop
VALHALLA: Place = RESERVE + 1
STOCK: Place = RESERVE + 2
"""Where monsters wait that nobody has recruited (BR-2.23)."""
AWAY: Place = RESERVE + 3
"""Out of the game (BR-7.7)."""
NOWHERE: Place = -1
BOARD = range(RESERVE)
"""BR-1.51: what "on the board" means."""
UNLIMITED = 1000

NAMES: tuple[str, ...] = (*_INDEX, *(fjord.id for fjord in _FJORDS), "reserve", "valhalla", "stock", "away")
REFS: tuple[Ref, ...] = (
    *(f"province:{province.id}" for province in _PROVINCES),
    *(f"fjord:{fjord.id}" for fjord in _FJORDS),
)
OPTIONS: tuple[Option, ...] = tuple(Option(ref, place) for place, ref in enumerate(REFS))

LAND: tuple[Option, ...] = OPTIONS[: len(PROVINCES)]
SEA: tuple[Option, ...] = OPTIONS[len(PROVINCES) :]

VILLAGES: tuple[int, ...] = tuple(province.villages or UNLIMITED for province in _PROVINCES)
"""BR-1.8, BR-1.11."""
ADJACENT: tuple[tuple[Place, ...], ...] = tuple(
    tuple(_INDEX[other] for other in province.adjacent) for province in _PROVINCES
)
"""BR-1.4 to BR-1.6."""
SHORES: dict[Place, tuple[Place, Place]] = {
    place: (_INDEX[fjord.provinces[0]], _INDEX[fjord.provinces[1]])
    for place, fjord in zip(FJORDS, _FJORDS, strict=True)
}
"""BR-1.12: the two provinces beside each fjord."""
FJORD_OF: tuple[Place, ...] = tuple(
    next((fjord for fjord, shores in SHORES.items() if province in shores), NOWHERE) for province in PROVINCES
)
"""The fjord beside each province; Yggdrasil has none (BR-1.18)."""
REGION: dict[str, tuple[Place, ...]] = {
    region.id: tuple(place for place, province in enumerate(_PROVINCES) if province.region == region.id)
    for region in CONTENT.board.region
}
"""BR-1.2, BR-1.3."""


def provinces_of(place: Place) -> tuple[Place, ...]:
    """The province itself, or the two beside a fjord."""
    return (place,) if place in PROVINCES else SHORES[place]
