"""Setup: decks, supplies, the first cards and crews, then the offers (section 1)."""

from meadhall.kernel import Seat, begin, below, chapter, deal_tokens, shuffle, tell, then, to

from .cards import begin_group, hold_prophecy
from .content import CONTENT
from .decks import draw
from .offers import lay_out, lay_out_dice
from .pieces import BACKS, DECK_NAMES, PROPHECY, REAVER
from .round import place_pawn
from .state import Group, Options, Player, State, clockwise

_RULES = CONTENT.rules


def setup(seats: int, options: Options) -> State:
    """The state before anything happened; chance comes with the first chapter (RM-1.1, RM-1.2, RM-1.8 to RM-1.15)."""
    favor, glory = _RULES.start_favor.value, _RULES.start_glory.value
    s = State(seats=seats, options=options, players=[Player(favor=favor, glory=glory) for _ in range(seats)])
    tokens = deal_tokens(s, BACKS)
    s.decks, s.stacks = tokens[: len(DECK_NAMES)], tokens[len(DECK_NAMES) :]
    s.discards = [[] for _ in DECK_NAMES]
    begin(s, deal)
    return s


@chapter
def deal(s: State) -> None:
    """The start player, Food, the shuffled decks, a Prophecy and two Reavers for everybody (RM-1.5 to RM-1.18)."""
    s.start = below(s, s.seats)
    if s.seats == 3:  # the Honor Ship is in the game with three players only
        s.honor = s.start
    order = clockwise(s, s.start)
    for place, seat in enumerate(order):
        s.players[seat].food = _RULES.start_food.by_turn[place]
    food = [player.food for player in s.players]
    tell(s, "begun", start=s.start, honor=s.honor if s.seats == 3 else None, food=food)
    for deck in s.decks:
        shuffle(s, deck)
    for seat in order:
        for token in draw(s, PROPHECY, _RULES.start_prophecies.value, seat):
            hold_prophecy(s, seat, token)
    dealt = [Group(seat, draw(s, REAVER, _RULES.start_reavers.value, seat)) for seat in order]
    s.gained = dealt[::-1]  # the last group is handled first
    then(s, *(to(handle_start, seat) for seat in order), to(open_board))


@chapter
def handle_start(s: State, seat: Seat) -> None:
    """A player's start Reavers are handled as if recruited, one player after the other (RM-1.18 to RM-1.21)."""
    begin_group(s, seat)


@chapter
def open_board(s: State) -> None:
    """The offers, the dice at the villages and the territory stacks; then round 1 begins (RM-1.23 to RM-1.34)."""
    s.recruited.clear()
    lay_out(s)
    lay_out_dice(s)
    for stack in s.stacks:
        shuffle(s, stack)
    s.round = 1
    tell(s, "round", round=1, honor=s.honor if s.seats == 3 else None, start=s.start)
    begin(s, place_pawn, s.start)
