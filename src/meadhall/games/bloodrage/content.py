"""The facts of Blood Rage: board, cards, monsters, clans and tokens, read from ``content/`` and checked.

Every record says where its facts come from, so a printed value can take the place of a house value in the files
alone. Numbers of the rules live there and never in the code.
"""

from importlib.resources import files
from typing import Literal

from msgspec import Struct, field

from meadhall.content import Fact, Folder, load, mistake

Kind = Literal["battle", "quest", "upgrade"]
Slot = Literal["leader", "warrior", "ship", "monster", "clan"]
Stat = Literal["rage", "axes", "horns"]
Reward = Literal["rage", "axes", "horns", "glory5", "all_stats"]
Known = Literal["rulebook", "found", "house", "recalled"]
FOLDER = files(__package__) / "content"

STATS: tuple[Stat, ...] = ("rage", "axes", "horns")
SLOTS: tuple[Slot, ...] = ("leader", "warrior", "ship", "monster", "monster", "clan", "clan", "clan")
"""BR-1.42: the eight slots of a clan sheet."""


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """A public source that facts were taken from."""

    id: str
    address: str
    use: str


class ReferenceFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``references.toml``."""

    reference: tuple[Reference, ...]


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


class Region(Fact, frozen=True):
    """A region of outer provinces (BR-1.2)."""

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
    region: tuple[Region, ...]
    province: tuple[Province, ...]
    fjord: tuple[Fjord, ...]


class Params(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a card's effect."""

    glory: int = 0
    rage: int = 0
    rage_each: int = 0
    pair: int = 0
    single: int = 0
    minus: int = 0
    threshold: int = 0
    strength: int = 0
    strength_in_yggdrasil: int = 0
    count: int = 0
    figures: int = 0
    region: str = ""


class Card(Fact, frozen=True):
    """A gift of the gods. Its effect is a word of the vocabulary in ``cards/``, its params the effect's numbers."""

    id: str
    name: str
    name_de: str
    name_de_source: Known
    age: int
    kind: Kind
    from_players: tuple[int, ...]
    timing: str
    effect: str
    slot: Slot | None = None
    god: str | None = None
    strength: int | None = None
    cost: int = 0
    glory: int = 0
    params: Params = Params()
    note: str = ""


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``cards.toml``."""

    card: tuple[Card, ...]


class Monster(Fact, frozen=True):
    """A monster's figure (section 7)."""

    id: str
    card: str
    strength: int
    invade_cost: int
    size: Literal["small", "large"]
    size_source: Known
    ship: bool = False
    strength_in_yggdrasil: int | None = None


class MonsterFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``monsters.toml``."""

    monster: tuple[Monster, ...]


class StatTrack(Fact, frozen=True):
    """What a stat is worth on each of its steps (BR-1.31 to BR-1.33)."""

    id: Stat
    steps: tuple[int, int, int, int, int, int]


class Legendary(Fact, frozen=True):
    """What each step of a stat pays at the end of the game (BR-11.2 to BR-11.4)."""

    glory_by_step: tuple[int, int, int, int, int, int]


class ClanFact(Fact, frozen=True):
    """A clan and its colour (BR-2.2)."""

    id: str
    colour: str


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
    clan: tuple[ClanFact, ...]
    figure: tuple[FigureFact, FigureFact, FigureFact]
    slot: tuple[SlotFact, ...]


class PillageToken(Fact, frozen=True):
    """A kind of pillage token (BR-2.9, BR-2.10)."""

    reward: Reward
    count: int
    where: Literal["outer", "yggdrasil"]


class Number(Fact, frozen=True):
    """A number of the rules."""

    value: int


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
    """All facts of the game."""

    references: tuple[Reference, ...]
    board: BoardFile
    cards: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    clans: ClanFile
    tokens: TokenFile
    rules: RuleFile
    by_face: dict[str, Card] = field(default_factory=dict)
    """The card of each physical copy; a face is such as ``a1-odins-smite.2``."""


def load_content(folder: Folder = FOLDER) -> Content:
    """Reads all content files; raises ContentError with file and line."""
    cards = _cards(folder)
    content = Content(
        references=load(folder, "references.toml", ReferenceFile).reference,
        board=_board(folder),
        cards=cards,
        monsters=_monsters(folder, cards),
        clans=load(folder, "clans.toml", ClanFile),
        tokens=load(folder, "tokens.toml", TokenFile),
        rules=load(folder, "rules.toml", RuleFile),
        by_face={f"{card.id}.{n}": card for card in cards for n in range(1, len(card.from_players) + 1)},
    )
    outer = sum(token.count for token in content.tokens.pillage if token.where == "outer")
    if outer != len(content.board.province) - 1:
        raise mistake(folder, "tokens.toml", f"{outer} pillage tokens are dealt to the outer provinces", "pillage", 0)
    return content


def _board(folder: Folder) -> BoardFile:
    """BR-1.1 to BR-1.12: neighbours are mutual, regions and fjords name provinces that are there."""
    name = "board.toml"
    board = load(folder, name, BoardFile)
    adjacent = {province.id: province.adjacent for province in board.province}
    regions = {region.id for region in board.region}
    for k, province in enumerate(board.province):
        for other in province.adjacent:
            if other not in adjacent:
                raise mistake(folder, name, f"there is no province {other}", "province", k, "adjacent")
            if province.id not in adjacent[other]:
                raise mistake(folder, name, f"{other} is not adjacent to {province.id}", "province", k, "adjacent")
        if province.region is not None and province.region not in regions:
            raise mistake(folder, name, f"there is no region {province.region}", "province", k, "region")
        if len(province.village_spots) != (province.villages or 0):
            raise mistake(folder, name, f"{province.id} has other villages than spots", "province", k, "villages")
    for k, fjord in enumerate(board.fjord):
        for shore in fjord.provinces:
            if shore not in adjacent:
                raise mistake(folder, name, f"there is no province {shore}", "fjord", k, "provinces")
    if board.province[-1].region is not None or any(province.region is None for province in board.province[:-1]):
        raise mistake(folder, name, "the last province, and no other, belongs to no region", "province", 0, "region")
    return board


def _cards(folder: Folder) -> tuple[Card, ...]:
    """BR-12.1, BR-2.20: 34 copies an age, 6 of them from three players on and 8 from four."""
    name = "cards.toml"
    cards = load(folder, name, CardFile).card
    seen: set[str] = set()
    for k, card in enumerate(cards):
        if card.id in seen:
            raise mistake(folder, name, f"the card {card.id} is there twice", "card", k, "id")
        seen.add(card.id)
        if (card.slot is None) != (card.kind != "upgrade"):
            raise mistake(folder, name, f"{card.id} has a slot if and only if it is an upgrade", "card", k, "kind")
    for age in (1, 2, 3):
        marks = [mark for card in cards if card.age == age for mark in card.from_players]
        if (marks.count(2), marks.count(3), marks.count(4)) != (20, 6, 8):
            raise mistake(folder, name, f"the deck of age {age} is not 20 + 6 + 8 cards", "card", 0)
    return cards


def _monsters(folder: Folder, cards: tuple[Card, ...]) -> tuple[Monster, ...]:
    """Each monster has its card, and each monster card its monster (BR-7.1)."""
    name = "monsters.toml"
    monsters = load(folder, name, MonsterFile).monster
    named = {card.id for card in cards if card.slot == "monster"}
    for k, monster in enumerate(monsters):
        if monster.card not in named:
            raise mistake(folder, name, f"no monster upgrade is called {monster.card}", "monster", k, "card")
        named.discard(monster.card)
    if named:
        raise mistake(folder, name, f"{min(named)} recruits no monster", "monster", 0)
    return monsters


CONTENT = load_content()
