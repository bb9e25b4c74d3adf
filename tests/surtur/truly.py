"""What a Follower says of its candidates, once more: every number counted from what lies on the table, and whether
what put a candidate aside is so; with nothing of the rules' own code."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import ACTION_CARDS, COMBAT_CARDS, MONSTERS
from meadhall.games.lords.records import Monster
from meadhall.games.lords.state import Foe, State
from meadhall.kernel import Clause, Ref

from .plainly import hardness, rank_of, way

GODS: dict[str, str] = {god.id: god.attribute for god in CONTENT.gods}
ATTRIBUTES = ("authority", "might", "wisdom")
CLOCKWISE: list[str] = [slot.realm for slot in CONTENT.wheel.slot]
SLOTS: list[str] = [slot.id for slot in CONTENT.wheel.slot]
COSTS: dict[str, int] = {cost.id: cost.runes for cost in CONTENT.surtur.cost}
STRUCK = {
    "jotunn": ("here", "heroes"),
    "troll": ("here",),
    "draugr": ("here",),
    "fafnir": ("here", "beside"),
    "garm": ("beside",),
    "nidhogg": ("here",),
}
"""Where Region Attacks harm Armies of people, and which harms Heroes (section 43 of the base rules)."""


class Truth:
    """A Follower's question, and what lies on the table as it is asked."""

    def __init__(self, s: State, seat: int, prompt: str, about: Mapping[str, Any]) -> None:
        self.s, self.seat, self.prompt, self.about = s, seat, prompt, about
        self.one, self.player = s.followers[seat], s.players[seat]
        self.tile = CONTENT.followers[self.one.tile]
        self.card = ACTION_CARDS[s.faces[self.one.row[max(self.one.place, 0)]]]
        self.near = s.board.near
        self.people = range(len(s.followers), s.seats)

    # --- what is counted

    def armies(self, seats: Collection[int]) -> list[tuple[int, int]]:
        """Regions and values of the Armies of some seats."""
        return [(army // 7, army % 7) for seat in seats for army in self.s.players[seat].armies]

    def there(self, region: int, seats: Collection[int]) -> list[int]:
        return [value for place, value in self.armies(seats) if place == region]

    def held(self, *seats: int) -> list[int]:
        return [region for region, owner in enumerate(self.s.control) if owner in seats]

    def way(self, region: int, others: Collection[int]) -> int | None:
        return way(self.s, region, others)

    def beyond(self) -> list[int]:
        return [region for region, owner in enumerate(self.s.control) if owner != self.seat]

    def foe(self, ref: Ref) -> Foe:
        return self.s.boss if ref == "boss:loki" else self.s.foes[MONSTERS.index(ref[len("monster:") :])]

    def tucked(self) -> int:
        return len(self.player.blessings) + self.s.holders.count(self.seat)

    def symbols(self) -> Counter[str]:
        return Counter(COMBAT_CARDS[self.s.faces[token]].weapon for token in self.player.hand)

    def hero_way(self, ref: Ref) -> int:
        found = self.way(self.foe(ref).region, [self.player.hero])
        assert found is not None
        return found

    def attribute(self, ref: Ref) -> int:
        kind, _, id = ref.partition(":")
        return ATTRIBUTES.index(GODS[id] if kind == "monument" else id)

    def tray(self, ref: Ref) -> int:
        if ref == "boss:loki":
            return 1
        runes = list(dict.fromkeys(monster.rune for monster in CONTENT.monsters))
        lower = [k for rune in reversed(runes) for k in self._of(rune) if k not in self.s.upper]
        return [*self.s.upper, *lower].index(MONSTERS.index(ref[len("monster:") :])) + 2

    def _of(self, rune: str) -> list[int]:
        return [k for k, monster in enumerate(CONTENT.monsters) if monster.rune == rune]

    def defence(self, region: int) -> int:
        support = max([v for place, v in self.armies([self.seat]) if place in self.near[region]], default=0)
        temple = self.player.attributes[0] if self.s.temples[region] else 0
        return sum(self.there(region, [self.seat])) + support + temple

    def slots_left(self, ref: Ref) -> int:
        wounds, hand = self.foe(ref).wounds, self.symbols()
        left = [slot for slot, by in enumerate(wounds) if by == -1]
        if ref == "boss:loki":
            return len(left) - max(len(some) for some in _subsets(left) if loki_shields(hand, some) <= hand["shield"])
        shields = hand.pop("shield", 0)
        asked = Counter(slots_of(ref)[slot].symbol for slot in left)
        return max(0, (asked - hand).total() - shields)

    def group(self, region: int) -> int:
        owner = self.s.control[region]
        usurps = self.prompt == "follower_usurp"
        whose = "own" if owner == self.seat else "none" if owner < 0 else "person" if owner in self.people else "rival"
        order = ["person", "rival", "none"] if usurps else ["own", "rival", "none", "person"]
        return order.index(whose) + 1

    def harms_here(self, ref: Ref) -> bool:
        foe, ways = self.foe(ref), STRUCK[ref[len("monster:") :]]
        struck = [foe.region] * ("here" in ways) + [*self.near[foe.region]] * ("beside" in ways)
        heroes = [self.s.players[seat] for seat in self.people if self.s.players[seat].hero == foe.region]
        return any(place in struck for place, _ in self.armies(self.people)) or (
            "heroes" in ways and any(not all(hero.injured) for hero in heroes)
        )

    def harms_beside(self, ref: Ref) -> list[int]:
        barred = {place for place, _ in self.armies([self.seat])} if self.foe(ref).ring == -1 else set()
        return [r for r in self.near[self.foe(ref).region] if self.there(r, self.people) and r not in barred]


def slots_of(ref: Ref) -> tuple[Any, ...]:
    monster: Monster = CONTENT.monsters[MONSTERS.index(ref.partition(":")[2].partition(".")[0])]
    return monster.slots


def loki_shields(hand: Counter[str], slots: Collection[int]) -> int:
    asked = Counter[str](symbol for slot in slots for symbol in CONTENT.boss[0].slots[slot])
    return (asked - hand).total()


def _subsets(slots: list[int]) -> list[list[int]]:
    return [[slot for k, slot in enumerate(slots) if n >> k & 1] for n in range(1 << len(slots))]


def region_of(ref: Ref) -> int:
    """The Region of a ref of a Region, a Forge or an Army."""
    kind, _, id = ref.partition(":")
    return int(id.split(".")[1] if kind == "army" else id) - 1


def _army(at: Truth, ref: Ref) -> tuple[int, int]:
    """Whose an Army is, and its value."""
    seat, _, value = ref[len("army:") :].split(".")
    return int(seat), int(value)


def _stands(at: Truth, ref: Ref) -> int:
    return at.foe(ref).region if ref.startswith(("monster:", "boss:")) else region_of(ref)


def _human_army(at: Truth, ref: Ref) -> int:
    kind = ref.partition(":")[0]
    if kind == "region":
        return max(at.there(region_of(ref), at.people), default=0)
    seat, value = _army(at, ref) if kind == "army" else (0, 0)
    return value if seat in at.people else 0


def _human_hero(at: Truth, ref: Ref) -> int:
    kind, _, id = ref.partition(":")
    if kind == "region" and at.prompt == "follower_loki":
        return int(any(at.s.players[seat].hero == region_of(ref) for seat in at.people))
    return int(kind == "hero" and int(id) in at.people)


def _harms(at: Truth, ref: Ref) -> int:
    kind = ref.partition(":")[0]
    if kind == "region":
        return int(bool(at.there(region_of(ref), range(at.s.seats))) and not at.there(region_of(ref), at.people))
    return int(kind == "army" and _army(at, ref)[0] not in at.people)


NUMBERS: dict[str, Callable[[Truth, Ref], int | None]] = {
    "region": lambda at, ref: _stands(at, ref) + 1,
    "army": lambda at, ref: _army(at, ref)[1],
    "realm": lambda at, ref: CLOCKWISE.index(ref[len("realm:") :]) + 1,
    "tray": lambda at, ref: at.tray(ref),
    "exposed": lambda at, ref: sum(at.s.control[other] != at.seat for other in at.near[region_of(ref)]),
    "favourite": lambda at, ref: int(ATTRIBUTES[at.attribute(ref)] != at.tile.attribute_preference[0]),
    "attribute": lambda at, ref: at.player.attributes[at.attribute(ref)],
    "preference": lambda at, ref: at.tile.attribute_preference.index(ATTRIBUTES[at.attribute(ref)]) + 1,
    "hero_distance": lambda at, ref: at.way(region_of(ref), [at.s.players[seat].hero for seat in at.people]),
    "uncovered": lambda at, ref: at.foe(ref).wounds.count(-1),
    "shrine_rank": lambda at, ref: rank_of(at.s, region_of(ref)),
    "difficulty": lambda at, ref: hardness(at.s, region_of(ref)),
    "near": lambda at, ref: at.way(region_of(ref), at.held(*at.people)),
    "left_of_land": lambda at, ref: sum(
        at.s.control[one] != at.seat for land in at.s.board.lands if region_of(ref) in land for one in land
    ),
    "human_regions": lambda at, ref: sum(at.s.control[other] in at.people for other in at.near[region_of(ref)]),
    "human_distance": lambda at, ref: at.way(region_of(ref), at.held(*at.people)),
    "frontier": lambda at, ref: at.way(region_of(ref), at.beyond()),
    "group": lambda at, ref: at.group(region_of(ref)),
    "option": lambda at, ref: (
        1 + [at.card.special, at.tile.priority_action, "prepare", "build_monument"].index(ref[len("action:") :])
    ),
    "defence": lambda at, ref: at.defence(region_of(ref)),
    "distance": lambda at, ref: at.hero_way(ref),
    "neutral": lambda at, ref: int(at.foe(ref).ring == -1),
    "near_army": lambda at, ref: at.way(at.foe(ref).region, [place for place, _ in at.armies(at.people)]),
    "human_army": _human_army,
    "human_hero": _human_hero,
    "not_human": lambda at, ref: int(at.s.control[region_of(ref)] not in at.people),
    "slots_left": lambda at, ref: at.slots_left(ref),
    "reward": lambda at, ref: int(slots_of(ref)[int(ref.split(".")[1]) - 1].reward is not None),
    "slot": lambda at, ref: int(ref.split(".")[1]),
    "leaves": lambda at, ref: int(ref in ("do:done", "do:decline")),
    "harms": _harms,
    "yggdrasil": lambda at, ref: int(region_of(ref) in at.s.board.around),
    "own": lambda at, ref: int(at.s.control[region_of(ref)] == at.seat),
}
"""What is compared, but for places in a list and what an attack costs the Follower itself."""


def _action(ref: Ref) -> tuple[str, str]:
    """The card of a Rune Action, and which it is."""
    card, _, action = ref[len("rune_action:") :].partition(".")
    return card, action


def _might_of(at: Truth, ref: Ref) -> int:
    others = [seat for seat in range(at.s.seats) if seat != at.seat]
    return sum(at.there(region_of(ref), others))


def _nearer(at: Truth, ref: Ref) -> bool:
    """Whether a Region is nearer to any Army of a person than the Monster that moves."""
    armies = {place for place, _ in at.armies(at.people)}
    here = at.foe(at.about["monster"]).region
    return any((at.way(region_of(ref), [one]) or 0) < (at.way(here, [one]) or 0) for one in armies)


def _bound(at: Truth) -> list[Foe]:
    return [foe for foe in at.s.foes if foe.ring == at.seat]


def _god(ref: Ref) -> int:
    return list(GODS).index(ref[len("monument:") :])


def _slot(ref: Ref) -> int:
    return int(ref.split(".")[1]) - 1


SO: dict[Clause, Callable[[Truth, Ref], bool]] = {
    "LS-3.28": lambda at, ref: at.player.attributes[at.attribute(ref)] == 6,
    "LS-4.16": lambda at, ref: not at.player.priests,
    "LS-4.21": lambda at, ref: len(at.s.prayers[_god(ref)]) == 3 or at.player.attributes[at.attribute(ref)] == 6,
    "LS-4.23": lambda at, ref: all(len(priests) == 3 for priests in at.s.prayers),
    "LS-4.29": lambda at, ref: _army(at, ref)[1] == 6,
    "LS-4.31": lambda at, ref: not at.s.lying[region_of(ref)] or (at.way(region_of(ref), [at.player.hero]) or 0) > 1,
    "LS-4.34": lambda at, ref: sum(at.player.runes) == 6 and at.s.lying[region_of(ref)],
    "LS-4.38": lambda at, ref: _action(ref)[0] == at.card.id,
    "LS-4.41": lambda at, ref: sum(at.player.runes) < COSTS[_action(ref)[1]],
    "LS-4.43": lambda at, ref: _action(ref)[0] != at.card.id,
    "LS-6.1": lambda at, ref: at.hero_way(ref) > 1,
    "LS-6.3": lambda at, ref: at.foe(ref).region < 0 or at.foe(ref).ring != -1,
    "LS-6.5": lambda at, ref: at.foe(ref).wounds.count(-1) <= min(foe.wounds.count(-1) for foe in _bound(at)),
    "LS-6.10": lambda at, ref: _army(at, ref)[1] == 6,
    "LS-6.11": lambda at, ref: all(value == 6 for _, value in at.armies([at.seat])),
    "LS-6.16": lambda at, ref: len(at.player.hand) == 8,
    "LS-6.23": lambda at, ref: len(at.player.armies) == 6,
    "LS-7.1": lambda at, ref: not at.harms_here(ref) and not at.harms_beside(ref),
    "LS-7.5": lambda at, ref: at.foe(ref).ring not in (-1, at.seat),
    "LS-7.10": lambda at, ref: region_of(ref) not in at.harms_beside(at.about["monster"]),
    "LS-7.12": lambda at, ref: not _nearer(at, ref),
    "LS-7.22": lambda at, ref: bool(at.there(region_of(ref), [at.seat])) and at.foe(at.about["monster"]).ring == -1,
    "LS-8.2": lambda at, ref: at.seat in at.s.wheel[SLOTS.index(ref[len("action:") :])],
    "LS-8.14": lambda at, ref: len(at.player.armies) == 6,
    "LS-8.15": lambda at, ref: not at.s.board.regions[region_of(ref)].settlement,
    "LS-8.25": lambda at, ref: not at.player.armies,
    "LS-8.34": lambda at, ref: (sum(at.player.runes), len(at.player.hand)) == (6, 8),
    "LS-8.44": lambda at, ref: at.hero_way(ref) > 1 + at.tucked(),
    "LS-8.46": lambda at, ref: ref == "boss:loki" and len(at.player.slain) + at.player.slayers < 2 - (at.s.seats == 2),
    "LS-8.47": lambda at, ref: ref != "boss:loki" and at.hero_way("boss:loki") <= 1 + at.tucked(),
    "LS-8.55": lambda at, ref: not {slots_of(ref)[_slot(ref)].symbol, "shield"} & set(at.symbols()),
    "LS-8.60": lambda at, ref: slots_of(ref)[_slot(ref)].symbol not in at.symbols() and "shield" in at.symbols(),
    "LS-8.69": lambda at, ref: loki_shields(at.symbols(), [_slot(ref)]) > at.symbols()["shield"],
    "LS-8.70": lambda at, ref: loki_shields(at.symbols(), [_slot(ref)]) <= at.symbols()["shield"],
    "LS-8.77": lambda at, ref: (
        at.s.control[region_of(ref)] == at.seat or any(at.s.players[one].hero == region_of(ref) for one in at.people)
    ),
    "LS-8.78": lambda at, ref: at.s.board.populations[region_of(ref)] > at.player.attributes[1],
    "LS-8.79": lambda at, ref: _might_of(at, ref) > at.player.attributes[1],
    "LS-8.87": lambda at, ref: at.s.levels[_god(ref)] == 3,
    "LS-11.10": lambda at, ref: region_of(ref) in at.s.ashes,
}
"""Whether what put a candidate aside, without comparing it, is so."""
