"""How the tests lay out a match with Followers of Surtur: seats 0 and on are Followers, people come after them.

``Ashes("ragnar")`` is a Follower against one person on the side for two; ``Ashes("ragnar", "aslaug")`` two of them
against one, ``Ashes("ragnar", people=2)`` one beside two people. Each has its basic set, its own two cards and the
first upgraded cards of its tile; ``row`` lays other cards into the row, ``selects`` puts the die on one of them.
"""

from typing import Any, Self

from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.pieces import ACTION_CARDS
from meadhall.games.lords.state import NOWHERE, Follower
from meadhall.games.lords.surtur.invading import Weighing
from meadhall.kernel import Explanation

from ..lords.playing import Given, Table

__all__ = ["Ashes", "Table", "because", "follow", "judged"]
SETS = ("set_a", "set_b", "set_c")
UPGRADES = ("jarl", "gothi", "slayer")


def follow(table: Table, *prompts: str) -> list[str]:
    """A Follower is asked all this, each time with one option; gives what it pointed at."""
    pointed = []
    for prompt in prompts:
        assert (table.prompt, len(table.offered)) == (prompt, 1)
        pointed += table.offered
        table.point(table.offered[0])
    return pointed


def because(table: Table) -> Explanation:
    """Why the Follower does what it is asked for."""
    told = table.ask.because
    assert told is not None
    return told


class Ashes(Given):
    """A situation in the making in which Followers play."""

    def __init__(self, *tiles: str, people: int = 1, **options: Any) -> None:
        super().__init__(len(tiles) + people, followers=len(tiles), **options)
        s = self.s
        s.followers = [Follower() for _ in tiles]
        ids = [tile.id for tile in CONTENT.followers]
        for seat, tile in enumerate(tiles):
            player, one, fact = s.players[seat], s.followers[seat], CONTENT.followers[ids.index(tile)]
            self._put_back(player)
            one.tile, player.attributes = ids.index(tile), list(fact.attributes)
            player.drakkar, player.hero = NOWHERE, fact.start_region[s.seats > 2] - 1
            cards = [id for id, card in ACTION_CARDS.items() if card.kind in (SETS[seat], tile)]
            for kind in UPGRADES:
                here = [id for id, card in ACTION_CARDS.items() if card.kind == kind and self._spare(id)]
                cards += here[: getattr(fact.upgraded_cards, kind)]
            one.deck = [self._spare_token(id) for id in cards]
            self.row(seat, *cards[:3])
        kinds = {token: ACTION_CARDS[s.faces[token]].kind for token in s.aside if s.faces[token] in ACTION_CARDS}
        self._tell(s, *(token for token, kind in kinds.items() if kind not in UPGRADES))  # LS-2.24: all know these
        if people > 1:
            s.arbiter = s.seats - 1

    def row(self, seat: int, *ids: str) -> Self:
        """These cards lie in a Follower's Action row; whatever lay there goes under its deck."""
        s, one = self.s, self.s.followers[seat]
        one.deck, one.row = one.row + one.deck, []
        for id in ids:
            token = next((token for token in one.deck if s.faces[token] == id), None)
            if token is None:  # a card of another set: it comes from the box in exchange for the lowest of the deck
                token = self._spare_token(id)
                s.aside.append(one.deck.pop(0))
            else:
                one.deck.remove(token)
            one.row.append(token)
        self._tell(s, *one.row)
        return self

    def selects(self, seat: int, place: int) -> Self:
        """Surtur's die lies on the card of this place, from 1."""
        self.s.followers[seat].place = place - 1
        return self

    def hand(self, seat: int, *ids: str) -> Self:
        """Combat cards; those of a Follower nobody sees, itself neither (LS-2.22)."""
        if seat >= len(self.s.followers):
            super().hand(seat, *ids)
        else:
            self.s.players[seat].hand += [self._take(id) for id in ids]
        return self

    def tucked(self, seat: int, n: int) -> Self:
        """So many Blessings are tucked under a Follower's board."""
        deck = self.s.decks[2]
        tokens = [deck.pop() for _ in range(n)]
        self.s.players[seat].blessings += tokens
        self._tell(self.s, *tokens)
        return self

    def ashes(self, *numbers: int) -> Self:
        """Desolation tokens lie in Regions."""
        self.s.ashes = sorted(number - 1 for number in numbers)
        return self

    def challenge(self, *ids: str) -> Self:
        """Challenge cards are in the match."""
        names = [card.id for card in CONTENT.challenges]
        self.s.challenges = sorted(names.index(id) for id in ids)
        return self

    def begins(self, *call: Any) -> Table:
        """A chapter begins; then the first person has their turn."""
        return self.at(["turn", len(self.s.followers)], list(call))

    def _put_back(self, player: Any) -> None:
        """A Follower has no Hero tile and no Origin of the base box."""
        self.s.heroes.append(player.tile)
        self.s.origins.append(player.origin)
        player.tile = player.origin = -1

    def _spare(self, id: str) -> bool:
        return any(self.s.faces[token] == id for token in self.s.aside)

    def _spare_token(self, id: str) -> int:
        token = next(token for token in self.s.aside if self.s.faces[token] == id)
        self.s.aside.remove(token)
        return token


def judged(one: Weighing) -> tuple[object, ...]:
    """A Region that was tested, its numbers, and what came of it."""
    return (one.region, one.difficulty, one.v, one.k, one.t, one.clause, one.passed, one.victory)
