"""How the tests sit at the table: lay out a situation, point at things by name, and look at what lies there.

``Given`` lays out a situation between two activations; ``select`` begins one there, which is a ``Table``. Decks are in
the order of the box until ``top`` lays cards on them; ``luck`` says what the next dice show.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from meadhall import Match
from meadhall.games.reavers.game import GAME
from meadhall.games.reavers.pieces import (
    BACK_OF,
    COMBAT_FACES,
    DECK_NAMES,
    DICE,
    LOCATION_NAMES,
    SIDES,
    SLOTS,
    STACKS,
    TOKENS,
    UPGRADES,
    spaces,
    stack_of,
)
from meadhall.games.reavers.state import Group, Held, Options, State
from meadhall.kernel import register
from meadhall.kit import testing

register(GAME)
_FACES = ("clan", "hammer", "double_hammer", "shield", "chest", "ship")


def card(id: str, copy: int = 1) -> str:
    """The name of a card's copy."""
    return f"card:{id}.{copy}"


def die(name: str) -> str:
    """The name of a die in a free space."""
    return f"die:{name}"


def faces(*names: str) -> list[int]:
    """What crew dice show, as luck says it; ``clan`` is the clan icon."""
    return [_FACES.index(name) for name in names]


def successes(*numbers: int) -> list[int]:
    """What combat dice show, as luck says it."""
    return [COMBAT_FACES.index(number) for number in numbers]


class Table(testing.Table):
    """A match of Reavers of Midgard."""

    def luck(self, *outcomes: Any) -> "Table":
        """The next outcomes of chance."""
        self.match._engine.run.luck.extend(outcomes)
        return self

    def player(self, seat: int) -> dict[str, Any]:
        """What everybody sees of a player."""
        player: dict[str, Any] = self.table["players"][seat]
        return player

    def own(self, seat: int) -> dict[str, Any]:
        """What a player sees of the own board."""
        player: dict[str, Any] = self.match.view(seat)["table"]["players"][seat]
        return player

    def amounts(self, seat: int) -> tuple[int, int, int, int]:
        """Food, Favor, Glory and Terror of a player."""
        player = self.player(seat)
        return player["food"], player["favor"], player["glory"], player["terror"]

    def dice(self, seat: int) -> dict[str, int]:
        """The dice in a player's free spaces, by name."""
        return dict(Counter(self.player(seat)["dice"]))

    def stored(self, seat: int) -> dict[str, str | None]:
        """The die on each artifact of a player."""
        return {_id(held["card"]): held["die"] for held in self.player(seat)["artifacts"]}

    def upgrades(self, seat: int) -> dict[str, int]:
        """The ship upgrades of a player by kind, those used in this round with ``.spent``."""
        return dict(
            Counter(tile["kind"] + ("" if tile["ready"] else ".spent") for tile in self.player(seat)["upgrades"])
        )

    def tiles(self, seat: int) -> list[str]:
        """The stacks from which a player's tiles come."""
        s: State = self.match.state
        return [stack_of(token).id for token in s.players[seat].tiles]

    def slot(self, seat: int, name: str) -> list[str]:
        """The specialists in a slot, from top to bottom."""
        return [_id(ref) for ref in self.player(seat)["slots"][name]]

    def leader(self, seat: int) -> str | None:
        """A player's leader."""
        leader: str | None = self.player(seat)["leader"]
        return leader and _id(leader)

    def pile(self, seat: int) -> list[str]:
        """A player's Glory pile, as the owner sees it."""
        return [_id(ref) for ref in self.own(seat)["pile_cards"]]

    def prophecies(self, seat: int) -> list[str]:
        """A player's Prophecies, as the owner sees them."""
        return [_id(ref) for ref in self.own(seat)["prophecy_cards"]]

    def discarded(self, deck: str) -> list[str]:
        """What lies face up at the bottom of a deck."""
        s: State = self.match.state
        return [s.faces[token].rpartition(".")[0] for token in s.discards[DECK_NAMES.index(deck)]]

    def rest(self, gain: str = "do:food") -> "Table":
        """Whoever's turn it is rests."""
        return self.point("do:rest", gain)

    def all_rest(self) -> "Table":
        """Everybody who still has a turn rests with Food."""
        while self.prompt == "act_or_rest":
            self.rest()
        return self

    def round_of_rest(self) -> "Table":
        """Until the round is over everybody rests, and pawns go to the first location that is left."""
        now = self.table["round"]
        while self.prompt and self.table["round"] == now:
            if self.prompt == "location_choice":
                self.point(self.offered[0])
            else:
                self.rest()
        return self


def _id(ref: str) -> str:
    return ref.partition(":")[2].rpartition(".")[0]


class Given:
    """A situation in the making."""

    def __init__(self, seats: int = 4, *, round: int = 2, start: int = 0, honor: int = 0) -> None:
        s: State = GAME.setup(seats, Options())
        s.agenda, s.round, s.start = [], round, start
        if seats == 3:
            s.honor = honor
        for player in s.players:
            player.favor = 0
        s.offers = [[[] for _ in range(spaces(k, seats))] for k in range(len(LOCATION_NAMES))]
        self.s = s

    # ---- boards

    def player(self, seat: int, **amounts: int) -> "Given":
        """Food, Favor, Glory and Terror of a player."""
        for what, n in amounts.items():
            setattr(self.s.players[seat], what, n)
        return self

    def dice(self, seat: int, *names: str) -> "Given":
        """Dice lie in a player's free spaces."""
        for name in names:
            self.s.supply[DICE.index(name) // SIDES] -= 1
            self.s.players[seat].dice[DICE.index(name)] += 1
        return self

    def trade(self, *names: str) -> "Given":
        """Dice lie at the villages."""
        for name in names:
            self.s.supply[DICE.index(name) // SIDES] -= 1
            self.s.trade[DICE.index(name)] += 1
        return self

    def none_left(self, *colours: str) -> "Given":
        """The supply has no die of these colours: all others lie at the villages."""
        for colour in colours:
            name = f"{colour}.shield"
            self.trade(*[name] * self.s.supply[DICE.index(name) // SIDES])
        return self

    def leader(self, seat: int, id: str) -> "Given":
        """A Reaver leads a player's crew."""
        self.s.players[seat].leader = self._open(id)
        return self

    def slot(self, seat: int, name: str, *ids: str) -> "Given":
        """Specialists stand in a slot, the oldest first."""
        slot = next(k for k, slot in enumerate(SLOTS) if slot.id == f"slot_{name}")
        self.s.players[seat].slots[slot] += [self._open(id) for id in ids]
        return self

    def artifact(self, seat: int, id: str, die: str | None = None) -> "Given":
        """An artifact lies on a player's board, with a die or without."""
        held = Held(self._open(id))
        if die is not None:
            held.die = DICE.index(die)
            self.s.supply[held.die // SIDES] -= 1
        self.s.players[seat].artifacts.append(held)
        return self

    def upgrades(self, seat: int, *kinds: str, spent: bool = False) -> "Given":
        """Ship upgrades lie on a board, ready or used."""
        player = self.s.players[seat]
        for kind in kinds:
            number = UPGRADES.index(f"upgrade_{kind}")
            self.s.upgrades[number] -= 1
            (player.spent if spent else player.ready)[number] += 1
        return self

    def tokens(self, seat: int, **numbers: int) -> "Given":
        """Farm, Wall and Tower tokens of a player."""
        for kind, n in numbers.items():
            self.s.tokens[TOKENS.index(kind)] -= n
            self.s.players[seat].tokens[TOKENS.index(kind)] += n
        return self

    def prophecies(self, seat: int, *ids: str) -> "Given":
        """Prophecies that a player holds in secret."""
        for id in ids:
            token = self._take(id)
            self.s.players[seat].prophecies.append(token)
            self._learn(token, seat)
        return self

    def pile(self, seat: int, *ids: str) -> "Given":
        """Cards in a player's Glory pile."""
        self.s.players[seat].pile += [self._open(id) for id in ids]
        return self

    def tiles(self, seat: int, *ids: str) -> "Given":
        """Territory tiles of a player."""
        self.s.players[seat].tiles += [self._open(id) for id in ids]
        return self

    # ---- cards

    def offer(self, location: str, *spaces: str | Sequence[str]) -> "Given":
        """Cards lie in the spaces of an offer, from the first on."""
        offer = self.s.offers[LOCATION_NAMES.index(location)]
        for space, ids in zip(offer, spaces, strict=False):
            space += [self._open(id) for id in ([ids] if isinstance(ids, str) else ids)]
        return self

    def top(self, *ids: str) -> "Given":
        """Cards or tiles lie on top of their decks and stacks, in the order in which they are drawn."""
        for token in reversed([self._take(id) for id in ids]):
            self._homes[BACK_OF[token]].append(token)
        return self

    def deck(self, name: str, *ids: str, discards: Sequence[str] = ()) -> "Given":
        """A deck has these cards and no others, and these discards; the rest lies in the last player's Glory pile."""
        s, k = self.s, DECK_NAMES.index(name)
        cards = [self._take(id) for id in ids]
        s.discards[k] = [self._open(id) for id in discards]
        for token in s.decks[k]:
            self._learn(token, *range(s.seats + 1))
        s.players[-1].pile += s.decks[k]
        s.decks[k] = cards[::-1]
        return self

    def stack(self, name: str, *ids: str) -> "Given":
        """A stack has these tiles and no others; the rest belongs to the last player."""
        s, k = self.s, next(k for k, stack in enumerate(STACKS) if stack.id == name)
        tiles = [self._take(id) for id in ids]
        for token in s.stacks[k]:
            self._learn(token, *range(s.seats + 1))
        s.players[-1].tiles += s.stacks[k]
        s.stacks[k] = tiles[::-1]
        return self

    def pawns(self, *locations: str, seat: int = 0) -> "Given":
        """Locations that were selected in this round."""
        for location in locations:
            self.s.pawns[LOCATION_NAMES.index(location)] = seat
        return self

    @property
    def _homes(self) -> list[list[int]]:
        return [*self.s.decks, *self.s.stacks]

    def _take(self, id: str) -> int:
        """A copy of a card that still lies in its deck."""
        for home in self._homes:
            for token in home:
                if self.s.faces[token].rpartition(".")[0] == id:
                    home.remove(token)
                    return token
        raise LookupError(f"No copy of {id} is left.")

    def _open(self, id: str) -> int:
        """The same, and everybody knows it."""
        token = self._take(id)
        self._learn(token, *range(self.s.seats + 1))
        return token

    def _learn(self, token: int, *minds: int) -> None:
        for number in minds:
            mind = self.s.minds[number]
            group = mind[token]
            others = [t for t, g in enumerate(mind) if g == group and t != token]
            mind[token] = token
            if group == token:
                for t in others:
                    mind[t] = others[0]

    # ---- beginning

    def pawn(self, seat: int = 0) -> "Table":
        """A seat places the next pawn."""
        return self.at(["place_pawn", seat])

    def select(self, location: str, seat: int = 0) -> "Table":
        """A seat has selected a location."""
        return self.pawn(seat).point(f"location:{location}")

    def gain(self, seat: int, *ids: str) -> "Table":
        """A player has gained cards that only the owner has seen, and resolves them; then the next pawn is placed."""
        tokens = [self._take(id) for id in ids]
        for token in tokens:
            self._learn(token, seat)
        self.s.gained.append(Group(seat, tokens))
        return self.at(["place_pawn", self.s.start], ["card_order", seat])

    def at(self, *chapters: list[Any]) -> "Table":
        """Chapters begin, the last of them first."""
        self.s.agenda = [*chapters]
        return Table(Match.at(GAME, self.s, key=b"the same key each"))
