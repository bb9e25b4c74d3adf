"""Setup: colours, Forges, trays, decks, Loki and the first Monsters; then the Hero Draft (section 8)."""

from typing import TypeVar

from meadhall.kernel import (
    Chapter,
    Clause,
    Seat,
    below,
    chapter,
    deal_tokens,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kit.choices import choice

from .asking import point
from .board import BOARDS
from .content import CONTENT, by_players
from .draft import begin_draft
from .events import draw_event, place_by
from .pieces import BOSS_REF, COLOUR_OPTIONS, MONSTER_RUNES, RUNES, backs, event, region_ref
from .state import NOBODY, NOTHING, Follower, Options, Player, State, people
from .surtur.start import begin_followers, check_table

T = TypeVar("T")


def setup(seats: int, options: Options) -> State:
    """The state before anything happened; chance comes with the first chapters (LR-8.1, LR-8.5, LR-8.8, LR-8.16)."""
    regions = len(BOARDS[seats].regions)
    check_table(seats, options)
    s = State(
        seats=seats,
        options=options,
        players=[Player() for _ in range(seats)],
        control=[NOBODY] * regions,
        temples=[False] * regions,
        forges=[NOTHING] * regions,
        lying=[False] * regions,
    )
    *s.decks, s.heroes, s.origins, s.first_origin, s.aside = deal_tokens(s, backs(regions, options.followers))
    s.discards = [[] for _ in s.decks]
    s.followers = [Follower() for _ in range(options.followers)]
    colours = [to(choose_colour, seat) for seat in (*people(s), *range(options.followers))]  # LS-2.45
    then(s, *colours, to(lay_out), to(place_foes), to(begin_followers) if s.followers else to(begin_draft))
    return s


@chapter
def choose_colour(s: State, seat: Seat) -> Chapter:
    """Every player has a colour of their own, which has no effect on the rules (LR-8.17)."""
    s.players[seat].colour = yield from point(s, seat, "setup_colour", setup_colour)
    tell(s, "colour", seat=seat, colour=COLOUR_OPTIONS[s.players[seat].colour].ref)


@choice(COLOUR_OPTIONS)
def setup_colour(s: State, seat: Seat, colour: int) -> Clause | None:
    """A colour that nobody has taken."""
    return "LR-8.17" if any(player.colour == colour for player in s.players) else None


@chapter
def lay_out(s: State) -> None:
    """Forges with their Runes, of two trays which is the upper one, and the shuffled decks (LR-8.6 to LR-8.12)."""
    for region, rune in zip(s.board.forges, _mixed(s, _forge_tokens(s)), strict=True):
        s.forges[region], s.lying[region] = rune, True
        s.supply[rune] -= 1
    tell(s, "forges", forges={region_ref(region): RUNES[s.forges[region]] for region in s.board.forges})
    for rune in range(len(RUNES)):
        s.upper[rune] = [monster for monster, own in enumerate(MONSTER_RUNES) if own == rune][below(s, 2)]
    for deck in s.decks:
        shuffle(s, deck)


def _forge_tokens(s: State) -> list[int]:
    """The Forge tokens in play: all of them, or one of each Rune and one more at random (LR-8.6, LR-38.4)."""
    tokens = [rune for rune, fact in enumerate(CONTENT.runes) for _ in range(fact.forges)]
    if len(tokens) == len(s.board.forges):
        return tokens
    each = list(range(len(RUNES)))
    for rune in each:
        tokens.remove(rune)
    return each + _mixed(s, tokens)[: len(s.board.forges) - len(each)]


def _mixed(s: State, things: list[T]) -> list[T]:
    """The same things in an order that chance decides."""
    left = list(things)
    return [left.pop(below(s, len(left))) for _ in things]


@chapter
def place_foes(s: State) -> None:
    """Loki by the first Event card, then Monsters by as many as there are players (LR-8.18 to LR-8.24)."""
    s.boss.region = event(s, draw_event(s)).number - 1
    tell(s, "boss_placed", boss=BOSS_REF, region=region_ref(s.boss.region))
    for _ in range(by_players(CONTENT.rules.setup_monsters, s.seats)):
        place_by(s, draw_event(s))


PROMPTS = {"setup_colour": ("LR-8.17",)}
