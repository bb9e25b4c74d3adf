"""The state of a match of Blood Rage, all of it."""

from typing import Literal

from msgspec import Struct, field

from meadhall.kernel import Seat, Token, game, tell

from .board import NOWHERE, PROVINCES, RESERVE, STOCK, Place
from .content import CONTENT, SLOTS, UNITS

NOBODY: Seat = -1
EMPTY: Token = -1
WARRIORS = UNITS["warrior"].count
PHASES = ("setup", "gifts", "actions", "discard", "quests", "ragnarok", "valhalla", "end")
"""BR-3.2, with the setup before and the end behind them."""


class Options(game.Options, frozen=True):
    """What a table decides before the game."""

    first_player: Literal["random", "0", "1", "2", "3"] = "random"
    """BR-2.24: the seat that begins, or chance."""
    no_draft_age_one: bool = False
    """BR-3.18: in age 1 everybody plays with the cards dealt."""


class Clan(Struct):
    """A seat's clan: its sheet, its figures and its cards. Figures of a kind in one place are alike."""

    clan: int = -1
    """Which of the four clans; -1 until it is picked."""
    glory: int = 0
    rage: int = 0
    passed: bool = False
    stats: list[int] = field(default_factory=lambda: [1, 1, 1])
    """The steps of Rage stat, Axes and Horns (BR-1.30)."""
    leader: Place = RESERVE
    ship: Place = RESERVE
    warriors: list[int] = field(default_factory=lambda: [0] * RESERVE + [WARRIORS, 0])
    """How many stand in each place, from the first province to Valhalla."""
    slots: list[Token] = field(default_factory=lambda: [EMPTY] * len(SLOTS))
    hand: list[Token] = []
    pack: list[Token] = []
    """The draft pack it holds."""
    quests: list[Token] = []
    """Committed, face down, in the order it committed them."""


class Pillage(Struct):
    """A pillage under way, from the declaration to battle step 16. Lists go by seat."""

    province: Place
    pillager: Seat
    challenge: bool = False
    """Whether it is the extra action of Tyr's Challenge (BR-12.79)."""
    step: int = 1
    """The battle step it is in."""
    fought: bool = False
    """Whether there is a battle (BR-5.28)."""
    participants: list[Seat] = []
    """From the pillager clockwise (BR-5.29, BR-1.59)."""
    table: list[list[Token]] = []
    """The revealed cards that lie on the table."""
    shown: list[list[Token]] = []
    """The revealed cards whose texts count, wherever they are by now (BR-5.70)."""
    blanked: list[bool] = []
    counted: list[int] = []
    """What a revealed quest counts for (BR-5.37)."""
    dead: list[int] = []
    """Figures destroyed in the battle (BR-5.71)."""
    valkyrie: Seat = NOBODY
    """Whose Valkyrie took part (BR-7.21)."""
    totals: list[int] = []
    winner: Seat = NOBODY


class State(game.State):
    """A match: the land, the clans, the cards, and where in the saga it is."""

    options: Options
    clans: list[Clan]
    age: int = 1
    phase: int = 0
    """An index of PHASES."""
    first: Seat = 0
    """The first player (BR-2.24, BR-2.25)."""
    active: Seat = NOBODY
    """Whose turn it is in phase 2."""
    phase_over: bool = False
    """An end condition of phase 2 was met, which is final (BR-4.17, BR-4.19, BR-4.52)."""
    owners: list[Seat] = field(default_factory=lambda: [NOBODY] * len(CONTENT.monsters))
    """Whose each monster is."""
    lairs: list[Place] = field(default_factory=lambda: [STOCK] * len(CONTENT.monsters))
    """Where each monster is."""
    rewards: list[int] = []
    """The pillage token of each province, an index of REWARDS; empty until the board is laid out."""
    pillaged: list[bool] = field(default_factory=lambda: [False] * len(PROVINCES))
    destroyed: list[bool] = field(default_factory=lambda: [False] * len(PROVINCES))
    ragnarok: list[Place] = []
    """The province that falls in each age (BR-2.13)."""
    doom: Place = NOWHERE
    decks: list[list[Token]] = []
    gone: list[Token] = []
    """Cards that were discarded, removed or never dealt (BR-1.55)."""
    pillage: Pillage | None = None


def left(s: State, seat: Seat) -> Seat:
    """The next seat clockwise (BR-1.57)."""
    return (seat + 1) % s.seats


def clockwise(s: State, first: Seat) -> list[Seat]:
    """All seats, from one of them on (BR-1.58, BR-1.59)."""
    return [*range(first, s.seats), *range(first)]


def enter(s: State, phase: str) -> None:
    """The next phase of the age begins (BR-3.2)."""
    s.phase = PHASES.index(phase)
    tell(s, "phase", age=s.age, phase=phase)


def age_of(s: State, token: Token) -> int:
    """The age a card's back shows. The three decks are of one size (BR-13.1 to BR-13.3)."""
    return token // (len(s.faces) // 3) + 1


def battle(s: State) -> Pillage:
    """The pillage under way."""
    assert s.pillage is not None
    return s.pillage
