"""Combat: crew and artifacts become combat dice, rolled against a defence; Favor rolls some again (section 20)."""

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, begin, below, button, chapter, tell
from meadhall.kit.cards import ref

from . import artifacts  # as a module: artifacts lead to effects, and these to combats
from .amounts import lose
from .crew import held
from .paying import Source, clan_of, source_ref, sources, spend
from .pieces import COMBAT_DICE, COMBAT_FACES, DIE_REFS, SUCCESSES
from .state import Combat, Gathered, State, Throw, fight
from .words import CombatDice

ROLL, ACCEPT, REROLL = button("roll"), button("accept"), button("reroll")
COMBAT_REFS: tuple[Ref, ...] = tuple(f"combat:{n}" for n in range(SUCCESSES))
"""A combat die that shows so many successes."""


# --- gathering ------------------------------------------------------------------------------------------------------


def combat_sources(s: State, seat: Seat) -> list[tuple[Source, int]]:
    """What gives combat dice, and how many: hammers, wild dice, tiles, artifacts with their die (RM-20.2)."""
    dice = COMBAT_DICE[clan_of(s, seat)]
    found: list[tuple[Source, int]] = []
    for source, pays, _ in sources(s, seat):
        if "hammer" in pays:
            kind, number = source
            if kind == "stored":
                number = next(held.die for held in s.players[seat].artifacts if held.card == number)
            found.append((source, 1 if kind == "upgrade" else dice[number]))
    return found + [(("artifact", place.card), word.n) for place, word in artifacts.powers(s, seat, CombatDice)]


def can_fight(s: State, seat: Seat) -> bool:
    """Whether at least one combat die can be gathered (RM-20.4)."""
    return bool(combat_sources(s, seat))


def begin_combat(s: State, seat: Seat, defence: int, foe: Ref) -> None:
    """A combat against a defence begins; what stands on the agenda follows when it is over."""
    s.combat = Combat(seat, defence, foe)
    tell(s, "combat", seat=seat, defence=defence, foe=foe)
    begin(s, combat_source, seat)


@chapter
def combat_source(s: State, seat: Seat) -> Chapter:
    """One source after the other is spent, as many as one likes; then all dice are rolled (RM-20.2 to RM-20.9)."""
    combat = fight(s)
    options = gatherable(s, seat)
    chosen = options[0].value
    if len(options) > 1:
        about = {"dice": combat.dice, "defence": combat.defence}
        chosen = yield Ask(seat, "combat_source", gatherable, not_gatherable, about=about)
    if chosen == ROLL.value:
        _roll(s, seat, combat.dice)
        begin(s, favor_reroll, seat)
        return
    kind, number = chosen
    gives = dict(combat_sources(s, seat))[kind, number]
    combat.dice += gives
    combat.sources.append(_gathered(s, seat, chosen, gives))
    if kind == "artifact":
        artifacts.spend_stored(s, seat, number)
    else:
        spend(s, seat, (kind, number), "combat")
    begin(s, combat_source, seat)


def _gathered(s: State, seat: Seat, source: Source, dice: int) -> Gathered:
    kind, number = source
    if kind == "artifact":
        return Gathered(f"use>{ref(s, number)}", dice, DIE_REFS[held(s, seat, number).die])
    return Gathered(source_ref(s, source), dice)


def gatherable(s: State, seat: Seat) -> list[Option]:
    """Each source, and roll once a combat die is gathered."""
    options = [
        Option(f"use>{ref(s, source[1])}" if source[0] == "artifact" else source_ref(s, source), source)
        for source, _ in combat_sources(s, seat)
    ]
    return [*options, ROLL] if fight(s).dice else options


def not_gatherable(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Dice and tiles that give no combat die; rolling none."""
    refused = {source_ref(s, source): "RM-20.2" for source, pays, _ in sources(s, seat) if "hammer" not in pays}
    return refused if fight(s).dice else refused | {ROLL.ref: "RM-20.4"}


def _roll(s: State, seat: Seat, dice: int) -> None:
    """So many combat dice are rolled together and lie beside those that were not (RM-20.10, RM-20.11, RM-20.16)."""
    combat = fight(s)
    if not combat.throws:
        combat.throws.append(Throw([], s.players[seat].favor))
    rolled = [COMBAT_FACES[below(s, len(COMBAT_FACES))] for _ in range(dice)]
    for successes in rolled:
        combat.shown[successes] += 1
    combat.throws.append(Throw(list(combat.shown), s.players[seat].favor))
    tell(s, "combat_rolled", seat=seat, rolled=rolled, successes=successes_of(combat), defence=combat.defence)


def successes_of(combat: Combat) -> int:
    """What the dice show together."""
    return sum(successes * n for successes, n in enumerate(combat.shown))


def is_won(combat: Combat) -> bool:
    """Whether the defence is reached (RM-20.12)."""
    return successes_of(combat) >= combat.defence


def end_combat(s: State) -> bool:
    """The combat is over; whether it was won. What was spent stays spent (RM-20.19, RM-20.20)."""
    won = is_won(fight(s))
    s.combat = None
    return won


# --- rerolls --------------------------------------------------------------------------------------------------------


@chapter
def favor_reroll(s: State, seat: Seat) -> Chapter:
    """Whoever falls short may pay Favor and roll dice again, or accept the defeat (RM-20.13, RM-20.14, RM-20.17)."""
    if is_won(fight(s)) or not (s.players[seat].favor or artifacts.harp_uses(s, seat)):
        return
    if (yield Ask(seat, "favor_reroll", reroll_or_not, no_reroll, free=artifacts.HARP_FREE)) == REROLL.value:
        lose(s, seat, "favor", 1, REROLL.ref)
        fight(s).again = True
        begin(s, reroll_die, seat)


def reroll_or_not(s: State, seat: Seat) -> list[Option]:
    """Accept, or reroll with at least one Favor."""
    return [REROLL, ACCEPT] if s.players[seat].favor else [ACCEPT]


def no_reroll(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Without Favor nothing is rolled again."""
    return {} if s.players[seat].favor else {REROLL.ref: "RM-20.14"}


@chapter
def reroll_die(s: State, seat: Seat) -> Chapter:
    """Combat dice are picked one by one; then those are rolled again and the others stay (RM-20.15, RM-20.16)."""
    combat = fight(s)
    options = pickable(s, seat)
    chosen = options[0].value
    if len(options) > 1:
        chosen = yield Ask(seat, "reroll_die", pickable, no_picks, about={"picked": sum(combat.picked)})
    if chosen != ROLL.value:
        combat.picked[chosen] += 1
        tell(s, "reroll_picked", seat=seat, die=COMBAT_REFS[chosen])
        begin(s, reroll_die, seat)
        return
    dice = sum(combat.picked)
    combat.shown = [shown - picked for shown, picked in zip(combat.shown, combat.picked, strict=True)]
    combat.picked, combat.again = [0] * SUCCESSES, False
    _roll(s, seat, dice)
    begin(s, favor_reroll, seat)


def pickable(s: State, seat: Seat) -> list[Option]:
    """Combat dice not yet picked, those that are alike once; and roll, once one is picked."""
    combat = fight(s)
    left = [Option(COMBAT_REFS[k], k) for k in range(SUCCESSES) if combat.shown[k] > combat.picked[k]]
    return [*left, ROLL] if any(combat.picked) else left


def no_picks(s: State, seat: Seat) -> dict[Ref, Clause]:
    """Rolling none again."""
    return {} if any(fight(s).picked) else {ROLL.ref: "RM-20.15"}


PROMPTS = {
    "combat_source": ("RM-20.2", "RM-20.3", "RM-20.5", "RM-20.6", "RM-20.7", "RM-20.10", "RM-20.12"),
    "favor_reroll": ("RM-20.14", "RM-20.17", "RM-20.18", "RM-20.19"),
    "reroll_die": ("RM-20.15", "RM-20.16"),
}
