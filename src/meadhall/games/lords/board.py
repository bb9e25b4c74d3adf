"""The two sides of the board as the rules count: Region 1 is 0, Seas are numbered as their file has them."""

from collections.abc import Sequence

from msgspec import Struct

from .content import CONTENT
from .records import MapFile, Region
from .words import God, Realm

Place = int
"""A Region: its number less one."""
Waters = int
"""A Sea, by its place in the file of its side."""
REALMS: tuple[Realm, ...] = tuple(realm.id for realm in CONTENT.realms)
GODS: tuple[God, ...] = tuple(god.id for god in CONTENT.gods)
LANDS = tuple(land.id for land in CONTENT.lands.land)


class Board(Struct, frozen=True):
    """A side of the board: what lies in each Region and what is adjacent to what (section 2)."""

    regions: tuple[Region, ...]
    populations: tuple[int, ...]
    """The population strength of each."""
    near: tuple[tuple[Place, ...], ...]
    """The Regions adjacent to each by land."""
    bridged: tuple[tuple[tuple[Place, ...], ...], ...]
    """For each Sea with the own Drakkar, the Regions adjacent to each by land or over it; last without one (LR-4.5)."""
    coasts: tuple[tuple[Place, ...], ...]
    """The Regions adjacent to each Sea."""
    waters: tuple[tuple[Waters, ...], ...]
    """The Seas adjacent to each Sea."""
    seas: tuple[str, ...]
    realms: tuple[tuple[int, ...], ...]
    """The Realms adjacent to each Region."""
    lands: tuple[tuple[Place, ...], ...]
    """The Regions of each Land; none where a Land is not on this side."""
    monuments: tuple[Place, ...]
    """The Region of each god's Monument."""
    forges: tuple[Place, ...]
    around: tuple[Place, ...]
    """The Regions adjacent to Yggdrasil (LR-2.9)."""
    distances: tuple[tuple[int, ...], ...]
    """How many borders lie on the shortest way by land between two Regions (LS-1.5)."""


def _board(side: MapFile) -> Board:
    seas = [sea.id for sea in side.sea]
    regions = tuple(sorted(side.region, key=lambda region: region.number))
    near, coasts = (
        tuple(_numbered(region.regions) for region in regions),
        tuple(_numbered(sea.regions) for sea in side.sea),
    )
    return Board(
        regions=regions,
        populations=tuple(region.population for region in regions),
        near=near,
        bridged=(*(bridged(near, coast) for coast in coasts), near),
        coasts=coasts,
        waters=tuple(tuple(sorted(map(seas.index, sea.seas))) for sea in side.sea),
        seas=tuple(sea.removeprefix("sea_") for sea in seas),
        realms=tuple(tuple(map(REALMS.index, region.realms)) for region in regions),
        lands=tuple(_numbered([region.number for region in regions if region.land == land]) for land in LANDS),
        monuments=tuple(next(k for k, region in enumerate(regions) if region.monument == god) for god in GODS),
        forges=tuple(k for k, region in enumerate(regions) if region.forge),
        around=_numbered(side.yggdrasil.regions),
        distances=tuple(distances(near, region) for region in range(len(near))),
    )


def distances(near: Sequence[Sequence[Place]], start: Place) -> tuple[int, ...]:
    """The borders to cross from one Region to each; what lies there does not matter (LS-1.5 to LS-1.7)."""
    found, edge = {start: 0}, [start]
    for region in edge:
        new = [other for other in near[region] if other not in found]
        found |= dict.fromkeys(new, found[region] + 1)
        edge += new
    return tuple(found[region] for region in range(len(near)))


def bridged(near: Sequence[tuple[Place, ...]], coast: tuple[Place, ...]) -> tuple[tuple[Place, ...], ...]:
    """What is adjacent to each Region for whoever has a Drakkar by a coast: all of the coast, for a Region there."""
    return tuple(
        tuple(sorted({*others, *coast} - {region})) if region in coast else others for region, others in enumerate(near)
    )


def _numbered(numbers: Sequence[int]) -> tuple[Place, ...]:
    return tuple(number - 1 for number in numbers)


BOARDS = {
    players: board
    for side in (CONTENT.map_2p, CONTENT.map_3_4p)
    for board in [_board(side)]
    for players in range(side.players.least, side.players.most + 1)
}
"""The side of the board for so many players (LR-2.1)."""
