"""Figures: where they stand, how strong they are, and how they move. Nothing here asks or decides.

A figure inside the rules is a small number: leader, warrior, ship, or a monster. Warriors of one clan in one place
are alike, so a group is a figure, its place and how many there are.
"""

from collections.abc import Iterable

from meadhall.kernel import Clause, Option, Ref, Seat, View

from .board import BOARD, FJORD_OF, NAMES, NOWHERE, RESERVE, SHORES, VALHALLA, VILLAGES, YGGDRASIL, Place
from .cards.sheet import CARDS
from .cards.words import CountsAsShip, InvadesFree, InvadesYggdrasil, WarriorPair
from .clan import HORNS, stat
from .content import CONTENT, UNITS, W
from .state import EMPTY, WARRIORS, State

Figure = int
Standing = tuple[Figure, Place]
"""A figure where it stands: what one points at."""
Group = tuple[Figure, Place, int]
LEADER, WARRIOR, SHIP, FIRST_MONSTER = range(4)
MONSTER_OF: dict[str, Figure] = {monster.id: FIRST_MONSTER + k for k, monster in enumerate(CONTENT.monsters)}
RECRUITS: dict[str, Figure] = {monster.card: FIRST_MONSTER + k for k, monster in enumerate(CONTENT.monsters)}
"""The monster that each monster upgrade brings (BR-7.1)."""
_CARDS = {RECRUITS[card.id]: card for card in CONTENT.cards if card.slot == "monster"}
"""The card of each monster."""


def able(word: type[W]) -> dict[Figure, W]:
    """The monsters whose cards have an effect, with that effect (section 7)."""
    return {figure: effect for figure, card in _CARDS.items() if (effect := card.get(word))}


SAILS = (False, False, True, *(figure in able(CountsAsShip) for figure in MONSTER_OF.values()))
"""Which figures are ships (BR-1.14, BR-7.17)."""
FREE = able(InvadesFree)
"""Who invades for nothing (BR-7.11)."""
CLIMBS = able(InvadesYggdrasil)
"""Who may invade Yggdrasil, where it has another strength (BR-7.25, BR-7.26)."""
KINDS: tuple[str, ...] = (*UNITS, *MONSTER_OF)
CLANS: tuple[str, ...] = tuple(clan.id for clan in CONTENT.clans.clan)
_STRENGTHS = (*(unit.strength for unit in UNITS.values()), *(_CARDS[k].strength or 0 for k in MONSTER_OF.values()))
"""How strong each figure is by itself."""


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
"""By clan, figure and place; the value is the figure and its place."""
FIGURE_REFS = tuple(dict.fromkeys(option.ref for clan in _OPTIONS for figure in clan for option in figure))
"""The names of all figures in all places."""


def figure_options(s: State, seat: Seat, groups: Iterable[Group]) -> list[Option]:
    """Figures to point at, alike ones once."""
    options = _OPTIONS[s.clans[seat].clan]
    return [options[figure][place] for figure, place, _ in groups]


def figure_ref(s: State, seat: Seat, figure: Figure, place: Place) -> Ref:
    """The name of a seat's figure in a place."""
    return _OPTIONS[s.clans[seat].clan][figure][place].ref


def group_refs(s: State, seat: Seat, groups: Iterable[Group]) -> list[Ref]:
    """The names of figures, each as often as it is there: for events."""
    return [figure_ref(s, seat, figure, place) for figure, place, count in groups for _ in range(count)]


def shown(s: State, seat: Seat, group: Group) -> View:
    """Figures as a view names them."""
    figure, place, count = group
    clan, ref = CLANS[s.clans[seat].clan], figure_ref(s, seat, figure, place)
    return {"ref": ref, "seat": seat, "clan": clan, "kind": KINDS[figure], "count": count}


# --- where they are -----------------------------------------------------------------------------------------------


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


def has_room(s: State, seat: Seat) -> bool:
    """Whether a seat may have one more figure on the board than it has, by its Horns (BR-1.39, BR-4.33)."""
    return on_board(s, seat) < stat(s, seat, HORNS)


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
    clan, fjord = s.clans[seat], FJORD_OF[province]
    if clan.warriors[province] or clan.leader == province or clan.ship == fjord:
        return True
    return seat in s.owners and (has_monster_at(s, seat, province) or has_monster_at(s, seat, fjord))


def has_monster_at(s: State, seat: Seat, place: Place) -> bool:
    """Whether a monster of a seat is in a place."""
    lairs = s.lairs
    return place in lairs and any(owner == seat and lair == place for owner, lair in zip(s.owners, lairs, strict=True))


# --- how strong they are ------------------------------------------------------------------------------------------


def strength(s: State, seat: Seat, province: Place) -> int:
    """The strength of a seat's figures in a province and its fjord (BR-5.50, BR-8.18)."""
    return sum(group_strength(s, seat, group) for group in groups_in(s, seat, province))


def group_strength(s: State, seat: Seat, group: Group) -> int:
    """What figures of one kind in one place add to their clan's strength there (BR-12.11, BR-12.75)."""
    figure, place, count = group
    if figure == WARRIOR:
        pair, single = warriors_worth(s, seat)
        return count // 2 * pair + count % 2 * single
    return unit_strength(s, seat, figure) if figure < FIRST_MONSTER else monster_strength(figure, place)


def unit_strength(s: State, seat: Seat, figure: Figure) -> int:
    """The strength of a leader, warrior or ship, whose upgrade lies in the slot of its number (BR-1.47)."""
    token = s.clans[seat].slots[figure]
    return _STRENGTHS[figure] if token == EMPTY else CARDS[s.faces[token]].strength or 0


def warriors_worth(s: State, seat: Seat) -> tuple[int, int]:
    """What two warriors of a clan in one province are worth together, and what one is (BR-12.11, BR-12.75)."""
    single, token = unit_strength(s, seat, WARRIOR), s.clans[seat].slots[WARRIOR]
    pair = None if token == EMPTY else CARDS[s.faces[token]].get(WarriorPair)
    return pair.strength if pair else 2 * single, single


def monster_strength(figure: Figure, place: Place) -> int:
    """The strength of a monster where it stands (BR-7.25)."""
    return CLIMBS[figure].strength if place == YGGDRASIL and figure in CLIMBS else _STRENGTHS[figure]


def monster_cost(figure: Figure) -> int:
    """What invading with a monster costs: its strength, or nothing (BR-7.11)."""
    return 0 if figure in FREE else _STRENGTHS[figure]


def invade_cost(s: State, seat: Seat, figure: Figure) -> int:
    """What invading with a figure of the reserve costs (BR-4.24 to BR-4.27, BR-7.11)."""
    if figure >= FIRST_MONSTER:
        return monster_cost(figure)
    return UNITS["leader"].invade_cost if figure == LEADER else unit_strength(s, seat, figure)


def joined_strength(s: State, seat: Seat, groups: Iterable[Group], province: Place) -> int:
    """What figures from several places would be worth together in one province: warriors pair up (BR-12.11)."""
    counts: dict[Figure, int] = {}
    for figure, _, count in groups:
        counts[figure] = counts.get(figure, 0) + count
    return sum(group_strength(s, seat, (figure, province, count)) for figure, count in counts.items())


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
    left = [(f, p, count - ((f, p) == (figure, place))) for f, p, count in groups]
    return [group for group in left if group[2]]
