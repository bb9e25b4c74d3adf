"""The Hero Draft: a Hero and an Origin, the Drakkar, the landing, what the Origin brings (section 9)."""

from meadhall.kernel import (
    EVERYONE,
    Chapter,
    Clause,
    Option,
    Seat,
    Token,
    begin,
    below,
    chapter,
    show,
    shuffle,
    tell,
    then,
    to,
)
from meadhall.kit.cards import card_options, ref
from meadhall.kit.choices import choice

from . import turn
from .armies import place_army
from .asking import pick, point
from .board import Place, Waters
from .content import CONTENT
from .control import control_check, take_control, takes
from .deeds import carry_out, free_of_others
from .movement import coast, regions, seas
from .pieces import hero_ref, origin, region_ref, sea_ref, tile_ref
from .pool import draw_cards
from .state import State, clockwise, people

_RULES = CONTENT.rules


@chapter
def begin_draft(s: State) -> None:
    """Chance says who starts; the others follow clockwise, each finishing before the next one starts (LR-9.1)."""
    s.starter = s.first = below(s, s.seats)
    tell(s, "draft", starter=s.starter)
    then(s, *(to(draft_hero, seat) for seat in clockwise(s, s.starter)), to(end_draft))


@chapter
def draft_hero(s: State, seat: Seat) -> Chapter:
    """Two Hero tiles that only the drafting player sees, and one is kept (LR-9.2, LR-9.4, LR-9.10)."""
    s.active = seat
    _draw_tiles(s, seat, s.heroes, len(s.heroes) if _free(s) else _RULES.drafted_heroes.value)
    token = yield from pick(seat, "draft_hero", drawn)
    _keep(s, token, s.heroes)
    s.players[seat].tile = token
    tell(s, "hero_kept", seat=seat, card=ref(s, token))
    then(s, to(draft_origin, seat), to(set_out, seat))


@chapter
def draft_origin(s: State, seat: Seat) -> Chapter:
    """Two Origins, and the one for the first turn while nobody has it; one is kept (LR-9.3, LR-9.5 to LR-9.7)."""
    _draw_tiles(s, seat, s.origins, len(s.origins) if _free(s) else _RULES.drafted_origins.value)
    token = yield from pick(seat, "draft_origin", drawn_or_first, about={"first": len(s.first_origin)})
    if token in s.first_origin:
        s.first_origin.remove(token)
        s.origins += s.drawn
        s.drawn.clear()
    else:
        _keep(s, token, s.origins)
    s.players[seat].origin = token
    tell(s, "origin_kept", seat=seat, card=ref(s, token))


def _free(s: State) -> bool:
    """Whether somebody who is alone against Followers takes any Hero and Origin that is left (LS-2.31, LS-2.32)."""
    return s.options.free_heroes and len(people(s)) == 1


def drawn(s: State, seat: Seat) -> list[Option]:
    """What was drawn."""
    return card_options(s, s.drawn)


def drawn_or_first(s: State, seat: Seat) -> list[Option]:
    """What was drawn, and the Origin for the first turn."""
    return card_options(s, [*s.drawn, *s.first_origin])


def _draw_tiles(s: State, seat: Seat, supply: list[Token], n: int) -> None:
    """The Supply is shuffled, and the drafting player looks at some of it (LR-9.2, LR-9.9)."""
    shuffle(s, supply)
    show(s, supply[-n:], seat)
    s.drawn = supply[-n:]
    del supply[-n:]


def _keep(s: State, token: Token, supply: list[Token]) -> None:
    """What is kept is open to all, the rest goes back unseen (LR-9.9, LR-9.10)."""
    show(s, [token], EVERYONE)
    s.drawn.remove(token)
    supply += s.drawn
    s.drawn.clear()


# --- setting out ----------------------------------------------------------------------------------------------------


@chapter
def set_out(s: State, seat: Seat) -> None:
    """A Combat card, then the Drakkar, the landing, the Origin's bonuses, and control at last (LR-9.13 to LR-9.20)."""
    then(s, to(place_drakkar, seat), to(land, seat), to(apply_origin, seat), to(control_check))
    draw_cards(s, seat, _RULES.start_cards.value)


@chapter
def place_drakkar(s: State, seat: Seat) -> Chapter:
    """The Drakkar is placed on a Sea, whatever Drakkars are there (LR-9.14)."""
    sea = yield from point(s, seat, "draft_sea", draft_sea)
    s.players[seat].drakkar = sea
    tell(s, "drakkar_placed", seat=seat, sea=sea_ref(s, sea))


@choice(seas)
def draft_sea(s: State, seat: Seat, sea: Waters) -> Clause | None:
    """A Sea with a Region where the Hero can land."""
    return None if any(free_of_others(s, seat, region) for region in s.board.coasts[sea]) else "LR-9.14"


@chapter
def land(s: State, seat: Seat) -> Chapter:
    """The Hero and two Armies land together, and take a weak Region at once (LR-9.15 to LR-9.18)."""
    about = {"armies": _RULES.start_armies.value, "value": _RULES.start_army_value.value}
    region = yield from point(s, seat, "draft_region", draft_region, about=about)
    s.players[seat].hero = region
    tell(s, "landed", seat=seat, hero=hero_ref(seat), card=tile_ref(s, seat), region=region_ref(region))
    for _ in range(_RULES.start_armies.value):
        place_army(s, seat, region, _RULES.start_army_value.value)
    if takes(s, seat, region):
        begin(s, take_control, seat, region)


@choice(regions)
def draft_region(s: State, seat: Seat, region: Place) -> Clause | None:
    """A Region by the own Drakkar without another player's Armies and marker; Monsters and Loki do not matter."""
    return None if region in coast(s, seat) and free_of_others(s, seat, region) else "LR-9.15"


@chapter
def apply_origin(s: State, seat: Seat) -> None:
    """What the Origin brings, once and in its order (LR-9.19)."""
    carry_out(s, seat, origin(s, s.players[seat].origin).id)


@chapter
def end_draft(s: State) -> None:
    """Whoever kept the Origin for it, else the starter, takes the first turn (LR-9.22, LR-9.23)."""
    begin(s, turn.turn, s.first)


PROMPTS = {
    "draft_hero": ("LR-9.2", "LR-9.4", "LR-9.9", "LR-9.10"),
    "draft_origin": ("LR-9.3", "LR-9.5", "LR-9.6", "LR-9.7"),
    "draft_sea": ("LR-9.14",),
    "draft_region": ("LR-9.15", "LR-9.16", "LR-9.17"),
}
