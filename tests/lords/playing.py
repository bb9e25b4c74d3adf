"""How the tests sit at the table: lay out a situation, point at things by name, and look at what lies there.

``Given`` lays out a situation before a turn, ``turn`` begins one there, which is a ``Table``. Everybody has a Hero in
the first Region and a Drakkar on the first Sea until something else is said, decks are in the order of the box until
``top`` lays cards on one, and Loki stands in Region 12.
"""

from collections.abc import Sequence
from typing import Any, Self

from meadhall import Match
from meadhall.games.lords.armies import armies_in, army, value_of
from meadhall.games.lords.board import GODS, REALMS
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import ARTIFACTS, ATTRIBUTES, MONSTERS, RUNES, card_name
from meadhall.games.lords.state import Options, State
from meadhall.kernel import register
from meadhall.kit import testing

register(GAME)
STEPS = ("prayer", "hero_menu", "rune_step", "maneuvers", "special")
"""The chapters of a turn's steps."""


def index(names: Sequence[str], name: str) -> int:
    """The number that the state counts a thing by."""
    return names.index(name)


class Table(testing.Table):
    """A match of Lords of Ragnarok."""

    @property
    def s(self) -> State:
        """The truth, for what no view says."""
        state: State = self.match.state
        return state

    def luck(self, *outcomes: Any) -> "Table":
        """The next outcomes of chance."""
        self.match._engine.run.luck.extend(outcomes)
        return self

    def player(self, seat: int) -> dict[str, Any]:
        """What everybody sees of a player."""
        player: dict[str, Any] = self.table["players"][seat]
        return player

    def region(self, number: int) -> dict[str, Any]:
        """What lies in a Region."""
        region: dict[str, Any] = self.table["regions"][number - 1]
        return region

    @property
    def fallen(self) -> list[str]:
        """The Requisites that are face down."""
        return [card for card, said in self.table["requisites"].items() if said["fallen"]]

    def armies(self, seat: int, number: int) -> list[int]:
        """The values of a player's Armies in a Region."""
        return [value_of(one) for one in armies_in(self.s, seat, number - 1)]

    def hand(self, seat: int) -> list[str]:
        """A player's hand, as the owner sees it; which copy a card is does not matter."""
        seen: list[str] = self.match.view(seat)["table"]["players"][seat]["hand_cards"]
        return [card_name(ref.removeprefix("card:")) for ref in seen]

    def runes(self, seat: int) -> dict[str, int]:
        """A player's Runes, those that there are."""
        return {rune: n for rune, n in self.player(seat)["runes"].items() if n}

    def attributes(self, seat: int) -> tuple[int, ...]:
        """The values of Authority, Might and Wisdom."""
        return tuple(self.player(seat)["attributes"][name]["value"] for name in ATTRIBUTES)

    def done(self, prompt: str) -> "Table":
        """Whoever is asked that is done with it."""
        assert self.prompt == prompt, self.prompt
        return self.point("do:done")


class Given:
    """A situation in the making."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        s: State = GAME.setup(seats, Options(**options))
        s.agenda, s.starter, s.first, s.active = [], 0, 0, 0
        s.heroes[0], s.heroes[-1] = s.heroes[-1], s.heroes[0]  # nobody has Beowulf, who is asked before every Battle
        for seat, player in enumerate(s.players):
            player.colour, player.tile, player.origin = seat, s.heroes.pop(), s.origins.pop()
            player.hero = player.drakkar = 0
            self._tell(s, player.tile, player.origin)
        for rune in range(len(RUNES)):
            s.upper[rune] = 2 * rune
        s.boss.region = 11
        self.s = s

    def hero(self, seat: int, number: int) -> Self:
        """A Hero stands in a Region."""
        self.s.players[seat].hero = number - 1
        return self

    def drakkar(self, seat: int, sea: str) -> Self:
        """A Drakkar is on a Sea."""
        self.s.players[seat].drakkar = self.s.board.seas.index(sea)
        return self

    def armies(self, seat: int, number: int, *values: int) -> Self:
        """Armies of these values stand in a Region."""
        player = self.s.players[seat]
        player.armies = sorted([*player.armies, *(army(number - 1, value) for value in values)])
        return self

    def control(self, seat: int, *numbers: int) -> Self:
        """Regions have a player's Control marker."""
        for number in numbers:
            self.s.control[number - 1] = seat
        return self

    def temples(self, *numbers: int) -> Self:
        """Temples stand in Regions."""
        for number in numbers:
            self.s.temples[number - 1] = True
            self.s.built += 1
        return self

    def attributes(self, seat: int, **tokens: int) -> Self:
        """Where tokens stand."""
        for name, token in tokens.items():
            self.s.players[seat].attributes[index(ATTRIBUTES, name)] = token
        return self

    def injured(self, seat: int, *names: str) -> Self:
        """Tokens are turned to their injured side."""
        for name in names:
            self.s.players[seat].injured[index(ATTRIBUTES, name)] = True
        return self

    def runes(self, seat: int, **numbers: int) -> Self:
        """Runes in a Pool."""
        for name, n in numbers.items():
            rune = index(RUNES, name)
            self.s.supply[rune] -= n
            self.s.players[seat].runes[rune] += n
        return self

    def none_left(self, *names: str) -> Self:
        """The Supply has no Rune of these types: the last player has them."""
        return self.runes(-1, **{name: self.s.supply[index(RUNES, name)] for name in names})

    def priests(self, seat: int, n: int) -> Self:
        """Priests in a Pool."""
        self.s.players[seat].priests = n
        return self

    def praying(self, god: str, *seats: int) -> Self:
        """Priests stand on a Monument."""
        self.s.prayers[index(GODS, god)] += seats
        return self

    def level(self, god: str, level: int) -> Self:
        """A Monument is built so high."""
        self.s.levels[index(GODS, god)] = level
        return self

    def forge(self, number: int, rune: str, *, lying: bool = True) -> Self:
        """A Forge yields a Rune, and one lies there or not."""
        kind = index(RUNES, rune)
        self.s.forges[number - 1], self.s.lying[number - 1] = kind, lying
        self.s.supply[kind] -= lying
        return self

    def allied(self, seat: int, *realms: str) -> Self:
        """A player has Alliances."""
        for realm in realms:
            self.s.players[seat].allied[index(REALMS, realm)] = True
        return self

    def monster(self, name: str, number: int) -> Self:
        """A Monster stands in a Region."""
        self.s.foes[MONSTERS.index(name)].region = number - 1
        return self

    def artifact(self, seat: int, name: str, *, charged: bool = True) -> Self:
        """A player has an Artifact."""
        own = index(ARTIFACTS, name)
        self.s.holders[own], self.s.charged[own] = seat, charged
        return self

    def loki(self, number: int) -> Self:
        """Loki stands in a Region."""
        self.s.boss.region = number - 1
        return self

    # ---- cards

    def hand(self, seat: int, *ids: str) -> Self:
        """Combat cards that only their owner sees."""
        for id in ids:
            token = self._take(id)
            self.s.players[seat].hand.append(token)
            self._tell(self.s, token, minds=[seat])
        return self

    def top(self, *ids: str) -> Self:
        """Combat cards lie on top of their deck, in the order in which they are drawn."""
        self.s.decks[0] += [self._take(id) for id in reversed(ids)]
        return self

    def only(self, *ids: str, discards: tuple[str, ...] = ()) -> Self:
        """The Combat deck has these cards and no others, and these discards; the last player holds the rest."""
        cards, open_cards = [self._take(id) for id in ids], [self._take(id) for id in discards]
        self._tell(self.s, *open_cards)
        self._tell(self.s, *self.s.decks[0], minds=[self.s.seats - 1])
        self.s.players[-1].hand += self.s.decks[0]
        self.s.decks[0], self.s.discards[0] = cards[::-1], open_cards
        return self

    def _take(self, id: str) -> int:
        for token in self.s.decks[0]:
            if card_name(self.s.faces[token]) == id:
                self.s.decks[0].remove(token)
                return token
        raise LookupError(f"No copy of {id} is left.")

    @staticmethod
    def _tell(s: State, *tokens: int, minds: list[int] | None = None) -> None:
        """Those who have these minds, or all, know the cards."""
        for mind in s.minds if minds is None else [s.minds[k] for k in minds]:
            for token in tokens:
                group = mind[token]
                others = [t for t, g in enumerate(mind) if g == group and t != token]
                mind[token] = token
                for other in others if group == token else ():
                    mind[other] = others[0]

    # ---- beginning

    def turn(self, seat: int = 0) -> Table:
        """A seat takes its turn."""
        return self.at(["turn", seat])

    def step(self, number: int, seat: int = 0) -> Table:
        """A seat is in a step of its turn, counted from 0; the rest of the turn follows, and the next player's turn."""
        rest: list[list[Any]] = [["begin_step", number]]
        for k, chapter in list(enumerate(STEPS))[number:]:
            rest += [[chapter, seat], ["end_step", *range(len(STEPS))[k + 1 : k + 2]]]
        return self.at(["pass_on", seat], *reversed(rest))

    def at(self, *chapters: list[Any]) -> Table:
        """Chapters begin, the last of them first; then the turn of the first seat follows."""
        self.s.agenda = [["turn", 0], *chapters] if chapters[0][0] != "turn" else [*chapters]
        return Table(Match.at(GAME, self.s, key=b"the same key each"))
