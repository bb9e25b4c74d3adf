"""Counting out: what the rules themselves come to is what a closed form says, and what nobody can know is averaged."""

from fractions import Fraction
from itertools import product

import pytest

from meadhall.games.reavers.odds import CHANCES, chance_after
from meadhall.games.reavers.puzzles.rerolls import chances, faces_of
from meadhall.games.reavers.state import State
from meadhall.kernel import Match
from meadhall.kernel.cases import Case
from meadhall.puzzles import laid, puzzles_of
from meadhall.puzzles.exact import NotExact, Reckoner

DICE = [puzzle for puzzle in puzzles_of("reavers") if puzzle.kind == "reroll"]
BATTLES = sorted(puzzles_of("bloodrage"), key=lambda puzzle: (puzzle.about["others"], puzzle.worth.of))


def thrown(case: Case) -> Fraction | None:
    """What is shown after the throw, as likely as it still is to win; None before the throw."""
    s: State = case.state
    if not any(event.kind == "combat_rolled" for event in case.told):
        return None
    if s.combat is None:
        return Fraction(int(any(event.kind in ("claimed", "fought") for event in case.told)))
    faces = tuple(face for face, n in enumerate(s.combat.shown) for _ in range(n))
    return chance_after(faces, s.combat.defence, s.players[s.combat.seat].favor)


def last_throw(case: Case) -> Fraction | None:
    """The same, read from what was told, since a combat that is won is over at once."""
    rolled = [event for event in case.told if event.kind == "combat_rolled"]
    if not rolled:
        return None
    if rolled[-1].fields["successes"] >= rolled[-1].fields["defence"]:
        return Fraction(1)
    return thrown(case)


def small(match: Match) -> bool:
    """Whether so few dice lie there that every throw can be tried."""
    return len(faces_of(match)) <= 3


def test_the_closed_form_of_dice_is_what_every_throw_comes_to() -> None:
    """Given dice to roll again, when the rules throw them in every way, then the best choice wins as often."""
    for puzzle in DICE:
        match = laid(puzzle)
        if small(match):
            counted = max(Reckoner(puzzle.seat, last_throw).values(match).values())
            assert counted == max(chances(match, puzzle.seat).values())
            return
    pytest.fail("no puzzle has so few dice")


def test_all_that_dice_can_show_is_certain() -> None:
    assert sum(CHANCES[a] * CHANCES[b] for a, b in product(CHANCES, repeat=2)) == 1


def test_what_is_not_seen_changes_nothing() -> None:
    """Given a battle, when the cards that the solver cannot know change places, then all is worth the same."""
    from meadhall.games.bloodrage.puzzles import reckoner

    puzzle = BATTLES[0]
    match = laid(puzzle)
    values = reckoner(match, puzzle.seat).values(match)
    case = Case.of(match)
    known = case.known(puzzle.seat)
    token = next(token for clan in match.state.clans for token in clan.hand if token not in known)
    like = case.like(puzzle.seat, token)
    other = next(one for one in like if match.state.faces[one] != match.state.faces[token])
    twin = match.fork()
    faces = list(twin.state.faces)
    faces[token], faces[other] = faces[other], faces[token]
    twin._engine.turn(faces)
    assert reckoner(twin, puzzle.seat).values(twin) == values


def test_too_many_ways_are_not_counted_out() -> None:
    puzzle = BATTLES[0]
    match = laid(puzzle)
    with pytest.raises(NotExact, match="more than 3 ways"):
        Reckoner(puzzle.seat, lambda case: None, even=frozenset({"battle_card"}), most=3).values(match)
