"""The state of a match of Reavers of Midgard, all of it. What is alike is a number; cards and tiles are tokens."""

from msgspec import Struct, field

from meadhall.kernel import Ref, Seat, Token, game

from .content import CONTENT
from .pieces import DICE, DICE_OF_COLOUR, LOCATION_NAMES, NOTHING, SLOTS, SUCCESSES, TOKENS, UPGRADES

NOBODY: Seat = -1
TOKENS_IN_BOX = tuple(next(token.count for token in CONTENT.box.token if token.id == kind) for kind in TOKENS)
UPGRADES_IN_BOX = tuple(upgrade.copies for upgrade in CONTENT.upgrades)


class Options(game.Options, frozen=True):
    """What a table decides before the game: nothing."""


class Held(Struct):
    """An artifact on a board, and the die stored on it."""

    card: Token
    die: int = NOTHING
    used: bool = False
    """Whether it worked in this activation (RM-12.18)."""


class Group(Struct):
    """Cards gained together that are not resolved yet (RM-9.15)."""

    seat: Seat
    cards: list[Token]


class Gathered(Struct):
    """What was spent for combat dice, and how many it gave; of an artifact also the die that lay on it."""

    ref: Ref
    dice: int
    die: Ref | None = None


class Throw(Struct):
    """What the dice of a combat showed after a throw, nothing before the first, and the Favor that was left then."""

    shown: list[int]
    favor: int


class Paying(Struct):
    """A cost that is being paid, item by item (RM-19.22)."""

    seat: Seat
    items: list[str]
    paid: list[Ref] = []
    """What paid for the first of them."""


class Combat(Struct):
    """A combat under way (section 20). Combat dice that show the same are alike, so they are counted."""

    seat: Seat
    defence: int
    foe: Ref
    """What is fought: a card or a stack."""
    dice: int = 0
    """How many combat dice were gathered."""
    sources: list[Gathered] = []
    throws: list[Throw] = []
    shown: list[int] = field(default_factory=lambda: [0] * SUCCESSES)
    """How many dice show so many successes."""
    picked: list[int] = field(default_factory=lambda: [0] * SUCCESSES)
    """How many of them are picked for a reroll (RM-20.15)."""
    again: bool = False
    """Whether a reroll is paid for, and dice are being picked."""


class Player(Struct):
    """A player board and what lies beside it (RM-9.7)."""

    food: int = 0
    favor: int = 0
    glory: int = 0
    terror: int = 0
    tokens: list[int] = field(default_factory=lambda: [0] * len(TOKENS))
    dice: list[int] = field(default_factory=lambda: [0] * len(DICE))
    """How many dice of each colour and face lie in the free spaces."""
    ready: list[int] = field(default_factory=lambda: [0] * len(UPGRADES))
    """Ship upgrades that lie face up, by kind."""
    spent: list[int] = field(default_factory=lambda: [0] * len(UPGRADES))
    """Those that were used in this round."""
    leader: Token = NOTHING
    slots: list[list[Token]] = field(default_factory=lambda: [[] for _ in SLOTS])
    artifacts: list[Held] = []
    prophecies: list[Token] = []
    pile: list[Token] = []
    """The Glory pile (RM-9.8)."""
    tiles: list[Token] = []


class State(game.State):
    """A match: the supply, the decks and offers, the players, and where in the game it is."""

    options: Options
    players: list[Player]
    round: int = 0
    """From 1 to 6; 0 in setup."""
    start: Seat = NOBODY
    """Who holds the start player marker."""
    honor: Seat = NOBODY
    """Who holds the Honor Ship; nobody unless three play (RM-1.7)."""
    pawns: list[Seat] = field(default_factory=lambda: [NOBODY] * len(LOCATION_NAMES))
    """Who selected each location in this round."""
    active: Seat = NOBODY
    """Who placed the last pawn (RM-9.5)."""
    location: int = NOTHING
    """The location that is being activated."""
    supply: list[int] = field(default_factory=lambda: list(DICE_OF_COLOUR))
    """Crew dice of each colour."""
    tokens: list[int] = field(default_factory=lambda: list(TOKENS_IN_BOX))
    """Farm, Wall and Tower tokens in the supply."""
    upgrades: list[int] = field(default_factory=lambda: list(UPGRADES_IN_BOX))
    """Ship upgrade tiles in the supply, by kind."""
    trade: list[int] = field(default_factory=lambda: [0] * len(DICE))
    """The dice that lie at the villages."""
    decks: list[list[Token]] = []
    """Face down; the last is the top."""
    discards: list[list[Token]] = []
    """Face up at the bottom of each deck (RM-23.35)."""
    offers: list[list[list[Token]]] = []
    """By location, the cards in each space."""
    stacks: list[list[Token]] = []
    """Territory tiles; the last is the top."""
    gained: list[Group] = []
    """Unresolved cards; those gained last are resolved first (RM-9.15, RM-9.17)."""
    resolving: list[Token] = []
    """Cards that are being resolved, each by the one before it."""
    claimed: list[Token] = []
    """Tiles of this turn whose reward is still to come; they lie with their owner's tiles."""
    recruited: list[Token] = []
    """Reavers gained in this turn, wherever they lie by now (RM-12.48)."""
    took: list[Token] = []
    """Artifacts that took in a die since the owner's last decision (RM-12.12)."""
    gave: list[Token] = []
    """Artifacts that gave up one."""
    paid: int = NOTHING
    """The colour of the last die that was given back for a gain (RM-9.27)."""
    paying: Paying | None = None
    combat: Combat | None = None
    before_scoring: list[int] = []
    """The Glory on the track when final scoring began; empty until then."""


def left(s: State, seat: Seat) -> Seat:
    """The next player clockwise."""
    return (seat + 1) % s.seats


def clockwise(s: State, first: Seat) -> list[Seat]:
    """All players, from one of them on."""
    return [*range(first, s.seats), *range(first)]


def place_of(s: State, seat: Seat) -> int:
    """How many players are passed from the active player clockwise: the seat of the rules (RM-2.32)."""
    return (seat - s.active) % s.seats


def fight(s: State) -> Combat:
    """The combat under way."""
    assert s.combat is not None
    return s.combat
