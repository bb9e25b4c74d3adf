"""Figures: where they stand, how strong they are, and how they move. Nothing here asks or decides.

A figure inside the rules is a small number: leader, warrior, ship, or a monster. Warriors of one clan in one place
are alike, so a group is a figure, its place and how many there are.
"""

from collections.abc import Iterable

from meadhall.kernel import Clause, Option, Ref, Seat

from .board import (
    BOARD,
    FJORD_OF,
    NAMES,
    NOWHERE,
    OPTIONS,
    PROVINCES,
    RESERVE,
    SHORES,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
    Place,
)
from .cards.sheet import leader_strength, ship_strength, warriors_worth
from .cards.words import CountsAsShip, InvadesFree, InvadesYggdrasil
from .content import CONTENT, STATS, W
from .state import WARRIORS, State

Figure = int
Standing = tuple[Figure, Place]
"""A figure where it stands: what one points at."""
Group = tuple[Figure, Place, int]
LEADER: Figure = 0
WARRIOR: Figure = 1
SHIP: Figure = 2
FIRST_MONSTER: Figure = 3
MONSTER_OF: dict[str, Figure] = {monster.id: FIRST_MONSTER + k for k, monster in enumerate(CONTENT.monsters)}
RECRUITS: dict[str, Figure] = {monster.card: FIRST_MONSTER + k for k, monster in enumerate(CONTENT.monsters)}
"""The monster that each monster upgrade brings (BR-7.1)."""
_CARDS = {RECRUITS[card.id]: card for card in CONTENT.cards if card.slot == "monster"}
"""The card of each monster."""
_STRENGTHS = {figure: card.strength or 0 for figure, card in _CARDS.items()}


def able(word: type[W]) -> dict[Figure, W]:
    """The monsters whose cards have an effect, with that effect (section 7)."""
    return {figure: effect for figure, card in _CARDS.items() if (effect := card.get(word))}


SAILS = (False, False, True, *(figure in able(CountsAsShip) for figure in MONSTER_OF.values()))
"""Which figures are ships (BR-1.14, BR-7.17)."""
FREE = able(InvadesFree)
"""Who invades for nothing (BR-7.11)."""
CLIMBS = able(InvadesYggdrasil)
"""Who may invade Yggdrasil, where it has another strength (BR-7.25, BR-7.26)."""
KINDS: tuple[str, ...] = ("leader", "warrior", "ship", *MONSTER_OF)
_HORNS = next(stat.steps for stat in CONTENT.clans.stat if stat.id == STATS[2])
_LEADER_COST = next(figure.invade_cost for figure in CONTENT.clans.figure if figure.kind == "leader")
CLANS: tuple[str, ...] = tuple(clan.id for clan in CONTENT.clans.clan)


def _ref(clan: str, figure: Figure, place: Place) -> Ref:
    if figure >= FIRST_MONSTER:
        return f"monster:{KINDS[figure]}"
    return f"figure:{clan}.{KINDS[figure]}" + (f".{NAMES[place]}" if figure == WARRIOR else "")


_OPTIONS: list[list[list[Option]]] = [
    [
        [Option(_ref(clan, figure, place), (figure, place)) for place in range(VALHALLA + 1)]
        for figure in range(len(KINDS))
    ]
    for clan in CLANS
]
"""By clan, figure and place."""


def figure_option(s: State, seat: Seat, figure: Figure, place: Place) -> Option:
    """A seat's figure as a thing to point at; its value is the figure and its place."""
    return _OPTIONS[s.clans[seat].clan][figure][place]


def figure_options(s: State, seat: Seat, groups: Iterable[Group]) -> list[Option]:
    """Figures to point at, alike ones once."""
    options = _OPTIONS[s.clans[seat].clan]
    return [options[figure][place] for figure, place, _ in groups]


def figure_ref(s: State, seat: Seat, figure: Figure, place: Place) -> Ref:
    """The name of a seat's figure in a place."""
    return _OPTIONS[s.clans[seat].clan][figure][place].ref


def figure_refs() -> list[Ref]:
    """The names of all figures in all places."""
    return list(dict.fromkeys(option.ref for clan in _OPTIONS for figure in clan for option in figure))


# --- where they are -----------------------------------------------------------------------------------------------


def place_of(s: State, seat: Seat, figure: Figure) -> Place:
    """Where a leader, ship or monster is; warriors have no single place."""
    if figure == LEADER:
        return s.clans[seat].leader
    if figure == SHIP:
        return s.clans[seat].ship
    return s.lairs[figure - FIRST_MONSTER]


def own_monsters(s: State, seat: Seat) -> list[Figure]:
    """The monsters a seat has recruited."""
    owners = s.owners
    if seat not in owners:
        return []
    return [FIRST_MONSTER + k for k, owner in enumerate(owners) if owner == seat]


def groups_at(s: State, seat: Seat, place: Place) -> list[Group]:
    """A seat's figures in one place, alike ones together."""
    clan = s.clans[seat]
    groups = [(LEADER, place, 1)] if clan.leader == place else []
    if place <= VALHALLA and clan.warriors[place]:
        groups.append((WARRIOR, place, clan.warriors[place]))
    if clan.ship == place:
        groups.append((SHIP, place, 1))
    lairs = s.lairs
    if place in lairs:
        groups += [(figure, place, 1) for figure in own_monsters(s, seat) if lairs[figure - FIRST_MONSTER] == place]
    return groups


def groups_in(s: State, seat: Seat, province: Place) -> list[Group]:
    """A seat's figures in a province and in its fjord (BR-1.16, BR-5.28)."""
    fjord = FJORD_OF[province]
    groups = groups_at(s, seat, province)
    return groups if fjord == NOWHERE else groups + groups_at(s, seat, fjord)


def on_board(s: State, seat: Seat) -> int:
    """How many figures a seat has on the board (BR-4.34, BR-4.35)."""
    clan = s.clans[seat]
    warriors = clan.warriors
    count = WARRIORS - warriors[RESERVE] - warriors[VALHALLA] + (clan.leader < RESERVE) + (clan.ship < RESERVE)
    if seat in s.owners:
        count += sum([owner == seat and lair < RESERVE for owner, lair in zip(s.owners, s.lairs, strict=True)])
    return count


def groups_on_board(s: State, seat: Seat) -> list[Group]:
    """A seat's figures on the board, place by place."""
    return [group for place in BOARD for group in groups_at(s, seat, place)]


def figures_on_board(s: State, seat: Seat) -> list[Option]:
    """A seat's figures on the board as things to point at."""
    return figure_options(s, seat, groups_on_board(s, seat))


def figures_off_board(s: State, seat: Seat) -> list[Option]:
    """Those in reserve and Valhalla."""
    return figure_options(s, seat, [*groups_at(s, seat, RESERVE), *groups_at(s, seat, VALHALLA)])


def count_at(s: State, seat: Seat, place: Place) -> int:
    """How many figures a seat has in one place."""
    return sum(count for _, _, count in groups_at(s, seat, place))


def horns(s: State, seat: Seat) -> int:
    """BR-1.39: the greatest number of figures a seat may have on the board."""
    return _HORNS[s.clans[seat].stats[2] - 1]


def has_room(s: State, seat: Seat) -> bool:
    """Whether a seat may have one more figure on the board (BR-4.33)."""
    return on_board(s, seat) < horns(s, seat)


def occupants(s: State, province: Place) -> int:
    """How many figures of all clans stand in a province."""
    count = s.lairs.count(province)
    for clan in s.clans:
        count += clan.warriors[province] + (clan.leader == province)
    return count


def free_villages(s: State, province: Place) -> int:
    """BR-1.9, BR-1.11: for how many more figures a province has room; none if it is destroyed (BR-1.21)."""
    return 0 if s.destroyed[province] else VILLAGES[province] - occupants(s, province)


def no_room_in(s: State, province: Place) -> Clause | None:
    """Why no figure more can stand in a province: it is destroyed, or full; None if one can."""
    if s.destroyed[province]:
        return "BR-1.21"
    return None if occupants(s, province) < VILLAGES[province] else "BR-1.9"


def open_fjords(s: State) -> list[Place]:
    """BR-1.25, BR-1.26, BR-4.30: the fjords with an intact shore."""
    destroyed = s.destroyed
    return [fjord for fjord, shores in SHORES.items() if not (destroyed[shores[0]] and destroyed[shores[1]])]


def is_present(s: State, seat: Seat, province: Place) -> bool:
    """Whether a seat has a figure in a province or its fjord (BR-5.2, BR-5.29)."""
    clan = s.clans[seat]
    fjord = FJORD_OF[province]
    if clan.warriors[province] or clan.leader == province or clan.ship == fjord:
        return True
    return seat in s.owners and (has_monster_at(s, seat, province) or has_monster_at(s, seat, fjord))


def has_monster_at(s: State, seat: Seat, place: Place) -> bool:
    """Whether a monster of a seat is in a place."""
    lairs = s.lairs
    return place in lairs and any(owner == seat and lair == place for owner, lair in zip(s.owners, lairs, strict=True))


def strength(s: State, seat: Seat, province: Place) -> int:
    """The strength of a seat's figures in a province and its fjord (BR-5.50, BR-8.18)."""
    clan = s.clans[seat]
    fjord = FJORD_OF[province]
    total = 0
    if clan.warriors[province]:
        pair, single = warriors_worth(s, seat)
        total = clan.warriors[province] // 2 * pair + clan.warriors[province] % 2 * single
    if clan.leader == province:
        total += leader_strength(s, seat)
    if clan.ship == fjord:
        total += ship_strength(s, seat)
    for figure in own_monsters(s, seat):
        lair = s.lairs[figure - FIRST_MONSTER]
        if lair in (province, fjord):
            total += monster_strength(figure, lair)
    return total


def group_strength(s: State, seat: Seat, group: Group) -> int:
    """What figures of one kind in one place add to their clan's strength there: one part of ``strength``."""
    figure, place, count = group
    if figure == WARRIOR:
        pair, single = warriors_worth(s, seat)
        return count // 2 * pair + count % 2 * single
    if figure == LEADER:
        return leader_strength(s, seat)
    return ship_strength(s, seat) if figure == SHIP else monster_strength(figure, place)


def monster_strength(figure: Figure, place: Place) -> int:
    """The strength of a monster where it stands (BR-7.25)."""
    if place == YGGDRASIL and figure in CLIMBS:
        return CLIMBS[figure].strength
    return _STRENGTHS[figure]


def invade_cost(s: State, seat: Seat, figure: Figure) -> int:
    """What invading with a figure of the reserve costs (BR-4.24 to BR-4.27, BR-7.11)."""
    if figure == LEADER:
        return _LEADER_COST
    if figure == WARRIOR:
        return warriors_worth(s, seat)[1]
    if figure == SHIP:
        return ship_strength(s, seat)
    return monster_cost(figure)


def monster_cost(figure: Figure) -> int:
    """What invading with a monster costs: its strength, or nothing (BR-7.11)."""
    return 0 if figure in FREE else _STRENGTHS[figure]


# --- moving them --------------------------------------------------------------------------------------------------


def move(s: State, seat: Seat, figure: Figure, origin: Place, target: Place, count: int = 1) -> None:
    """Takes figures from one place to another; whoever calls knows that it is allowed."""
    clan = s.clans[seat]
    if figure == WARRIOR:
        clan.warriors[origin] -= count
        clan.warriors[target] += count
    elif figure == LEADER:
        clan.leader = target
    elif figure == SHIP:
        clan.ship = target
    else:
        s.lairs[figure - FIRST_MONSTER] = target


def without(groups: Iterable[Group], figure: Figure, place: Place) -> list[Group]:
    """The groups with one figure less."""
    kept: list[Group] = []
    for group in groups:
        f, p, count = group
        if (f, p) == (figure, place):
            if count > 1:
                kept.append((f, p, count - 1))
        else:
            kept.append(group)
    return kept


def group_refs(s: State, seat: Seat, groups: Iterable[Group]) -> list[Ref]:
    """The names of figures, each as often as it is there: for events."""
    return [figure_ref(s, seat, figure, place) for figure, place, count in groups for _ in range(count)]


def provinces_of(place: Place) -> tuple[Place, ...]:
    """The province itself, or the two beside a fjord."""
    return (place,) if place in PROVINCES else SHORES[place]


def shores(s: State, seat: Seat, place: Place) -> list[Option]:
    """The province itself to point at, or the two beside a fjord."""
    return [OPTIONS[province] for province in provinces_of(place)]


def not_shores(s: State, seat: Seat, place: Place) -> list[Option]:
    """All other provinces."""
    return [OPTIONS[province] for province in PROVINCES if province not in provinces_of(place)]
