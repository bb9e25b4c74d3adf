"""The facts of Blood Rage: board, cards, monsters, clans and tokens, read from ``content/`` and checked.

Every record says where its facts come from. Numbers of the rules live there and never in the code, so an overlay can
put a printed value in the place of any of them.
"""

from importlib import resources
from typing import Literal, TypeVar

from msgspec import Struct

from meadhall.kit.content import Fact, Files, Number, Source
from meadhall.kit.effects import Word

from .cards.words import Ability, Goal, LeadInRegion, Text

Kind = Literal["battle", "quest", "upgrade"]
Slot = Literal["leader", "warrior", "ship", "monster", "clan"]
Stat = Literal["rage", "axes", "horns"]
Reward = Literal["rage", "axes", "horns", "glory5", "all_stats"]
W = TypeVar("W", bound=Word)

STATS: tuple[Stat, ...] = ("rage", "axes", "horns")


class Province(Fact, frozen=True):
    """A province; without villages it holds any number of figures (BR-1.8, BR-1.11)."""

    id: str
    name: str
    adjacent: tuple[str, ...]
    centre: tuple[int, int]
    token_spot: tuple[int, int]
    region: str | None = None
    villages: int | None = None
    village_spots: tuple[tuple[int, int], ...] = ()


class Coloured(Fact, frozen=True):
    """A region of outer provinces, or a clan (BR-1.2, BR-2.2)."""

    id: str
    colour: str


class Fjord(Fact, frozen=True):
    """A fjord between two provinces (BR-1.12)."""

    id: str
    provinces: tuple[str, str]
    centre: tuple[int, int]


class GloryTrack(Fact, frozen=True):
    """The track round the board (BR-1.28)."""

    first: int
    last: int


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``board.toml``."""

    glory_track: GloryTrack
    region: tuple[Coloured, ...]
    province: tuple[Province, ...]
    fjord: tuple[Fjord, ...]


class Card(Fact, frozen=True):
    """A gift of the gods. Its effects are words of ``cards/words.py``; without any it has its strength alone."""

    id: str
    name: str
    name_de: str
    name_de_source: Source
    age: int
    kind: Kind
    from_players: tuple[int, ...]
    effects: tuple[Ability | Text | Goal, ...] = ()
    slot: Slot | None = None
    god: str | None = None
    strength: int | None = None
    cost: int = 0
    glory: int = 0
    note: str = ""

    def get(self, word: type[W]) -> W | None:
        """The card's effect of that word, if it has one."""
        for effect in self.effects:
            if isinstance(effect, word):
                return effect
        return None

    def has(self, word: type[Word]) -> bool:
        """Whether the card has an effect of that word."""
        return self.get(word) is not None


class Monster(Fact, frozen=True):
    """A monster's figure (section 7); how strong it is and what it can do stands on its card."""

    id: str
    card: str
    size: Literal["small", "large"]
    size_source: Source


class StatTrack(Fact, frozen=True):
    """What a stat is worth on each of its steps (BR-1.31 to BR-1.33)."""

    id: Stat
    steps: tuple[int, int, int, int, int, int]


class Legendary(Fact, frozen=True):
    """What each step of a stat pays at the end of the game (BR-11.2 to BR-11.4)."""

    glory_by_step: tuple[int, int, int, int, int, int]


class FigureFact(Fact, frozen=True):
    """A kind of figure that every clan has from the start (BR-1.43, BR-1.44)."""

    kind: Literal["leader", "warrior", "ship"]
    count: int
    strength: int
    invade_cost: int


class SlotFact(Fact, frozen=True):
    """How many upgrades of a kind a sheet has room for (BR-1.42)."""

    kind: Slot
    count: int


class ClanFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``clans.toml``."""

    stat: tuple[StatTrack, ...]
    legendary: Legendary
    clan: tuple[Coloured, ...]
    figure: tuple[FigureFact, FigureFact, FigureFact]
    slot: tuple[SlotFact, ...]


class PillageToken(Fact, frozen=True):
    """A kind of pillage token (BR-2.9, BR-2.10)."""

    reward: Reward
    count: int
    where: Literal["outer", "yggdrasil"]


class RagnarokFact(Fact, frozen=True):
    """What Ragnarök pays for the dead, and how much of the land it took before the first age (BR-9.3, BR-2.15)."""

    glory_by_age: tuple[int, int, int]
    destroyed_at_setup: dict[str, int]


class TokenFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``tokens.toml``."""

    pillage: tuple[PillageToken, ...]
    reward_glory: Number
    ragnarok: RagnarokFact


class Gifts(Fact, frozen=True):
    """The draft (BR-3.7, BR-3.13, BR-13.6)."""

    dealt: int
    picks: int
    picks_at_a_time: dict[str, int]


class Ages(Fact, frozen=True):
    """How many ages there are, and how many cards go with a seat into the next (BR-3.1, BR-3.21)."""

    count: int
    kept_cards: int


class March(Fact, frozen=True):
    """The price of a march (BR-4.40)."""

    rage: int


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``rules.toml``."""

    gifts: Gifts
    ages: Ages
    march: March


class Content(Struct, frozen=True):
    """All facts of the game, a content file in each field."""

    board: BoardFile
    cards: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    clans: ClanFile
    tokens: TokenFile
    rules: RuleFile


def load_content(files: Files) -> Content:
    """Reads all content files; raises ContentError with file and line."""
    content = files.read(Content)
    _check_board(files, content.board)
    _check_cards(files, content)
    outer = sum(token.count for token in content.tokens.pillage if token.where == "outer")
    if outer != len(content.board.province) - 1:
        raise files.mistake("tokens.toml", f"{outer} pillage tokens are dealt to the outer provinces", "pillage", 0)
    return content


def _check_board(files: Files, board: BoardFile) -> None:
    """BR-1.1 to BR-1.12: neighbours are mutual, regions and fjords name provinces that are there."""
    name = "board.toml"
    adjacent = {province.id: province.adjacent for province in board.province}
    regions = {region.id for region in board.region}
    for k, province in enumerate(board.province):
        files.must_know(name, "province", adjacent, province.adjacent, "province", k, "adjacent")
        files.must_know(name, "region", regions, filter(None, (province.region,)), "province", k, "region")
        for other in province.adjacent:
            if province.id not in adjacent[other]:
                raise files.mistake(name, f"{other} is not adjacent to {province.id}", "province", k, "adjacent")
        if len(province.village_spots) != (province.villages or 0):
            raise files.mistake(name, f"{province.id} has other villages than spots", "province", k, "villages")
    for k, fjord in enumerate(board.fjord):
        files.must_know(name, "province", adjacent, fjord.provinces, "fjord", k, "provinces")
    if board.province[-1].region is not None or any(province.region is None for province in board.province[:-1]):
        raise files.mistake(name, "the last province, and no other, belongs to no region", "province", 0, "region")


def _check_cards(files: Files, content: Content) -> None:
    """BR-12.1, BR-2.20, BR-7.1: 34 copies an age, 6 of them from three players on and 8 from four; all monsters."""
    name, regions = "cards.toml", {region.id for region in content.board.region}
    for k, card in enumerate(content.cards):
        if (card.slot is None) != (card.kind != "upgrade"):
            raise files.mistake(name, f"{card.id} has a slot if and only if it is an upgrade", "card", k, "kind")
        if not all(isinstance(effect, _WORDS[card.kind]) for effect in card.effects):
            raise files.mistake(name, f"that is no effect of a {card.kind} card", "card", k, "effects")
        if card.kind == "quest" and not card.effects:
            raise files.mistake(name, f"{card.id} is a quest that wants nothing", "card", k, "id")
        if goal := card.get(LeadInRegion):
            files.must_know(name, "region", regions, (goal.region,), "card", k, "effects")
    for age in (1, 2, 3):
        marks = [mark for card in content.cards if card.age == age for mark in card.from_players]
        if (marks.count(2), marks.count(3), marks.count(4)) != (20, 6, 8):
            raise files.mistake(name, f"the deck of age {age} is not 20 + 6 + 8 cards", "card", 0)
    named = {card.id for card in content.cards if card.slot == "monster"}
    for k, monster in enumerate(content.monsters):
        files.must_know("monsters.toml", "monster upgrade", named, (monster.card,), "monster", k, "card")
        named.discard(monster.card)
    if named:
        raise files.mistake("monsters.toml", f"{min(named)} recruits no monster", "monster", 0)


_WORDS = {"upgrade": Ability, "battle": Text, "quest": Goal}
FILES = Files(resources.files(__package__) / "content", "bloodrage")
CONTENT = load_content(FILES)
SLOTS: tuple[Slot, ...] = tuple(slot.kind for slot in CONTENT.clans.slot for _ in range(slot.count))
"""BR-1.42: the eight slots of a clan sheet."""
UNITS = {unit.kind: unit for unit in CONTENT.clans.figure}
"""What every clan has from the start: leader, warriors, ship."""
