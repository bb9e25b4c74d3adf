"""The state of a match of Lords of Ragnarok, all of it. What is alike is a number; cards are tokens.

Regions, Seas, Realms, gods, Runes and Monsters are numbered as their content files have them. An Army is one number,
its Region and its value together (``armies.py``), so Armies that are alike are equal.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.kernel import Clause, Seat, Token, game

from .board import BOARDS, GODS, REALMS, Board, Place, Waters
from .content import CONTENT
from .words import Weapon

NOBODY: Seat = -1
NOWHERE: Place = -1
"""Not on the board yet."""
SLAIN: Place = -2
GONE: Seat = -2
"""Whose an Artifact is that has left the game."""
NOTHING: Token = -1
Army = int
_START = CONTENT.rules.attribute_start.value
BattleStep = Literal["before", "cards", "values", "loser", "withdrawal", "winner", "control"]
"""Where a Battle is: what comes before it, and its six steps (LR-31.7 to LR-31.30)."""
HuntStep = Literal["begin", "attack", "defend", "effect", "weak_spot", "redraw", "hero", "over"]
"""Where a Hunt is: its beginning, the steps of the Monster's round, the Hero's round, its end (sections 26 to 29)."""


class Options(game.Options, frozen=True):
    """What a table decides before the game."""

    temple_side: Literal["a", "b"] = "a"
    """The side of the Temple track; a has two Draft keywords (LR-8.4)."""
    followers: Annotated[int, Meta(ge=0, le=3)] = 0
    """How many Followers of Surtur play, in the first seats (LS-13.1, LS-14.2)."""
    strict_core: bool = False
    """Whether Followers are Heroes of the base box alone (LS-2.4)."""
    free_heroes: bool = False
    """Whether a person alone against Followers takes any Hero and Origin, not one of two (LS-2.31, LS-2.32)."""


class Player(Struct):
    """A player's board, Pool and pieces on the map."""

    colour: int = NOTHING
    tile: Token = NOTHING
    """The Hero tile."""
    origin: Token = NOTHING
    hero: Place = NOWHERE
    drakkar: Waters = NOWHERE
    armies: list[Army] = []
    """Those on the board, in ascending order; the others are in the Pool."""
    attributes: list[int] = field(default_factory=lambda: [_START] * 3)
    """Where the tokens of Authority, Might and Wisdom stand."""
    injured: list[bool] = field(default_factory=lambda: [False] * 3)
    runes: list[int] = field(default_factory=lambda: [0] * len(CONTENT.runes))
    priests: int = 0
    """Those in the Pool; the others are on Monuments or in the Supply."""
    hand: list[Token] = []
    blessings: list[Token] = []
    allied: list[bool] = field(default_factory=lambda: [False] * len(REALMS))
    slain: list[int] = []
    """The Monsters whose miniatures the player took."""
    slayers: int = 0
    """Slayer tokens."""


class Follower(Struct):
    """What a Follower of Surtur has besides a player's things (solo rules, sections 2 and 4)."""

    tile: int = NOTHING
    """Which corrupted Hero it is, by its place among them."""
    row: list[Token] = []
    """The Action row, open for all, from the left."""
    deck: list[Token] = []
    """Its Action deck, face down; the last is the top."""
    removed: list[Token] = []
    """Action cards that left the game after their use, face up."""
    seen: list[str] = []
    """Upgraded cards that have lain in its row, by name: all know that they are its own (LS-17.18)."""
    place: int = NOTHING
    """The place in the row of the card that Surtur's die selected; nothing while none is (LS-4.2, LS-4.3)."""
    gained: list[Place] = []
    """The Regions it took since its die roll, each once (LS-9.24)."""
    won: int = 0
    """Battles won since its die roll (LS-9.26)."""
    ashes: int = 0
    """Desolation tokens placed since its die roll."""
    cards: list[Token] = []
    """Its Battle deck, face down (LS-10.13, LS-10.14)."""
    support: Army = NOTHING
    """The supporting Army that came into the Battle under way (LS-10.15)."""


class Foe(Struct):
    """A Monster or the Boss: where it is, whose ring it carries, and who covered each slot of its tray."""

    wounds: list[Seat]
    region: Place = NOWHERE
    ring: Seat = NOBODY


class Battle(Struct):
    """A Battle under way (section 31). Lists of two have the attacker first."""

    region: Place
    sides: tuple[Seat, Seat]
    began: list[list[Army]] = field(default_factory=lambda: [[], []])
    """The Armies that each had when it began."""
    cards: list[list[Token]] = field(default_factory=lambda: [[], []])
    """What each has played, open for all."""
    worths: list[list[int]] = field(default_factory=lambda: [[], []])
    """What each of these cards adds, judged when it was played."""
    artifacts: list[list[tuple[int, int]]] = field(default_factory=lambda: [[], []])
    """The Artifacts that each exhausted for it, with what they add."""
    passed: list[bool] = field(default_factory=lambda: [False, False])
    step: BattleStep = "before"
    tie: int = NOTHING
    """The side that wins a tie by an Artifact (LR-46.1)."""
    winner: int = NOTHING
    """The side that won, when that is counted."""
    losses: list[tuple[Army, int]] = []
    """Casualties for losing that are still to be taken, fixed to each Army (LR-31.21)."""
    symbols: int = 0
    """Casualties for symbols that are still to be taken by the side whose turn it is."""
    due: list[int] = field(default_factory=lambda: [NOTHING, NOTHING])
    """How many Casualties each has to take in all, when that is reckoned."""
    taken: list[int] = field(default_factory=lambda: [0, 0])
    """How many of them each has taken."""
    routed: list[Army] = []
    """What the loser had left and could withdraw nowhere (LR-32.5)."""


class Hunt(Struct):
    """A Hunt under way (sections 26 to 30)."""

    hunter: Seat
    side: Seat
    """Who plays the Monster's side."""
    foe: int
    """The Monster, or the Boss behind the last of them."""
    step: HuntStep = "begin"
    round: int = 0
    """How often the Monster's side has had its round."""
    hand: list[Token] = []
    """Monster Attack cards of the Monster's side."""
    card: Token = NOTHING
    """The attack that was played."""
    defence: list[Token] = []
    """Combat cards against it."""
    faced: int = 0
    """The Rage of that attack, with what changed it (LR-27.12)."""
    rage: int = 0
    """What changes the Rage of the next attack (LR-27.12)."""
    draws: int = 0
    """How many cards more the Monster's side draws in this round."""
    most_cards: int = 0
    """How many cards may be played in the next Hero round; any number, if 0."""
    most_wounds: int = 0
    played: int = 0
    """Cards played in this Hero round."""
    dealt: int = 0
    """Wounds dealt in it."""
    slot: int = NOTHING
    """What is being covered."""
    symbols: list[Weapon] = []
    """What of it is still to be served."""
    serving: list[Token] = []
    """Combat cards played for it."""
    rewards: list[str] = []
    """What the Hunt has brought: Rewards by their kind, an Artifact by its name."""
    won: bool = False
    """Whether all slots were covered, once it is over."""
    failed_by: Clause = ""
    """The clause that ended it, if they were not."""


class State(game.State):
    """A match: the board and what lies on it, decks, players, and where in the game it is."""

    options: Options
    players: list[Player]
    control: list[Seat]
    """Whose Control marker lies on each Region; a Region never becomes neutral again (LR-3.9)."""
    temples: list[bool]
    forges: list[int]
    """The Rune that each Region's Forge yields; nothing where none is."""
    lying: list[bool]
    """Whether a Rune lies on the Forge of each Region."""
    built: int = 0
    """Temples taken from the track."""
    supply: list[int] = field(default_factory=lambda: [rune.tokens for rune in CONTENT.runes])
    """Runes in the Supply, by type."""
    levels: list[int] = field(default_factory=lambda: [0] * len(GODS))
    """How high each god's Monument is built."""
    prayers: list[list[Seat]] = field(default_factory=lambda: [[] for _ in GODS])
    """Whose Priests stand on each Monument."""
    wheel: list[list[Seat]] = field(default_factory=lambda: [[] for _ in CONTENT.wheel.slot])
    """The Control markers on each slot; the last is the top."""
    foes: list[Foe] = field(default_factory=lambda: [Foe([NOBODY] * len(tray.slots)) for tray in CONTENT.monsters])
    boss: Foe = field(default_factory=lambda: Foe([NOBODY] * len(CONTENT.boss[0].slots)))
    upper: list[int] = field(default_factory=lambda: [NOTHING] * len(CONTENT.runes))
    """The Monster with the upper tray, of the two of each Rune."""
    holders: list[Seat] = field(default_factory=lambda: [NOBODY] * len(CONTENT.artifacts))
    """Who has each Artifact; nobody while it lies beside its tray or Monument."""
    charged: list[bool] = field(default_factory=lambda: [True] * len(CONTENT.artifacts))
    fallen: list[bool] = field(default_factory=lambda: [False] * 5)
    """Which Requisites are face down."""
    decks: list[list[Token]] = []
    """Combat, Event, Blessing and Monster Attack cards, face down; the last is the top."""
    discards: list[list[Token]] = []
    """Face up, for all to look through (LR-34.6)."""
    heroes: list[Token] = []
    """Hero tiles in the Supply."""
    origins: list[Token] = []
    """Origins in the Supply."""
    drawn: list[Token] = []
    """What the drafting player may still keep one of."""
    offer: list[Token] = []
    """Blessings that lie open in a Blessing Draft."""
    first_origin: list[Token] = []
    """The Origin that brings the first turn, as long as nobody kept it; after the draft it is out (LR-9.8)."""
    starter: Seat = NOBODY
    """Who started the Hero Draft."""
    first: Seat = NOBODY
    """Who takes the first turn of the game: the starter, unless somebody keeps the Origin for it (LR-9.22, LR-9.23)."""
    active: Seat = NOBODY
    """Whose turn, or whose part of the Hero Draft it is (LR-1.3)."""
    turn: int = 0
    """How often the player who took the first turn has begun one."""
    step: int = NOTHING
    """The step of the turn, from 0; nothing before the first turn."""
    turns_left: int = NOTHING
    """How many turns come after this one, once Ragnarok has begun (LR-37.2)."""
    taken: list[str] = []
    """What can be done once in this step, and was."""
    entered: list[tuple[Place, Seat, Place]] = []
    """Which Regions Armies were brought into in this step, by whom, and from which Region, if any (LR-31.3)."""
    used: list[str] = []
    """Cards that work once in each turn of any player and did, each with its seat (LR-49.18, LR-49.50)."""
    fought: list[Place] = []
    """Where Battles took place in this step, the last one last (LR-39.8)."""
    followers: list[Follower] = []
    """The Followers of Surtur; each sits in the seat of its place here, before all people (LS-14.2)."""
    order: list[Seat] = []
    """The turn order, where people do not follow each other by their seats (LS-1.16, LS-14.3)."""
    challenges: list[int] = []
    """The challenge cards in the match, by their places among them, ascending (LS-2.42)."""
    ashes: list[Place] = []
    """The Regions with a Desolation token, in ascending order; the other tokens are on the Manifestation card."""
    ash_laid: bool = False
    """Whether a token was placed since the last turn of a person; then no second one is (LS-13.11, LS-14.6)."""
    arbiter: Seat = NOBODY
    """Who holds the Arbiter token, where several people play (LS-14.10)."""
    aside: list[Token] = []
    """Cards and tiles out of the game, face down: Action cards nobody uses, Heroes of Followers (LS-2.24, LS-2.28)."""
    battle: Battle | None = None
    hunt: Hunt | None = None
    winner: Seat = NOBODY
    ending: str = ""
    """Which victory it was."""
    ended_by: Clause = ""

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.seats]


def fight(s: State) -> Battle:
    """The Battle under way."""
    assert s.battle is not None
    return s.battle


def hunting(s: State) -> Hunt:
    """The Hunt under way."""
    assert s.hunt is not None
    return s.hunt


def is_follower(s: State, seat: Seat) -> bool:
    """Whether a Follower of Surtur sits there, and no person or bot."""
    return 0 <= seat < len(s.followers)


def people(s: State) -> range:
    """The seats of the humans of the solo rules, who may be bots."""
    return range(len(s.followers), s.seats)


def right(s: State, seat: Seat) -> Seat:
    """The previous player clockwise (LR-1.1, LR-1.2)."""
    return clockwise(s, seat)[-1]


def left(s: State, seat: Seat) -> Seat:
    """The next player clockwise (LR-1.1)."""
    return clockwise(s, seat)[1]


def clockwise(s: State, first: Seat) -> list[Seat]:
    """All players, from one of them on."""
    if s.order:
        at = s.order.index(first)
        return s.order[at:] + s.order[:at]
    return [*range(first, s.seats), *range(first)]
