"""Gaining crew dice: colours, faces, rolls, and what is given back when a ship is full (section 19)."""

from collections.abc import Sequence

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, begin, below, chapter, tell

from .crew import CREW, decided, free_dice, give_back, give_back_stored, stored_ref, take_die
from .pieces import COLOURS, DICE_SPACES, DIE_REFS, FACE_OF, NOTHING, SIDES
from .state import State

COLOUR_OPTIONS = tuple(Option(f"colour:{colour}", k) for k, colour in enumerate(COLOURS))
FACE_OPTIONS = tuple(
    tuple(Option(f"face:{FACE_OF[die]}", die) for die in range(colour * SIDES, (colour + 1) * SIDES))
    for colour in range(len(COLOURS))
)
"""For each colour the faces that its dice can be set to."""


@chapter
def roll_dice(s: State, seat: Seat, colours: Sequence[str]) -> Chapter:
    """All colours are chosen, then all dice are rolled together and settled together (RM-19.14, RM-19.19)."""
    taken: list[int] = []
    for wanted in colours:
        left = [option for option in COLOUR_OPTIONS if why_no_colour(s, option.value, taken) is None]
        if wanted != "any":
            colour = COLOURS.index(wanted)
            if all(option.value != colour for option in left):  # RM-23.29: what the supply lacks is lost
                continue
        elif not left:  # RM-23.30
            continue
        elif len(left) == 1:
            colour = left[0].value
        else:
            colour = yield Ask(seat, "die_colour", die_colour, no_colour, args=(tuple(taken),))
        taken.append(colour)
    rolled = [colour * SIDES + below(s, SIDES) for colour in taken]
    for die in rolled:
        take_die(s, seat, die)
    if rolled:
        tell(s, "rolled", seat=seat, dice=[DIE_REFS[die] for die in rolled])
        settle(s, seat)


def why_no_colour(s: State, colour: int, taken: Sequence[int]) -> Clause | None:
    """A colour of which the supply has a die, those chosen already counting as taken (RM-19.12, RM-19.14)."""
    return None if s.supply[colour] > taken.count(colour) else "RM-23.30"


def die_colour(s: State, seat: Seat, taken: Sequence[int]) -> list[Option]:
    """The colours that can be chosen."""
    return [option for option in COLOUR_OPTIONS if why_no_colour(s, option.value, taken) is None]


def no_colour(s: State, seat: Seat, taken: Sequence[int]) -> dict[Ref, Clause]:
    """The colours that cannot."""
    reasons = {option.ref: why_no_colour(s, option.value, taken) for option in COLOUR_OPTIONS}
    return {ref: clause for ref, clause in reasons.items() if clause is not None}


@chapter
def choose_dice(s: State, seat: Seat, colours: Sequence[str]) -> Chapter:
    """Dice on faces of choice, one after the other; they are settled when all show their faces (RM-19.13, RM-19.19)."""
    wanted, rest = colours[0], colours[1:]
    if wanted == "any":
        left = die_colour(s, seat, ())
        if len(left) > 1:
            colour = yield Ask(seat, "die_colour", die_colour, no_colour, args=((),))
        else:
            colour = left[0].value if left else NOTHING
    else:
        colour = s.paid if wanted == "same" else COLOURS.index(wanted)
    if colour != NOTHING and s.supply[colour]:
        die = yield Ask(seat, "die_face", die_face, args=(colour,), about={"colour": COLOUR_OPTIONS[colour].ref})
        take_die(s, seat, die)
        tell(s, "die_gained", seat=seat, die=DIE_REFS[die])
    if rest:
        begin(s, choose_dice, seat, rest)
    else:
        settle(s, seat)


def die_face(s: State, seat: Seat, colour: int) -> Sequence[Option]:
    """The six faces of a die."""
    return FACE_OPTIONS[colour]


def gain_die(s: State, seat: Seat, die: int) -> None:
    """A die that shows a named face, if the supply has one (RM-9.30, RM-23.29)."""
    if s.supply[die // SIDES]:
        take_die(s, seat, die)
        tell(s, "die_gained", seat=seat, die=DIE_REFS[die])
        settle(s, seat)


# --- too many dice (RM-19.16 to RM-19.21) ---------------------------------------------------------------------------


def settle(s: State, seat: Seat) -> None:
    """Whoever has more dice than free spaces gives some back, or stores them."""
    if free_dice(s, seat) > DICE_SPACES:
        begin(s, overflow_return, seat)


@chapter
def overflow_return(s: State, seat: Seat) -> Chapter:
    """A die of the crew goes back, old or new, free or stored, until the rest fits (RM-19.16, RM-19.20)."""
    if free_dice(s, seat) <= DICE_SPACES:
        return
    kind, what = yield Ask(seat, "overflow_return", too_many, free=CREW)
    decided(s)
    if kind == "die":
        give_back(s, seat, what)
        tell(s, "returned", seat=seat, die=DIE_REFS[what], artifact=None)
    else:
        die = give_back_stored(s, seat, what)
        tell(s, "returned", seat=seat, die=DIE_REFS[die], artifact=f"card:{s.faces[what]}")
    settle(s, seat)


def too_many(s: State, seat: Seat) -> list[Option]:
    """Every die of the crew."""
    return [Option(f"return>{option.ref}", option.value) for option in crew_options(s, seat)]


def crew_options(s: State, seat: Seat) -> list[Option]:
    """Every die of a player, to point at: those that are alike once, and each stored one."""
    player = s.players[seat]
    dice = [Option(DIE_REFS[die], ("die", die)) for die, n in enumerate(player.dice) if n]
    return dice + [
        Option(stored_ref(s, held.card), ("stored", held.card)) for held in player.artifacts if held.die != NOTHING
    ]


PROMPTS = {
    "die_colour": ("RM-19.12", "RM-19.14", "RM-23.30"),
    "die_face": ("RM-19.13", "RM-9.30"),
    "overflow_return": ("RM-19.16", "RM-19.17", "RM-19.20", "RM-12.23"),
}
