"""What things are worth to a player, in Glory: dice, Food and Favor by what they will buy, cards by what they say.

The numbers are rules of thumb of the house; they were set by playing them against each other (docs/strength.md).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from meadhall.kernel import Seat, Token
from meadhall.kit.effects import Word

from ..content import CONTENT
from ..odds import chance_before
from ..paying import clan_of
from ..pieces import CLANS, COMBAT_DICE, FACE_OF, LEADERLESS, STACKS, TILES, TOKENS, card
from ..records import Artifact, CardFact, Prophecy, Reaver, SeaBattle, Spoils, TokenScore
from ..round import pawns_to_come
from ..scoring import (
    SETS,
    TAPESTRY,
    Estate,
    counted,
    estate,
    terror_loss,
)
from ..state import State
from ..words import (
    ChooseDice,
    ChooseOne,
    Cost,
    CountArtifacts,
    CountSeaBattles,
    DieShowing,
    Draw,
    Exchange,
    Favor,
    Food,
    GiveTerror,
    Glory,
    MayExchange,
    Pillage,
    ReturnTerror,
    RollDice,
    TakeUpgrade,
    Terror,
    Tokens,
)

ROUNDS, TURNS = CONTENT.rules.rounds.value, CONTENT.rules.activations.value
FOOD = (2.8, 0.9, 0.4)
"""Each of the first four Food, each of the next four, and each beyond."""
FAVOR, EARLY_FAVOR = 0.3, 1.5
DIE = {"hammer": 1.0, "double_hammer": 2.0, "shield": 1.5, "chest": 1.5, "ship": 1.4}
WILD, BLANK = 2.1, 0.5
"""A die with the leader's clan icon, and one with another clan's."""
ROLLED, CHOSEN = 1.3, 1.8
"""A die that is still to be rolled, and one on a face of choice."""
CROWD = 0.12
"""So much less each further die of one face is worth."""
DRAWN = {"village_spoils": 4.5, "keep_spoils": 4.5, "reaver": 6.0, "prophecy": 3.5}
"""A card that nobody has seen yet."""
OF_TWO = 1.4
"""So much better is the best of two cards than one."""
TRIGGERS = 0.6
"""How often a slot's location is selected in a round, about."""
LEADER = 2.0
"""What the first leader is worth besides its bonus."""
GROWTH = 0.3
"""How many more things a Prophecy will count for each round left, about."""
ARTIFACT = 0.7
"""What using an artifact is worth in each round left."""
UPGRADE = 1.3
"""What a ship upgrade pays in each round."""
_TOKENS: dict[str, TokenScore] = {rule.token: rule for rule in CONTENT.scoring.tokens}
_REWARDS = {stack.id: [tile for tile in TILES.values() if tile.stack == stack.id] for stack in STACKS}


def larder(food: int) -> float:
    """What so much Food is worth."""
    first, second, beyond = FOOD
    return first * min(food, 4) + second * min(max(food - 4, 0), 4) + beyond * max(food - 8, 0)


class Worth:
    """What things are worth to one player at one moment."""

    __slots__ = ("_estate", "_faces", "clan", "late", "left", "player", "rounds", "s", "seat")

    def __init__(self, s: State, seat: Seat, late: float | None = None) -> None:
        self.s, self.seat, self.player = s, seat, s.players[seat]
        self.rounds = ROUNDS - s.round
        """How many rounds follow after this one."""
        turns = TURNS * self.rounds + len(pawns_to_come(s)) if s.round else TURNS * ROUNDS
        self.late = min(1.0, turns / TURNS) if late is None else late
        """What can still be bought: nothing after the last turn."""
        self.left = turns / (TURNS * ROUNDS)
        """The part of the match that is still to come, from 1 to 0."""
        self.clan = clan_of(s, seat)
        self._faces: Counter[str] | None = None
        self._estate: Estate | None = None

    @property
    def owned(self) -> Estate:
        """What the player owns that counts at the end."""
        if self._estate is None:
            self._estate = estate(self.s, self.seat)
        return self._estate

    @property
    def faces(self) -> Counter[str]:
        """How many dice of the crew show each face."""
        if self._faces is None:
            self._faces = Counter()
            for die, n in enumerate(self.player.dice):
                if n:
                    self._faces[FACE_OF[die]] += n
        return self._faces

    # ---- what lies in supplies and on boards

    def die(self, die: int, more: int = 0) -> float:
        """A die by its face; of many that show the same each is worth less."""
        face = FACE_OF[die]
        base = DIE.get(face) or (WILD if self.clan != LEADERLESS and CLANS[self.clan] == face else BLANK)
        return self.late * base * max(0.4, 1.0 - CROWD * (self.faces[face] + more - 1))

    def food(self, n: int) -> float:
        """So much more Food: the first feeds raids, the last lies in a full larder."""
        has = self.player.food
        return self.late * (larder(has + n) - larder(has))

    def spent_food(self, n: int) -> float:
        """What so much Food was worth."""
        return -self.food(-min(n, self.player.food))

    def favor(self, n: int) -> float:
        """So much Favor: early it wins many combats."""
        return self.late * (FAVOR + EARLY_FAVOR * self.left * self.left) * n

    def terror(self, more: int) -> float:
        """What so many more Terror tokens cost, or fewer save."""
        has = self.player.terror
        return float(terror_loss(max(0, has + more)) - terror_loss(has))

    def token(self, kind: str) -> float:
        """One more Farm, Wall or Tower: its rate, some of the majority, and the Prophecies that count it."""
        rule, has = _TOKENS[kind], self.owned.tokens[kind]
        before, after = (
            n * max((each for least, each in zip(rule.owned, rule.each, strict=True) if n >= least), default=0)
            for n in (has, has + 1)
        )
        k = TOKENS.index(kind)
        most = max(p.tokens[k] for seat, p in enumerate(self.s.players) if seat != self.seat)
        likely = 0.6 if has + 1 > most else 0.3 if has + 1 == most else 0.1
        return after - before + likely * rule.majority + self.more_prophecy("token", kind) + 0.4

    def more_prophecy(self, field: str, name: str) -> float:
        """What held Prophecies pay for one more thing of a kind."""
        return float(
            sum(held.glory_each for held in self.owned.prophecies if getattr(held.counts, field, None) == name)
        )

    # ---- words

    def words(self, words: Iterable[Word]) -> float:
        """What a sequence of words brings."""
        return sum(_WORDS[type(word)](self, word) for word in words if type(word) in _WORDS)

    def cost(self, cost: Cost) -> float:
        """What is given up for a cost: dice are those one can best do without."""
        spent = self.spent_food(cost.food) + self.favor(cost.favor) - self.terror(-cost.terror)
        return spent + self.late * (1.0 * len(cost.dice) + 1.3 * len(cost.icons)) + 3.0 * cost.reavers

    # ---- cards

    def token_card(self, token: Token) -> float:
        """A card that lies open, or that the player holds."""
        return self.card(card(self.s, token))

    def card(self, found: CardFact) -> float:
        """What gaining a card is worth."""
        match found:
            case Reaver():
                return self.late * ROLLED * len(found.dice_gained) + max(self.uses(found).values())
            case Artifact():
                room = 1.0 if len(self.player.artifacts) < 4 else 0.3
                return found.glory + ARTIFACT * self.rounds * room + self._counting(CountArtifacts)
            case Spoils():
                return self.words(found.effects) if found.effects else self.keep(found.id)
            case SeaBattle():
                return self.words(found.reward) + self._counting(CountSeaBattles)
            case Prophecy():
                return self.prophecy(found)
            case _:
                return 0.0

    def _counting(self, word: type[Word]) -> float:
        """What held Prophecies pay for one more of what a word counts."""
        return float(sum(held.glory_each for held in self.owned.prophecies if isinstance(held.counts, word)))

    def keep(self, id: str) -> float:
        """One more card of a Keep set."""
        has = self.owned.cards
        told = sum(p.glory_each for p in self.owned.prophecies if id in getattr(p.counts, "cards", ()))
        if id in SETS:
            sizes = SETS[id]
            rest = has[id] % len(sizes)
            now = sizes[rest] - (sizes[rest - 1] if rest else 0)
            hope = 0.25 * self.rounds if rest + 1 < len(sizes) else 0.0
            return now + hope + told
        others = [has[other] for other in TAPESTRY.cards if other != id]
        completes = min(others) > has[id]
        if completes:
            return TAPESTRY.together - len(others) * TAPESTRY.alone + told
        return TAPESTRY.alone + (0.6 * self.rounds if any(n > has[id] for n in others) or not has[id] else 0.0) + told

    def prophecy(self, found: Prophecy) -> float:
        """What a Prophecy will have paid: what it counts now, and about what is still to come."""
        return found.glory_each * (counted(self.owned, found.counts) + GROWTH * (self.rounds + 1)) + 0.5

    def uses(self, found: Reaver) -> dict[str, float]:
        """What rallying, specializing and promoting a Reaver are worth."""
        clan = next(clan for clan in CONTENT.clans if clan.id == found.clan)
        dice = sum(n for die, n in enumerate(self.player.dice) if FACE_OF[die] == found.clan)
        led = self.clan != LEADERLESS
        mine = led and CLANS[self.clan] == found.clan
        leads = 0.0 if mine else self.late * (0.9 * dice) if not led else self.late * 0.9 * (dice - self._wild_dice())
        room = any(len(slot) < 3 for slot in self.player.slots)
        acts = max(0.0, self.words(found.ability))
        return {
            "rally": self.late * CHOSEN * len(found.rally),
            "specialize": acts * TRIGGERS * (self.rounds + 0.5) if room else -1.0,
            "promote": self.words(clan.promote) + leads + (0.0 if led else LEADER * self.late),
        }

    def _wild_dice(self) -> int:
        return 0 if self.clan == LEADERLESS else self.faces[CLANS[self.clan]]

    # ---- tiles and combats

    def tile(self, stack: int) -> float:
        """What claiming the top tile of a stack is worth: its reward on average, and an income in every round left."""
        fact = STACKS[stack]
        rewards = _REWARDS[fact.id]
        mean = sum(self.words(tile.reward) * tile.copies for tile in rewards) / sum(tile.copies for tile in rewards)
        told = self.more_prophecy("territory", fact.territory)
        return mean + self.rounds * CONTENT.rules.territory_income.value + told

    def force(self) -> list[tuple[int, float]]:
        """The combat dice that each die of the crew gives, and what that die is worth otherwise; the cheapest first."""
        gives = COMBAT_DICE[self.clan]
        found = [(gives[die], self.die(die)) for die, n in enumerate(self.player.dice) if gives[die] for _ in range(n)]
        found += [(1, 0.4)] * self.player.ready[-1]
        return sorted(found, key=lambda pair: pair[1] / pair[0])

    def fight(self, defence: int, prize: float) -> float:
        """What a combat promises, with as many dice as pay: prize by chance, less what is spent."""
        best, dice, spent = 0.0, 0, 0.0
        favor = min(2, self.player.favor)
        for gives, worth in self.force():
            dice, spent = dice + gives, spent + worth
            best = max(best, float(chance_before(dice, defence, favor)) * prize - spent - 0.5 * favor)
        return best


def _gives_terror(worth: Worth, word: GiveTerror) -> float:
    return 1.0


def _food(worth: Worth, word: Food) -> float:
    return worth.food(word.n)


def _favor(worth: Worth, word: Favor) -> float:
    return worth.favor(word.n)


def _glory(worth: Worth, word: Glory) -> float:
    return float(word.n)


def _terror(worth: Worth, word: Terror) -> float:
    return worth.terror(word.n)


def _return_terror(worth: Worth, word: ReturnTerror) -> float:
    return worth.terror(-word.n)


def _tokens(worth: Worth, word: Tokens) -> float:
    return word.n * worth.token(word.token)


def _rolls(worth: Worth, word: RollDice) -> float:
    return worth.late * ROLLED * len(word.colours)


def _chooses(worth: Worth, word: ChooseDice) -> float:
    return worth.late * CHOSEN * len(word.colours)


def _die(worth: Worth, word: DieShowing) -> float:
    wild = worth.clan != LEADERLESS and CLANS[worth.clan] == word.face
    return worth.late * (DIE.get(word.face) or (WILD if wild else BLANK + 0.5))


def _draw(worth: Worth, word: Draw) -> float:
    mean = DRAWN[word.deck] * (0.5 + 0.5 * worth.late)
    return mean * OF_TWO if word.keep else mean * word.n


def _upgrade(worth: Worth, word: TakeUpgrade) -> float:
    return UPGRADE * (worth.rounds + worth.late)


def _exchange(worth: Worth, word: Exchange) -> float:
    return max(0.0, worth.words(word.gain) - worth.cost(word.cost))


def _choice(worth: Worth, word: ChooseOne) -> float:
    return max(worth.words(part) for part in word.of)


def _pillage(worth: Worth, word: Pillage) -> float:
    gain = worth.words(word.gain)
    return max(0.0, gain if word.defence is None else worth.fight(word.defence, gain))


_WORDS: dict[type[Word], Callable[[Worth, Any], float]] = {
    Food: _food,
    Favor: _favor,
    Glory: _glory,
    Terror: _terror,
    ReturnTerror: _return_terror,
    GiveTerror: _gives_terror,
    Tokens: _tokens,
    RollDice: _rolls,
    ChooseDice: _chooses,
    DieShowing: _die,
    Draw: _draw,
    TakeUpgrade: _upgrade,
    Exchange: _exchange,
    MayExchange: _exchange,
    ChooseOne: _choice,
    Pillage: _pillage,
}
"""What each word is worth to whoever gets it."""
