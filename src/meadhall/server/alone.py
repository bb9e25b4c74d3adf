"""Alone: what somebody chooses who plays a title against the rules, and the table that follows from it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from meadhall.kernel.ask import Ref, Seat
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game, free_seats, solo_of
from meadhall.kernel.options import check_table, kinds_of, limits_of
from meadhall.kernel.solo import Facing, Solo
from meadhall.store import StoredTable

from . import messages as say


class Plan(NamedTuple):
    """A table at which one person plays against the rules."""

    seats: int
    automata: frozenset[Seat]
    options: dict[str, Any]
    wishes: dict[str, tuple[Ref, ...]]


def solo_info(game: Game[Any]) -> say.SoloInfo | None:
    """What somebody chooses who plays a title alone; nothing where nobody can."""
    solo = game.solo
    if solo is None:
        return None
    few, many = limits_of(kinds_of(game.options)[solo.option]) or (1, 1)
    return say.SoloInfo(
        most=max(foes for foes in range(few, many + 1) if foes + 1 in game.seats),
        foes=list(solo.foes),
        chance=solo.chance,
        challenges=[say.ChallengeInfo(ref=ref, level=solo.difficulty([ref]).level) for ref in solo.challenges],
        heroes=list(solo.heroes),
        levels=[say.Difficulty(level=one.level, name=one.name) for one in solo.levels],
        settled=[solo.option, solo.any_hero],
    )


def planned(game: Game[Any], wish: say.SoloWish) -> Plan:
    """The table that somebody wishes for; a sentence is raised if the rules do not know such a match."""
    solo = solo_of(game)
    named = named_foes(solo, wish.foes)
    known(solo.challenges, wish.challenges)
    known(solo.heroes, () if wish.hero is None else (wish.hero,))
    for place, foe in enumerate(named):
        if clause := solo.refused(named[:place]).get(foe):
            raise MeadhallError(f"{foe} cannot be beside the others ({clause}).")
    if wish.hero is not None and (clause := solo.refused(named).get(wish.hero)):
        raise MeadhallError(f"{wish.hero} is taken by a foe ({clause}).")
    seats = len(wish.foes) + 1
    settled = {solo.option: len(wish.foes), solo.any_hero: wish.hero is not None}
    options = check_table(game, seats, {**wish.options, **settled})
    free = free_seats(game, seats, options)
    if len(free) != 1:
        raise MeadhallError(f"Alone {game.id} is played against one foe or more.")
    by_chance = (solo.chance,) * (len(wish.foes) - len(named))  # they come last, so that none takes a named one's place
    wishes = {solo.foe: (*named, *by_chance), solo.challenge: (*wish.challenges, solo.done)}
    if wish.hero is not None:
        wishes[solo.hero] = (wish.hero,)
    return Plan(seats, frozenset(range(seats)) - {*free}, msgspec.to_builtins(options), wishes)


def whole_facing(solo: Solo, now: Facing, to_come: Mapping[str, Sequence[Ref]]) -> Facing:
    """Whom and what a match is played against: what is in it, and what was wished for and had not come yet."""
    return Facing(
        (*now.foes, *(foe for foe in to_come.get(solo.foe, ()) if foe in solo.foes)),
        (*now.challenges, *(ref for ref in to_come.get(solo.challenge, ()) if ref in solo.challenges)),
        now.hero or next(iter(to_come.get(solo.hero, ())), None),
    )


def once_more(game: Game[Any], stored: StoredTable) -> dict[str, tuple[Ref, ...]]:
    """What is wished for where somebody plays alone again: the same foes and challenges, and a Hero that was named."""
    if game.solo is None or stored.facing is None or not stored.alone:
        return {}
    solo, met = game.solo, whole_facing(game.solo, stored.facing, stored.wishes)
    hero = (met.hero,) if met.hero is not None and stored.options.get(solo.any_hero) else ()
    return {solo.foe: met.foes, solo.challenge: (*met.challenges, solo.done), solo.hero: hero}


def checked(game: Game[Any], wish: say.SoloWish) -> say.SoloCheck:
    """What follows from a wish: why it cannot be, what cannot be added to it, and how hard it is."""
    solo = solo_of(game)
    try:
        planned(game, wish)
        error = None
    except MeadhallError as sentence:
        error = str(sentence)
    foes = [foe for foe in wish.foes if foe in solo.foes]
    level, name = solo.difficulty({ref for ref in wish.challenges if ref in solo.challenges})
    return say.SoloCheck(
        error=error, refused=dict(solo.refused(foes)), difficulty=say.Difficulty(level=level, name=name)
    )


def named_foes(solo: Solo, foes: list[Ref]) -> list[Ref]:
    """Those whom chance does not choose."""
    named = [foe for foe in foes if foe != solo.chance]
    known(solo.foes, named)
    return named


def known(there: tuple[Ref, ...], wished: "list[Ref] | tuple[Ref, ...]") -> None:
    """Refuses what does not exist, and the same thing twice."""
    for place, ref in enumerate(wished):
        if ref not in there:
            raise MeadhallError(f"There is no {ref}; there are: {', '.join(there)}.")
        if ref in wished[:place]:
            raise MeadhallError(f"{ref} is named twice.")
