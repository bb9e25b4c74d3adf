"""The crew: dice in free spaces and on artifacts, moved between them as one likes; and what comes back (section 12)."""

from meadhall.kernel import Ask, Chapter, Clause, Free, Option, Ref, Seat, Token, chapter, tell
from meadhall.kit.cards import card_options

from .pieces import DICE_SPACES, DIE_REFS, NOTHING, SIDES, STORES, artifact
from .state import Held, State


def free_dice(s: State, seat: Seat) -> int:
    """How many dice lie in the free spaces."""
    return sum(s.players[seat].dice)


def stored_ref(s: State, token: Token) -> Ref:
    """The die on an artifact: it is named by the artifact, since it is not alike to those in free spaces."""
    return f"die:{s.faces[token]}"


def held(s: State, seat: Seat, token: Token) -> Held:
    """An artifact on a player's board."""
    return next(held for held in s.players[seat].artifacts if held.card == token)


def take_die(s: State, seat: Seat, die: int) -> None:
    """A die of the supply comes into a free space; whether it fits is settled later (RM-19.19)."""
    s.supply[die // SIDES] -= 1
    s.players[seat].dice[die] += 1


def give_back(s: State, seat: Seat, die: int) -> None:
    """A die of a free space returns to the supply of its colour (RM-19.11)."""
    s.players[seat].dice[die] -= 1
    s.supply[die // SIDES] += 1


def give_back_stored(s: State, seat: Seat, token: Token) -> int:
    """The die on an artifact returns to the supply; which it was."""
    place = held(s, seat, token)
    die, place.die = place.die, NOTHING
    s.supply[die // SIDES] += 1
    return die


# --- moving dice (RM-12.10) -----------------------------------------------------------------------------------------


def crew_moves(s: State, seat: Seat) -> list[Option]:
    """Dice that fit an empty artifact, and stored dice while a free space is empty (RM-12.10, RM-12.12)."""
    player = s.players[seat]
    if not player.artifacts:
        return []
    wanted = {
        artifact(s, held.card).stores for held in player.artifacts if held.die == NOTHING and held.card not in s.took
    }
    moves = []
    if wanted:
        for die, n in enumerate(player.dice):
            if n and not wanted.isdisjoint(STORES[die]):
                moves.append(Option(f"store>{DIE_REFS[die]}", ("store", die)))
    if sum(player.dice) < DICE_SPACES:
        moves += [
            Option(f"unstore>{stored_ref(s, held.card)}", ("unstore", held.card))
            for held in player.artifacts
            if held.die != NOTHING and held.card not in s.gave
        ]
    return moves


@chapter
def move_crew(s: State, seat: Seat, move: tuple[str, int]) -> Chapter:
    """A die is stored on an artifact or taken back from it (RM-12.10, RM-12.11)."""
    verb, what = move
    if verb == "unstore":
        place = held(s, seat, what)
        die, place.die = place.die, NOTHING
        s.players[seat].dice[die] += 1
        s.gave.append(what)
        tell(s, "unstored", seat=seat, die=DIE_REFS[die], artifact=f"card:{s.faces[what]}")
        return
    targets = store_target(s, seat, what)
    target = targets[0].value
    if len(targets) > 1:
        about = {"die": DIE_REFS[what]}
        target = yield Ask(seat, "store_target", store_target, not_stored, args=(what,), about=about)
    s.players[seat].dice[what] -= 1
    held(s, seat, target).die = what
    s.took.append(target)
    tell(s, "stored", seat=seat, die=DIE_REFS[what], artifact=f"card:{s.faces[target]}")


def why_not_stored(s: State, place: Held, die: int) -> Clause | None:
    """Why an artifact does not take a die in; None if it does (RM-12.6 to RM-12.9, RM-12.12)."""
    if place.die != NOTHING:
        return "RM-12.6"
    if artifact(s, place.card).stores not in STORES[die]:
        return "RM-12.7"
    return "RM-12.12" if place.card in s.took else None


def store_target(s: State, seat: Seat, die: int) -> list[Option]:
    """The empty artifacts that a die fits (RM-12.11)."""
    fitting = [held.card for held in s.players[seat].artifacts if why_not_stored(s, held, die) is None]
    return card_options(s, fitting)


def not_stored(s: State, seat: Seat, die: int) -> dict[Ref, Clause]:
    """The other artifacts, each with its clause."""
    reasons = {held.card: why_not_stored(s, held, die) for held in s.players[seat].artifacts}
    return {f"card:{s.faces[token]}": clause for token, clause in reasons.items() if clause is not None}


def decided(s: State) -> None:
    """The owner has decided something: each artifact may take in and give up a die anew (RM-12.12)."""
    if s.took:
        s.took.clear()
    if s.gave:
        s.gave.clear()


CREW = (Free(crew_moves, move_crew),)
"""Beside a decision: only the crew may be moved (RM-12.23)."""

PROMPTS = {"store_target": ("RM-12.11", "RM-12.7", "RM-12.8", "RM-12.9", "RM-12.12")}
