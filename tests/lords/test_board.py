"""The board: what is drawn and what is stated agree, on both sides. Adjacency is read off the drawn borders."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from math import dist

import pytest

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.records import Area, MapFile, Point, Polygon, Yggdrasil
from meadhall.testing import clause

SIDES = [CONTENT.map_3_4p, CONTENT.map_2p]
both_sides = pytest.mark.parametrize("side", SIDES, ids=["3-4 players", "2 players"])
Edge = frozenset[Point]


def borders(polygon: Polygon) -> set[Edge]:
    """The stretches of a border, from corner to corner and back to the first."""
    return {frozenset(ends) for ends in pairwise((*polygon, polygon[0]))}


def drawn(one: Area, others: Iterable[Area]) -> list[Area]:
    """Those that share a stretch of border with one; a corner alone is none."""
    return [other for other in others if other is not one and borders(one.polygon) & borders(other.polygon)]


def on_the_wheel(wheel: Yggdrasil, edge: Edge) -> bool:
    """Whether a stretch runs along the circle of Yggdrasil, whose corners were rounded to whole numbers."""
    return all(abs(dist(end, (wheel.x, wheel.y)) - wheel.radius) < 1 for end in edge)


def on_the_frame(edge: Edge) -> bool:
    return any(len(values) == 1 and values <= {0, 1000} for values in ({x for x, _ in edge}, {y for _, y in edge}))


def contains(polygon: Polygon, point: tuple[int, int]) -> bool:
    """Whether a point lies inside: a line from it to the right crosses the border an odd number of times."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in pairwise((*polygon, polygon[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed += 1
    return crossed % 2 == 1


@clause("LR-2.7")
@both_sides
def test_regions_are_adjacent_where_they_share_a_border(side: MapFile) -> None:
    for region in side.region:
        assert sorted(other.number for other in side.region if other in drawn(region, side.region)) == list(
            region.regions
        )


@both_sides
def test_a_sea_washes_the_regions_whose_border_it_shares(side: MapFile) -> None:
    """What a Drakkar joins are these (LR-4.5)."""
    for region in side.region:
        assert {sea.id for sea in side.sea if sea in drawn(region, side.sea)} == set(region.seas), region.number
    for sea in side.sea:
        assert [region.number for region in side.region if region in drawn(sea, side.region)] == list(sea.regions)


@both_sides
def test_seas_are_adjacent_where_they_share_a_border(side: MapFile) -> None:
    """They are a ring round the map: each has two neighbours, and sailing on leads back."""
    for sea in side.sea:
        assert {other.id for other in side.sea if other in drawn(sea, side.sea)} == set(sea.seas)
        assert len(sea.seas) == 2


@both_sides
def test_realms_are_adjacent_where_they_share_a_border(side: MapFile) -> None:
    for region in side.region:
        assert {spot.id for spot in side.spot if spot in drawn(region, side.spot)} == set(region.realms), region.number
    for spot in side.spot:
        assert [region.number for region in side.region if region in drawn(spot, side.region)] == list(spot.regions)
        assert not drawn(spot, side.sea)


@clause("LR-2.9")
@both_sides
def test_regions_touch_yggdrasil_where_their_border_runs_along_the_wheel(side: MapFile) -> None:
    touching = [
        region.number
        for region in side.region
        if any(on_the_wheel(side.yggdrasil, edge) for edge in borders(region.polygon))
    ]
    assert touching == list(side.yggdrasil.regions)
    assert touching == [4, 7, 8, 13, 15, 21][: len(touching)]
    assert len(touching) == (6 if side is CONTENT.map_3_4p else 5)


@both_sides
def test_the_drawing_has_no_gap_and_nothing_overlaps(side: MapFile) -> None:
    """Every stretch of border has an area on either hand, unless the frame or the wheel lies beyond it."""
    areas: list[Area] = [*side.region, *side.sea, *side.spot]
    touched = Counter(edge for area in areas for edge in borders(area.polygon))
    for edge, times in touched.items():
        outermost = on_the_frame(edge) or on_the_wheel(side.yggdrasil, edge)
        assert times == (1 if outermost else 2), sorted(edge)


@both_sides
def test_names_and_pieces_have_a_point_inside_their_area(side: MapFile) -> None:
    areas: list[Area] = [*side.region, *side.sea, *side.spot]
    for area in areas:
        assert [other for other in areas if contains(other.polygon, (area.x, area.y))] == [area]


@both_sides
def test_everything_can_be_reached(side: MapFile) -> None:
    near = {region.number: region.regions for region in side.region}
    reached, edge = {1}, [1]
    while edge:
        edge = [new for old in edge for new in near[old] if new not in reached]
        reached.update(edge)
    assert reached == set(near)


# --- values ----------------------------------------------------------------------------------------------------------


@clause("LR-2.4", "LR-38.1")
def test_how_large_the_sides_are() -> None:
    large, small = SIDES
    assert [region.number for region in large.region] == list(range(1, 22))
    assert [region.number for region in small.region] == list(range(1, 17))
    assert (len(large.sea), len(small.sea)) == (7, 5)
    assert {region.land for region in large.region} - {region.land for region in small.region} == {"rogaland"}
    assert {land.id for land in CONTENT.lands.land} == {region.land for region in large.region}


@clause("LR-2.5")
@both_sides
def test_lands_have_three_or_four_regions(side: MapFile) -> None:
    lands = Counter(region.land for region in side.region)
    assert set(lands.values()) <= {3, 4}
    assert len({land.hex for land in CONTENT.lands.land}) == len({land.symbol for land in CONTENT.lands.land}) == 6


@clause("LR-2.11", "LR-2.12", "LR-52.6")
@both_sides
def test_symbols_of_regions(side: MapFile) -> None:
    monuments = {region.number: region.monument for region in side.region if region.monument}
    assert monuments == {4: "odin", 7: "freya", 15: "thor"}
    forges = [region.number for region in side.region if region.forge]
    assert forges == ([2, 6, 10, 12, 17, 20] if side is CONTENT.map_3_4p else [2, 6, 10, 12])
    for region in side.region:
        assert region.monument or region.settlement or region.shrine or region.forge


def test_population_strengths() -> None:
    """LR-2.10; that of Region 19 is in two examples of the rulebook (LR-EX1). The small side takes them over."""
    found = [region.population for region in CONTENT.map_3_4p.region]
    assert found == [2, 3, 2, 5, 2, 3, 5, 3, 2, 4, 2, 3, 4, 4, 5, 2, 4, 2, 4, 3, 5]
    for large, small in zip(CONTENT.map_3_4p.region, CONTENT.map_2p.region, strict=False):
        alike = ("number", "land", "population", "monument", "settlement", "shrine", "forge")
        assert [getattr(large, field) for field in alike] == [getattr(small, field) for field in alike]


def test_settlements_and_shrines() -> None:
    assert [region.number for region in CONTENT.map_3_4p.region if region.settlement] == [
        1, 5, 7, 9, 11, 13, 14, 16, 18, 19, 21,
    ]  # fmt: skip
    assert [region.number for region in CONTENT.map_3_4p.region if region.shrine] == [
        3, 4, 6, 8, 10, 13, 14, 15, 17, 19, 21,
    ]  # fmt: skip
