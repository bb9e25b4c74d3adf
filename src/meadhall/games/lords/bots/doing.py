"""What actions promise to a player: prayers, Runes, the Hero's ways, and the Special Actions of the wheel."""

from functools import cache, cached_property
from operator import mul

from ..armies import place_of, pool, value_of
from ..bearing import number
from ..board import Place
from ..content import CONTENT, by_players
from ..heroes import MOST, attribute
from ..holding import population_for
from ..maneuvers import army_activate
from ..monument import FALLEN_FOR_RAGNAROK, LEVELS, is_met
from ..movement import reachable
from ..pieces import AUTHORITY, BOSS, MIGHT, REQUISITES, RUNES, SLOTS, WISDOM
from ..pool import card_limit, rune_limit
from ..preparing import USUALLY
from ..priests import priests_left
from ..recruiting import settled
from ..special import REALM_OF, counts_as_allied
from ..state import NOBODY, NOTHING
from ..surtur.desolation import SLOTS as MANIFESTATION
from ..surtur.desolation import TOKENS
from ..surtur.quenching import why_no_removal
from .ground import WON, Ground, army_worth, distances
from .hunts import INJURY, Hunting

MONSTERS, REINFORCE, USURP = map(SLOTS.index, ("monsters", "reinforce", "usurp"))
CARD, RUNE, PRIEST = 1.5, 0.9, 3.4
SPARE = 0.15
"""What a card or a Rune above the limit is worth: one gives up the worst."""
ATTRIBUTE = (4.6, 2.8, 2.0)
"""What Authority, Might and Wisdom are worth, each point the less the more there are."""
ALLIANCE, CONTROLLED = 1.5, 1.3
BONUS, OTHERS_BONUS, COVERED = 1.0, 0.4, 0.35
"""What a Realm's bonus is worth, to oneself and to others, and the Rune that a covered player gets."""
MARKER = 0.9
"""What a slot of the wheel is worth that can be chosen again."""
NEW_TEMPLE, DRAFT = 4.0, 2.5
TOKEN = 1.5
"""What a Desolation token less is worth at least."""
LATER = 0.35
"""How much a thing counts for which the slot of the wheel is not free."""
ROUSED = 1.4
"""What Activating Monsters brings."""
RAGNAROK = 9.0
"""What Ragnarok is worth for each Region beside Yggdrasil that one has more than the others."""


@cache
def by_turns(seats: int) -> tuple[tuple[float, ...], ...]:
    """How much of what a Hero can do in each Region counts in each: it walks two Regions in a turn."""
    return tuple(tuple(0.6 ** ((n + 1) // 2) for n in steps) for steps in distances(seats))


class Doing(Ground):
    """What one player may do at one moment, and what it is worth."""

    __slots__ = ("__dict__",)

    # ---- things

    def card(self) -> float:
        """One more Combat card."""
        return CARD if len(self.player.hand) < card_limit(self.s, self.seat) else SPARE

    def rune(self) -> float:
        """One more Rune."""
        return RUNE if sum(self.player.runes) < rune_limit(self.s, self.seat) else SPARE

    def priest(self) -> float:
        """One more Priest."""
        return PRIEST if priests_left(self.s, self.seat) else 0.0

    def attribute(self, which: int) -> float:
        """One more point of an Attribute."""
        stands = self.player.attributes[which]
        if stands >= MOST:
            return 0.0
        worth = ATTRIBUTE[which] * (8 - stands) / 6
        if which == MIGHT and self.slays():
            worth *= 1.6
        if which == WISDOM and self.slays():
            worth *= 1.4
        return worth

    def heals(self, which: int) -> float:
        """What healing an Attribute brings."""
        return INJURY * (0.6 + 0.25 * (self.player.attributes[which] - 2))

    def slays(self) -> bool:
        """Whether a player has slain enough for the Boss, or nearly so."""
        needed = by_players(CONTENT.rules.slain_for_boss, self.s.seats)
        return len(self.player.slain) + self.player.slayers >= needed

    def best_rise(self, settled_only: bool = False) -> float:
        """What raising an own Army brings."""
        able = [
            army
            for army in self.player.armies
            if value_of(army) < MOST and (not settled_only or settled(self.s, self.seat, place_of(army)))
        ]
        return max((self.rises(place_of(army), value_of(army)) for army in set(able)), default=0.0)

    # ---- the Hero

    def free(self, slot: int) -> float:
        """Whether a slot of the wheel can be chosen; else one has to build first."""
        return LATER if self.seat in self.s.wheel[slot] else 1.0

    def usurps(self, region: Place) -> float:
        """What Usurp brings in a Region, if the Hero stands there."""
        s = self.s
        if s.control[region] == self.seat:
            return 0.0
        if any(player.hero == region for seat, player in enumerate(s.players) if seat != self.seat):
            return 0.0
        might = number(s, self.seat, "usurp_might", attribute(s, self.seat, MIGHT))
        _, against = self.others_in(region)
        needed = population_for(s, self.seat, region) if s.control[region] == NOBODY else against
        if might < needed:
            return 0.0
        return self.worth(region) + army_worth(attribute(s, self.seat, AUTHORITY) if pool(s, self.seat) else 0)

    @cached_property
    def hunts(self) -> dict[Place, float]:
        """What the best Hunt in each Region promises, where there is one worth it."""
        found: dict[Place, float] = {}
        for foe, tray in enumerate(self.s.foes):
            if tray.region >= 0:
                worth = Hunting(self.s, self.seat, foe).promises()
                found[tray.region] = max(found.get(tray.region, 0.0), worth)
        if self.slays():
            region = self.s.boss.region
            found[region] = max(found.get(region, 0.0), Hunting(self.s, self.seat, BOSS).promises())
        return found

    def rites_at(self, region: Place) -> float:
        """What the Runes of the Pool can do where the Hero stands: an Alliance, a Monster, and a Forge for later."""
        s, runes, best = self.s, self.player.runes, 0.0
        for realm in self.board.realms[region]:
            if not self.player.allied[realm] and runes[_REALM_RUNES[realm]]:
                best = max(best, ALLIANCE)
        if s.lying[region] and s.forges[region] != NOTHING:
            best += 0.5 * self.rune()
        return best

    @cached_property
    def stays(self) -> list[float]:
        """For each Region what it brings that the Hero stands there when the Special Action comes."""
        usurp, hunt = self.free(USURP), self.free(MONSTERS)
        here = [
            max(usurp * min(self.usurps(region), 300.0), hunt * self.hunts.get(region, 0.0), 0.0)
            for region in range(len(self.board.regions))
        ]
        return [
            here[region] + self.rites_at(region) + 0.3 * max(map(mul, here, ways))
            for region, ways in enumerate(by_turns(self.s.seats))
        ]

    def walks(self, region: Place, left: int) -> float:
        """The best place for the Hero that it can walk to from a Region in so many steps."""
        best = self.stays[region]
        if left:
            for other in reachable(self.s, self.seat, region):
                best = max(best, self.walks(other, left - 1) if left > 1 else self.stays[other])
        return best

    def harbours(self, sea: int) -> float:
        """What the Drakkar on a Sea is good for: Recruiting there."""
        coasts = self.board.coasts[sea]
        return 0.45 * self.free(REINFORCE) * self.recruits(coasts)

    # ---- Armies

    def places_to_recruit(self) -> list[Place]:
        """Where an Army can be Recruited."""
        coasts = self.board.coasts[self.player.drakkar]
        return [k for k in range(len(self.board.regions)) if k in coasts or settled(self.s, self.seat, k)]

    def activates(self, army: int) -> float:
        """What the best that an Army can do brings."""
        region, value = place_of(army), value_of(army)
        boss = self.s.boss.region
        best = max(
            (self.moves(region, value, to) for to in reachable(self.s, self.seat, region) if to != boss), default=0.0
        )
        if army_activate(self.s, self.seat, "raise", army) is None:
            best = max(best, self.rises(region, value))
        return max(best, self.quenches(army))

    def quenches(self, army: int) -> float:
        """What it brings that an Army takes a Desolation token away; the more, the fewer are left."""
        s = self.s
        if place_of(army) not in s.ashes or why_no_removal(s, self.seat, army) is not None:
            return 0.0
        laid = len(s.ashes)
        return TOKEN * (1 + laid / TOKENS) + DRAFT * MANIFESTATION[laid - 1].blessing

    # ---- Special Actions

    def special(self, slot: int) -> float:
        """What a Special Action promises, with what others get by it."""
        if slot == len(SLOTS):
            return self.builds()
        return self._action(slot) + self._wheel(slot)

    def _action(self, slot: int) -> float:
        s = self.s
        match SLOTS[slot]:
            case "monsters":
                return max(self.hunts.get(self.player.hero, 0.0), ROUSED)
            case "build_temple":
                return self.new_temple()
            case "prepare":
                hurt = [self.heals(which) for which in range(3) if self.player.injured[which]]
                gains = sorted([self.card(), self.card(), self.rune(), self.rune(), self.best_rise(True), *hurt])
                return sum(gains[-number(s, self.seat, "prepare_options", USUALLY) :])
            case "mobilize":
                gains = sorted((self.activates(army) for army in self.player.armies), reverse=True)
                return sum(gain for gain in gains if gain > 0) * 0.9
            case "reinforce":
                return self.recruits(self.places_to_recruit())
            case _:
                return self.usurps(self.player.hero)

    def new_temple(self) -> float:
        """What a Temple in an own Region brings: a step to Great Gothi, a Priest, perhaps a Draft."""
        places = [
            k
            for k, fact in enumerate(self.board.regions)
            if fact.shrine and self.s.control[k] == self.seat and not self.s.temples[k]
        ]
        if not places:
            return 0.0
        left = self.gothi_left(self.seat)
        step = WON if left == 1 else 5.0 if left == 2 else NEW_TEMPLE
        return step + self.priest() + DRAFT * 0.5

    def _wheel(self, slot: int) -> float:
        """What a marker on a slot gives: a Realm's bonus to those allied, or a Rune to whoever is covered."""
        s = self.s
        if s.wheel[slot]:
            return -COVERED
        allied = [seat for seat in range(s.seats) if counts_as_allied(s, seat, REALM_OF[slot])]
        others = sum(seat != self.seat for seat in allied)
        return BONUS * (self.seat in allied) - OTHERS_BONUS * others

    def builds(self) -> float:
        """What building a Monument brings: Priests and Runes, and the wheel is free again; perhaps the end."""
        s = self.s
        praying = sum(own.count(self.seat) for own in s.prayers)
        priests = min(self.temples[self.seat], priests_left(s, self.seat) + praying)
        forges = sum(s.control[region] == self.seat for region in self.board.forges)
        runes = min(forges, max(0, rune_limit(s, self.seat) - sum(self.player.runes)))
        used = sum(self.seat in stack for stack in s.wheel)
        return PRIEST * priests + RUNE * runes + MARKER * used - 0.2 + self._ends()

    def _ends(self) -> float:
        """What it is worth that Ragnarok begins, if it would: good for whoever has most around Yggdrasil."""
        s = self.s
        if s.turns_left != NOTHING:
            return 0.0
        turned = sum(fallen or is_met(s, card) for fallen, card in zip(s.fallen, REQUISITES[s.seats], strict=True))
        if all(level == LEVELS for level in s.levels) and turned == sum(s.fallen):
            turned += 1
        new = turned - sum(s.fallen)
        if not new:
            return 0.0
        part = 1.0 if turned >= FALLEN_FOR_RAGNAROK else 0.3
        return part * self.last_turns()

    def last_turns(self) -> float:
        """What Ragnarok is worth to a player, by Regions around Yggdrasil; who builds has the last turn."""
        held = [sum(self.s.control[region] == seat for region in self.board.around) for seat in range(self.s.seats)]
        ahead = held[self.seat] - max(of for seat, of in enumerate(held) if seat != self.seat)
        near = self.steps_left(self.seat)
        return RAGNAROK * ahead + (2.0 if near > 3 else -3.0)


_REALM_RUNES = tuple(RUNES.index(realm.rune) for realm in CONTENT.realms)
