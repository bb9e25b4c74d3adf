"""Step 1, Prayer: a Priest is sent to a Monument, a Rune is taken from a Forge (section 11)."""

from meadhall.kernel import Chapter, Clause, Option, Seat, begin, chapter, tell
from meadhall.kit.choices import choice

from .asking import point
from .board import Place
from .choosing import USE, Use, use_card, uses, why_no_use
from .content import CONTENT
from .deeds import carry_out
from .heroes import raise_attribute
from .moments import reach
from .pieces import ATTRIBUTES, DONE, MONUMENT_OPTIONS, RUNE_OPTIONS, region_ref
from .pool import limit_runes
from .state import NOTHING, State

PRIEST_SLOTS = CONTENT.rules.priest_slots.value
PRIEST, FORGE = "priest", "forge"
"""What can be done once in this step (LR-11.2, LR-11.11)."""
Prayer = tuple[str, int]
SENDINGS = tuple(Option(ref, (PRIEST, god)) for ref, god, _ in MONUMENT_OPTIONS)


@chapter
def prayer(s: State, seat: Seat) -> Chapter:
    """The menu of the step, until the player is done or nothing else is left (LR-10.7, LR-11.14)."""
    priests = 0 if PRIEST in s.taken else s.players[seat].priests
    about = {"priests": priests, "forge": int(FORGE not in s.taken and s.lying[s.players[seat].hero])}
    chosen = yield from point(s, seat, "prayer_menu", MENU, about=about)
    if chosen == DONE.value:
        return
    begin(s, prayer, seat)
    what, where, *_ = chosen
    if what == USE:
        use_card(s, seat, chosen)
        return
    s.taken.append(what)
    if what == PRIEST:
        send_priest(s, seat, where)
    else:
        forge_rune(s, seat, where)


def prayers(s: State, seat: Seat) -> list[Option]:
    """The Monuments for a Priest, the Forge where the own Hero stands, and own cards for this step."""
    found = list(SENDINGS) if s.players[seat].priests else []
    hero = s.players[seat].hero
    if s.forges[hero] != NOTHING:
        found.append(Option(f"forge:{hero + 1}", (FORGE, hero)))
    return found + uses(s, seat, "prayer_step", "before_special_action")


@choice(prayers, others=SENDINGS)
def prayer_menu(s: State, seat: Seat, chosen: Prayer | Use) -> Clause | None:
    """A Monument with a free slot for a Priest of the Pool, a Forge with a Rune; each once."""
    if len(chosen) == 3:
        return why_no_use(s, seat, chosen)
    what, where = chosen
    if what == FORGE:
        return None if s.lying[where] and FORGE not in s.taken else "LR-11.11"
    free = len(s.prayers[where]) < PRIEST_SLOTS
    return None if free and s.players[seat].priests and PRIEST not in s.taken else "LR-11.2"


def send_priest(s: State, seat: Seat, god: int) -> None:
    """The Attribute of the god rises, then comes the bonus for the level of the Monument (LR-11.6 to LR-11.10)."""
    stand(s, seat, god)
    fact = CONTENT.gods[god]
    carry_out(s, seat, f"{fact.id}/{s.levels[god]}")
    raise_attribute(s, seat, ATTRIBUTES.index(fact.attribute), CONTENT.rules.prayer_raise.value)


def stand(s: State, seat: Seat, god: int) -> None:
    """A Priest of the Pool stands on a Monument (LR-11.2)."""
    s.players[seat].priests -= 1
    s.prayers[god].append(seat)
    tell(s, "priest_sent", seat=seat, monument=MONUMENT_OPTIONS[god].ref)


def forge_rune(s: State, seat: Seat, region: Place) -> None:
    """The Rune that lies there goes to the Pool, whoever controls the Region (LR-7.13, LR-11.12, LR-11.13)."""
    rune = s.forges[region]
    s.lying[region] = False
    s.players[seat].runes[rune] += 1
    tell(s, "rune_forged", seat=seat, rune=RUNE_OPTIONS[rune].ref, region=region_ref(region))
    begin(s, limit_runes, seat)
    reach(s, seat, "rune_forged")


MENU = prayer_menu.beside(DONE)
PROMPTS = {"prayer_menu": ("LR-11.1", "LR-11.2", "LR-11.7", "LR-11.11", "LR-11.14")}
