"""Moving: what is adjacent for whom, the bridge of the own Drakkar, sailing (sections 4 and 5)."""

from collections.abc import Iterable

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell
from meadhall.kit.choices import choice

from .asking import point
from .board import BOARDS, Place, Waters
from .pieces import DONE, REGION_OPTIONS, hero_ref, region_ref, sea_ref, tile_ref
from .state import NOWHERE, State


def regions(s: State, seat: Seat) -> tuple[Option, ...]:
    """All Regions of the board, to point at."""
    return REGION_OPTIONS[: len(s.board.regions)]


def options_of(places: Iterable[Place]) -> list[Option]:
    """Some Regions, to point at."""
    return [REGION_OPTIONS[place] for place in places]


def own_regions(s: State, seat: Seat) -> list[Option]:
    """The Regions with a player's Control marker, to point at."""
    return [REGION_OPTIONS[region] for region, owner in enumerate(s.control) if owner == seat]


def seas(s: State, seat: Seat) -> tuple[Option, ...]:
    """All Seas of the board, to point at."""
    return SEA_OPTIONS[s.seats]


SEA_OPTIONS = {
    players: tuple(Option(f"sea:{name}", sea) for sea, name in enumerate(board.seas))
    for players, board in BOARDS.items()
}
"""The Seas of the side for so many players."""


def coast(s: State, seat: Seat) -> tuple[Place, ...]:
    """The Regions adjacent to the Sea with a player's Drakkar; none where it is on no Sea (LS-2.9)."""
    if s.players[seat].drakkar == NOWHERE:
        return ()
    return s.board.coasts[s.players[seat].drakkar]


def reachable(s: State, seat: Seat, region: Place) -> tuple[Place, ...]:
    """The Regions adjacent for a player's Armies and Hero: by land, and over the own Drakkar (LR-4.5, LR-4.8)."""
    drakkar = s.players[seat].drakkar
    return s.board.near[region] if drakkar == NOWHERE else s.board.bridged[drakkar][region]


# --- Drakkars -------------------------------------------------------------------------------------------------------


def sail_to(s: State, seat: Seat, sea: Waters) -> None:
    """A Drakkar goes to another Sea, whatever Drakkars are there (LR-5.9)."""
    s.players[seat].drakkar = sea
    tell(s, "sailed", seat=seat, sea=sea_ref(s, sea))


@chapter
def sail(s: State, seat: Seat, n: int) -> Chapter:
    """A Drakkar moves up to so many Seas, one after the other (LR-5.16)."""
    sea = yield from point(s, seat, "drakkar_sail", drakkar_sail.beside(DONE), about={"left": n})
    if sea != DONE.value:
        sail_to(s, seat, sea)
        if n > 1:
            begin(s, sail, seat, n - 1)


def next_seas(s: State, seat: Seat) -> list[Option]:
    """The Seas adjacent to that of the own Drakkar."""
    return [SEA_OPTIONS[s.seats][sea] for sea in s.board.waters[s.players[seat].drakkar]]


@choice(next_seas, others=seas)
def drakkar_sail(s: State, seat: Seat, sea: Waters) -> Clause | None:
    """A Sea adjacent to that of the own Drakkar."""
    return None if sea in s.board.waters[s.players[seat].drakkar] else "LR-5.9"


def place_hero(s: State, seat: Seat, region: Place) -> None:
    """A Hero is put into a Region; that is no movement (LR-5.13, LR-5.14)."""
    s.players[seat].hero = region
    tell(s, "hero_placed", seat=seat, hero=hero_ref(seat), card=tile_ref(s, seat), region=region_ref(region))


# --- Heroes ---------------------------------------------------------------------------------------------------------


def walk_to(s: State, seat: Seat, region: Place) -> None:
    """A Hero goes to another Region, whoever controls it and whatever stands there (LR-5.2)."""
    s.players[seat].hero = region
    tell(s, "walked", seat=seat, hero=hero_ref(seat), card=tile_ref(s, seat), region=region_ref(region))


@chapter
def walk(s: State, seat: Seat, n: int) -> Chapter:
    """A Hero moves on by up to so many Regions (LR-12.4), over land and Drakkar as it likes (LR-5.3)."""
    region = yield from point(s, seat, "hero_walk", hero_walk.beside(DONE), about={"left": n})
    if region != DONE.value:
        walk_to(s, seat, region)
        if n > 1:
            begin(s, walk, seat, n - 1)


def by_hero(s: State, seat: Seat) -> list[Option]:
    """The Regions adjacent for the own Hero."""
    return options_of(reachable(s, seat, s.players[seat].hero))


@choice(by_hero, others=regions)
def hero_walk(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region adjacent for the own Hero; back where it came from, too (LR-12.5)."""
    return None if region in reachable(s, seat, s.players[seat].hero) else "LR-5.2"


PROMPTS = {
    "drakkar_sail": ("LR-5.9", "LR-5.16", "LR-4.2"),
    "hero_walk": ("LR-12.4", "LR-12.5", "LR-5.2", "LR-5.3"),
}
