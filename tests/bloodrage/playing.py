"""How the tests sit at the table: set up a situation, point at things by name, and look at what lies there.

``Given`` lays out a situation in the middle of an age; ``turn``, ``phase`` and ``pillage`` start a match there, which
is a ``Table``.
"""

from typing import Any

from meadhall import Match
from meadhall.games.bloodrage.board import RESERVE
from meadhall.games.bloodrage.cards.sheet import CARDS
from meadhall.games.bloodrage.clan import HORNS, stat
from meadhall.games.bloodrage.content import SLOTS
from meadhall.games.bloodrage.figures import FIRST_MONSTER, MONSTER_OF, RECRUITS, on_board
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.pillage import REWARDS
from meadhall.games.bloodrage.state import EMPTY, PHASES, Options, State
from meadhall.kernel import register

from .table import Table, card, figure, fjord, place_named, province, strength, warrior

__all__ = ["Given", "Table", "card", "figure", "fjord", "province", "strength", "warrior"]

register(GAME)
WOLF, RAVEN, SERPENT, BEAR = range(4)
"""The seats: each has the clan of that name, clockwise."""
_LOST = ("myrkulor", "angerboda", "utgard")
_DOOMED = ("muspelheim", "horgr", "elvagar")
_TOKENS = ("rage", "rage", "rage", "axes", "horns", "axes", "horns", "glory5", "all_stats")
_REST = {
    "gifts": ["actions", "discard", "quests", "ragnarok", "valhalla"],
    "actions": ["discard", "quests", "ragnarok", "valhalla"],
    "discard": ["quests", "ragnarok", "valhalla"],
    "quests": ["ragnarok", "valhalla"],
    "ragnarok": ["valhalla"],
    "valhalla": [],
}


class Given:
    """A situation in the making."""

    def __init__(
        self,
        seats: int = 4,
        age: int = 1,
        *,
        lost: tuple[str, ...] | None = None,
        doomed: tuple[str, str, str] = _DOOMED,
        first: int = 0,
    ) -> None:
        s: State = GAME.setup(seats, Options())
        s.agenda, s.age, s.first = [], age, first
        s.phase = PHASES.index("actions")
        s.rewards = [REWARDS.index(token) for token in _TOKENS]
        s.ragnarok = [place_named(name) for name in doomed]
        for name in (*(_LOST[: 5 - seats] if lost is None else lost), *doomed[: age - 1]):
            s.destroyed[place_named(name)] = True
        s.doom = s.ragnarok[age - 1]
        for seat, clan in enumerate(s.clans):
            clan.clan = seat
        for deck in s.decks[:age]:
            s.gone += deck
            deck.clear()
        self.s = s

    # ---- figures

    def put(
        self, seat: int, place: str, warriors: int = 0, *, leader: bool = False, ship: bool = False, monster: str = ""
    ) -> "Given":
        """Figures of a seat stand in a place, taken from its reserve."""
        clan, where = self.s.clans[seat], place_named(place)
        clan.warriors[RESERVE] -= warriors
        clan.warriors[where] += warriors
        if leader:
            clan.leader = where
        if ship:
            clan.ship = where
        if monster:
            self.s.lairs[MONSTER_OF[monster] - FIRST_MONSTER] = where
        self._room(seat)
        return self

    def _room(self, seat: int) -> None:
        """Horns as high as the figures on the board need, unless a test says otherwise later."""
        while on_board(self.s, seat) > stat(self.s, seat, HORNS):
            self.s.clans[seat].stats[2] += 1

    # ---- the sheet

    def clan(
        self,
        seat: int,
        *,
        rage: int | None = None,
        glory: int | None = None,
        stats: tuple[int, int, int] | None = None,
        passed: bool = False,
    ) -> "Given":
        """What stands on a seat's sheet; stats are steps."""
        clan = self.s.clans[seat]
        clan.rage = clan.rage if rage is None else rage
        clan.glory = clan.glory if glory is None else glory
        clan.stats = clan.stats if stats is None else list(stats)
        clan.passed = passed
        return self

    def sheet(self, seat: int, *ids: str) -> "Given":
        """Upgrades lie on a seat's sheet; a monster is in its reserve."""
        s = self.s
        for id in ids:
            token = self._take(id)
            kind = CARDS[s.faces[token]].slot
            slot = next(k for k, slot in enumerate(SLOTS) if slot == kind and s.clans[seat].slots[k] == EMPTY)
            s.clans[seat].slots[slot] = token
            self._learn(token, *range(s.seats + 1))
            if kind == "monster":
                monster = RECRUITS[id] - FIRST_MONSTER
                s.owners[monster], s.lairs[monster] = seat, RESERVE
        return self

    # ---- cards

    def hand(self, seat: int, *ids: str) -> "Given":
        """A seat holds cards."""
        for id in ids:
            token = self._take(id)
            self.s.clans[seat].hand.append(token)
            self._learn(token, seat)
        return self

    def quests(self, seat: int, *ids: str) -> "Given":
        """A seat has committed quests."""
        for id in ids:
            token = self._take(id)
            self.s.clans[seat].quests.append(token)
            self._learn(token, seat)
        return self

    def seen_by_all(self, seat: int, id: str) -> "Given":
        """Everybody has seen a card of a seat's hand."""
        s = self.s
        self._learn(next(t for t in s.clans[seat].hand if s.faces[t].startswith(id)), *range(s.seats + 1))
        return self

    def _take(self, id: str) -> int:
        """A copy of a card that lies nowhere in particular yet."""
        s = self.s
        for zone in (s.gone, *s.decks):
            for token in zone:
                if s.faces[token].rpartition(".")[0] == id:
                    zone.remove(token)
                    return token
        raise LookupError(f"No copy of {id} is left.")

    def _learn(self, token: int, *minds: int) -> None:
        for number in minds:
            mind = self.s.minds[number]
            group = mind[token]
            others = [t for t, g in enumerate(mind) if g == group and t != token]
            mind[token] = token
            if group == token and others:
                for t in others:
                    mind[t] = others[0]

    # ---- the land

    def token(self, place: str, reward: str) -> "Given":
        """A pillage token lies in a province; the one that lay there changes places with it."""
        rewards, where = self.s.rewards, place_named(place)
        other = next(k for k, r in enumerate(rewards) if REWARDS[r] == reward)
        rewards[where], rewards[other] = rewards[other], rewards[where]
        return self

    def pillaged(self, *places: str) -> "Given":
        """Provinces were pillaged in this age."""
        for name in places:
            self.s.pillaged[place_named(name)] = True
        return self

    # ---- beginning

    def turn(self, seat: int = WOLF) -> "Table":
        """It is a seat's turn in phase 2."""
        return self._start("actions", ["turn", seat])

    def phase(self, name: str) -> "Table":
        """A phase begins."""
        return self._start(name, [name])

    def _start(self, phase: str, *chapters: list[Any]) -> "Table":
        s = self.s
        s.phase = PHASES.index("actions" if phase == "discard" else phase)
        if phase in ("quests", "ragnarok", "valhalla"):
            s.phase = PHASES.index("discard")
        if phase == "valhalla":
            s.phase = PHASES.index("ragnarok")
            s.destroyed[s.ragnarok[s.age - 1]] = True
        s.agenda = [*([name] for name in reversed(_REST[phase])), *chapters]
        return Table(Match.at(GAME, s, key=b"the same key each"))

    def pillage(self, seat: int, place: str) -> "Table":
        """A seat has declared the pillage of a province, and nobody has answered the call."""
        return self.turn(seat).point("do:pillage", province(place)).decline()
