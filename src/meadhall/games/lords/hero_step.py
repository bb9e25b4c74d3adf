"""Step 2, Hero: one of three things, walking, sailing or healing (section 12)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter
from meadhall.kit.choices import choice

from .asking import point
from .bearing import number
from .choosing import USE, Use, use_card, uses, why_no_use
from .content import CONTENT
from .heroes import heal, injury_heal
from .movement import SEA_OPTIONS, drakkar_sail, hero_walk, reachable, sail, sail_to, walk, walk_to
from .pieces import ATTRIBUTE_OPTIONS, DONE, REGION_OPTIONS
from .state import State
from .words import Moment

WALK, SAIL, HEAL = "walk", "sail", "heal"
HERO_MOVES, DRAKKAR_MOVES = CONTENT.rules.hero_moves.value, CONTENT.rules.drakkar_moves.value
OPTION = "option"
"""What can be done once in this step: one of the three rules out the others (LR-12.2)."""
Doing = tuple[str, int]
WALKS = tuple(Option(ref, (WALK, region)) for ref, region, _ in REGION_OPTIONS)
VOYAGES = {
    players: tuple(Option(ref, (SAIL, sea)) for ref, sea, _ in options) for players, options in SEA_OPTIONS.items()
}
HEALINGS = tuple(Option(ref, (HEAL, which)) for ref, which, _ in ATTRIBUTE_OPTIONS)
MOMENTS: tuple[Moment, ...] = ("hero_moved", "hero_step", "hero_step_edge", "before_special_action")
"""When own cards can be used in this step, the first of them only after a walk."""
CLOAKS = [[artifact.id] for artifact in CONTENT.artifacts if artifact.at == "hero_step_edge"]
"""What is used at the start or at the end of the step alone (LR-46.7)."""


@chapter("hero_menu")
def hero_menu(s: State, seat: Seat) -> Chapter:
    """The first step of a walk or a voyage, or an injured token to turn (LR-12.1, LR-12.3, LR-12.6, LR-12.7)."""
    moves = number(s, seat, "hero_move", HERO_MOVES)
    about = {"moves": moves, "seas": DRAKKAR_MOVES, "used": int(OPTION in s.taken)}
    chosen = yield from point(s, seat, "hero_menu", MENU, about=about)
    if chosen == DONE.value:
        return
    what, where, *rest = chosen
    last = rest in CLOAKS and bool(s.taken)  # LR-46.8: at the end of the step nothing follows
    if not last and (what == USE or uses(s, seat, *MOMENTS)):
        begin(s, hero_menu, seat)
    if what == USE:
        use_card(s, seat, chosen)
        return
    s.taken.append(OPTION)
    if what == WALK:
        s.taken.append(WALK)
        walk_to(s, seat, where)
        begin(s, walk, seat, moves - 1)
    elif what == SAIL:
        sail_to(s, seat, where)
        begin(s, sail, seat, DRAKKAR_MOVES - 1)
    else:
        heal(s, seat, where)


def candidates(s: State, seat: Seat) -> list[Option]:
    """What can be done once, as far as it is near, and own cards for this step."""
    found = []
    if OPTION not in s.taken:
        player, voyages = s.players[seat], VOYAGES[s.seats]
        found += [WALKS[region] for region in reachable(s, seat, player.hero)]
        found += [voyages[sea] for sea in s.board.waters[player.drakkar]]
        found += HEALINGS
    return found + uses(s, seat, *(MOMENTS if WALK in s.taken else MOMENTS[1:]))  # LR-49.37


def everything(s: State, seat: Seat) -> list[Option]:
    """Regions to walk to, Seas to sail to, tokens to turn."""
    return [*WALKS[: len(s.board.regions)], *VOYAGES[s.seats], *HEALINGS]


@choice(candidates, others=everything)
def doings(s: State, seat: Seat, chosen: Doing | Use) -> Clause | None:
    """What the own Hero can do now, once; and own cards in addition (LR-12.8)."""
    if len(chosen) == 3:
        return why_no_use(s, seat, chosen)
    if OPTION in s.taken:
        return "LR-12.2"
    what, where = chosen
    return _JUDGES[what](s, seat, where)


_JUDGES = {WALK: hero_walk, SAIL: drakkar_sail, HEAL: injury_heal}


MENU = doings.beside(DONE)
PROMPTS = {"hero_menu": ("LR-12.1", "LR-12.2", "LR-12.3", "LR-12.6", "LR-12.7")}
