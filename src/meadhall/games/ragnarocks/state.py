"""The state of a match of Ragnarocks, all of it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.kernel import Seat, Token, game

from .board import Hex
from .cards import COMMAND, Power
from .content import NUMBERS, SIDES, Side

Ending = Literal["no_turns", "repetition", "turn_limit", "fenrir", "idun"]
Mode = Literal["basic", "advanced", "team"]
MOST_PLAYERS = len(COMMAND)
"""RR-42.3."""


class Options(game.Options, frozen=True):
    """What a table decides before the first turn."""

    mode: Mode = "basic"
    """RR-2.1."""
    offer: Literal["surtr_ratatoskr", "tyr_gullinbursti", "draft", "random_simple", "random_advanced", "chosen"] = (
        "draft"
    )
    """RR-7.1, RR-7.5, RR-7.6: how the two cards of an advanced game are found; ``chosen``: the table names them."""
    ivory_power: Literal["none"] | Power = "none"
    red_power: Literal["none"] | Power = "none"
    """The cards of a table that chooses them."""
    ivory_team: Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)] = 0
    """RR-42.4: how many players the ivory team has; 0: as many as the red team, or one more."""
    supply: Literal["unlimited", "40"] = NUMBERS.supply.value
    """RR-44.1, RR-44.2: whether the stones of the box are a limit."""
    allow_zero_move: bool = NUMBERS.allow_zero_move.value
    """RR-44.11: a Viking may stay where it is."""
    knockout: bool = NUMBERS.knockout.value
    """RR-6.9: a tie is broken."""
    odin_open_hand: bool = NUMBERS.odin_open_hand.value
    """RR-40.15: everybody sees Odin's command cards."""
    fafnir_optional: bool = NUMBERS.fafnir_optional.value
    """RR-44.13."""
    gerd_optional: bool = NUMBERS.gerd_optional.value
    """RR-44.14."""


class Going(Struct):
    """The turn that is being played."""

    before: str
    """The board when it began."""
    line: str = ""
    """What has happened in it so far, in the notation of section 43."""
    selected: Hex | None = None
    """Where the selected Viking, V, stood when it was selected."""
    viking: Hex | None = None
    """Where V stands now (RR-3.10)."""
    start: Hex | None = None
    """Where V's move began."""
    to: Hex | None = None
    """Where V's move led."""
    heading: int | None = None
    """The direction of V's move; None for a move that has none."""
    origin: Hex | None = None
    """The stone that Fafnir's move starts from (RR-24.2)."""
    stones: list[Hex] = []
    """The stones that the summon step has put."""
    created: list[Hex] = []
    """The hexes of all regions that were created in this turn (RR-4.19)."""
    lifted: bool = False
    """Frigg's power was used (RR-28.4)."""
    earned: bool = False
    """An extra turn was earned (RR-32.1)."""


class Draft(Struct):
    """The cards that are offered before play begins (RR-7.1, RR-42.6)."""

    offer: list[Power] = []
    """Offered and not taken yet."""
    wanted: int = 2
    """How many are offered in all."""


class State(game.State):
    """A match: the board, the cards, whose turn it is, and what the turn has done so far."""

    options: Options
    board: str
    """A sign for each hex, a1 to j9; see ``board.py``."""
    players: dict[Side, list[Seat]]
    """The seats of each side in the order of their numbers; empty until the colours are drawn."""
    cards: list[Power | None] = []
    """The mythology card of each seat; empty in the basic game."""
    force: dict[Side, Power | None] = field(default_factory=lambda: {"ivory": None, "red": None})
    """The power of each side that is in force."""
    draft: Draft | None = None
    """The draft, while it goes on."""
    taken: dict[Side, int] = field(default_factory=lambda: {"ivory": 0, "red": 0})
    """How many turns each side has begun; extra turns do not count (RR-42.12, RR-42.20)."""
    to_move: Side = NUMBERS.first_side.value
    turn: int = 0
    """How many turns have begun; skips count."""
    going: Going | None = None
    """The turn under way."""
    extra: Hex | None = None
    """Where V stands that takes an extra turn next, or now (RR-32.9)."""
    stones: list[Hex] = []
    """The stones on the board in the order in which they were set."""
    settled: list[Hex] = []
    """The settled Vikings; kept, because only a few changes of the board touch them."""
    supply: int | None = None
    """The stones left, or None where there is no limit."""
    thor: int = 0
    """The stones on Thor's card."""
    waiting: int = 0
    """The Vikings on Ask and Embla's card."""
    frigg: int = 0
    """The stones that Frigg's power put on the opponent's card."""
    frigg_new: bool = False
    """Frigg's owner has not finished a turn yet (RR-28.6)."""
    armed: bool = False
    """Idun still waits for the first settled region (RR-31.1)."""
    hand: list[Token] = []
    """Odin's command cards in the hand."""
    table: list[Token] = []
    """Odin's command cards that were played and are over (RR-40.3)."""
    command: list[Token] = []
    """Odin's command card in force, if any."""
    aside: list[Token] = []
    """The cards that Odin did not get."""
    seen: list[str] = []
    """The positions at the start of each turn, as far back as they can still come again."""
    turns: list[str] = []
    """What was played, in the notation of section 43."""
    movers: list[Seat] = []
    """Who played each of these turns."""
    ending: Ending | None = None


def holder(s: State, side: Side) -> Seat:
    """The seat whose turn it is, or was last: it decides for its side (RR-42.13 to RR-42.16)."""
    seats = s.players[side]
    return seats[0] if len(seats) == 1 else seats[max(0, s.taken[side] - 1) % len(seats)]


def side_of(s: State, seat: Seat) -> Side:
    """The side that a seat plays."""
    return "ivory" if seat in s.players["ivory"] else "red"


def cards_of(s: State, side: Side) -> list[Power | None]:
    """The cards of a side's seats, in the order of their numbers; none before the colours, or in the basic game."""
    return [s.cards[seat] for seat in s.players.get(side, ()) if s.cards]


def owner_of(s: State, power: Power) -> Side | None:
    """The side that has a card in play, whether it is in force or not."""
    return next((side for side in SIDES if power in cards_of(s, side)), None)


def drafting(s: State) -> Draft:
    """The draft that goes on."""
    assert s.draft is not None
    return s.draft


def going(s: State) -> Going:
    """The turn under way."""
    assert s.going is not None
    return s.going


def viking(s: State) -> Hex:
    """Where the selected Viking stands."""
    assert s.going is not None
    assert s.going.viking is not None
    return s.going.viking
