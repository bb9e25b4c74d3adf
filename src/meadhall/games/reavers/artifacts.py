"""Artifacts: four of them on a board, each used once an activation by giving back the die stored on it (section 12)."""

from typing import TypeVar

from meadhall.kernel import Ask, Chapter, Free, Option, Seat, Token, begin, chapter, tell
from meadhall.kit.cards import card_options, ref
from meadhall.kit.effects import Word

from . import effects  # as a module: an artifact's effect may stand beside decisions that effects ask for
from .crew import CREW, crew_moves, decided, give_back_stored, held
from .decks import discard, one_of_each, to_pile
from .dice import settle
from .pieces import ARTIFACT_SPACES, LOCATION_NAMES, NOTHING, artifact, reaver
from .sequences import SEQUENCES
from .state import Held, State
from .words import ClaimInstead, CombatDice, DropJourney, Favor

W = TypeVar("W", bound=Word)
ELSEWHERE = CombatDice | DropJourney | ClaimInstead
"""What is used only where combats, journeys and attempts ask for it (RM-12.24)."""


# --- holding --------------------------------------------------------------------------------------------------------


def gain_artifact(s: State, seat: Seat, token: Token) -> None:
    """A gained artifact is placed on a free space; with none, one of the five goes (RM-12.1 to RM-12.3)."""
    if len(s.players[seat].artifacts) < ARTIFACT_SPACES:
        place_artifact(s, seat, token)
    else:
        begin(s, artifact_overflow, seat, token)


def place_artifact(s: State, seat: Seat, token: Token) -> None:
    """The artifact that is being resolved comes on the board."""
    s.resolving.remove(token)
    s.players[seat].artifacts.append(Held(token))
    tell(s, "artifact", seat=seat, card=ref(s, token))


@chapter
def artifact_overflow(s: State, seat: Seat, token: Token) -> Chapter:
    """Of five artifacts, the one pointed at goes to the Glory pile (RM-12.3, RM-12.14)."""
    gone = yield Ask(seat, "artifact_overflow", five_artifacts, args=(token,))
    if gone == token:
        s.resolving.remove(token)
        to_pile(s, seat, token)
    else:
        lose_artifact(s, seat, gone)
        place_artifact(s, seat, token)


def five_artifacts(s: State, seat: Seat, token: Token) -> list[Option]:
    """The four artifacts owned and the new one."""
    return card_options(s, [*(held.card for held in s.players[seat].artifacts), token])


def lose_artifact(s: State, seat: Seat, token: Token) -> None:
    """An artifact leaves the board for the Glory pile; its die moves to a free space, if there is one (RM-12.14)."""
    place = held(s, seat, token)
    player = s.players[seat]
    player.artifacts.remove(place)
    if place.die != NOTHING:
        player.dice[place.die] += 1
    to_pile(s, seat, token)
    settle(s, seat)


# --- using ----------------------------------------------------------------------------------------------------------


def fits(s: State, place: Held) -> bool:
    """Whether an artifact can still work in this activation: it fits the location and was not used (RM-12.16)."""
    if place.used or s.location == NOTHING:
        return False
    return artifact(s, place.card).location in ("any", LOCATION_NAMES[s.location])


def powers(s: State, seat: Seat, kind: type[W]) -> list[tuple[Held, W]]:
    """A player's artifacts that could be used now and have a word of a kind, with that word."""
    return [
        (place, word)
        for place in s.players[seat].artifacts
        if place.die != NOTHING and fits(s, place)
        for word in artifact(s, place.card).effects
        if isinstance(word, kind)
    ]


def artifact_uses(s: State, seat: Seat) -> list[Option]:
    """Artifacts with a die that fit the location, were not used, and would have an effect now (RM-12.22)."""
    return [
        Option(f"use>{ref(s, place.card)}", place.card)
        for place in s.players[seat].artifacts
        if place.die != NOTHING and fits(s, place) and _works(s, seat, place)
    ]


def _works(s: State, seat: Seat, place: Held) -> bool:
    """RM-9.23, RM-12.24: something of it would take effect, and it is not asked for elsewhere."""
    words = artifact(s, place.card).effects
    return not isinstance(words[0], ELSEWHERE) and effects.can(s, seat, words, place.card)


def harp_uses(s: State, seat: Seat) -> list[Option]:
    """The Harp alone, which gives the Favor for another reroll (RM-20.9, RM-20.14)."""
    return [option for option in artifact_uses(s, seat) if isinstance(artifact(s, option.value).effects[0], Favor)]


@chapter
def use_artifact(s: State, seat: Seat, token: Token) -> None:
    """The stored die is given back and the effect is carried out; the artifact stays (RM-12.15)."""
    decided(s)
    spend_stored(s, seat, token)
    effects.carry_out(s, seat, artifact(s, token).id)


def spend_stored(s: State, seat: Seat, token: Token) -> None:
    """An artifact is used: its die goes back to the supply."""
    give_back_stored(s, seat, token)
    held(s, seat, token).used = True
    tell(s, "artifact_used", seat=seat, card=ref(s, token))


FREE = (Free(artifact_uses, use_artifact), *CREW)
"""Beside a decision: artifacts and the crew (RM-12.23)."""
HARP_FREE = (Free(harp_uses, use_artifact),)


def free_open(s: State, seat: Seat) -> bool:
    """Whether there is anything to do beside a decision: what is only one option is asked for its sake (RM-9.40)."""
    return bool(s.players[seat].artifacts) and bool(crew_moves(s, seat) or artifact_uses(s, seat))


# --- Járnglófar, the Sacred Ash Stave, Brisingamen ------------------------------------------------------------------


def recruit_targets(s: State, seat: Seat, ability: bool, without: Token = NOTHING) -> list[Option]:
    """The Reavers gained in this activation whose ability, or promote bonus, would take effect (RM-12.48)."""
    return one_of_each(
        s, [token for token in s.recruited if effects.can(s, seat, SEQUENCES[_said(s, token, ability)], without)]
    )


def _said(s: State, token: Token, ability: bool) -> str:
    """The name of what a Reaver's ability or promote bonus says."""
    return reaver(s, token).id if ability else reaver(s, token).clan


@chapter
def recruit_artifact_target(s: State, seat: Seat, ability: bool) -> Chapter:
    """Promote bonus or ability of a Reaver gained in this activation, which stays where it is (RM-12.46, RM-12.47)."""
    targets = recruit_targets(s, seat, ability)
    target = targets[0].value
    if len(targets) > 1:
        target = yield Ask(seat, "recruit_artifact_target", recruit_targets, args=(ability, NOTHING))
    effects.carry_out(s, seat, _said(s, target, ability))


@chapter
def brisingamen_discard(s: State, seat: Seat) -> Chapter:
    """One held Prophecy goes to the bottom of its deck, and all see it (RM-12.32, RM-25.5)."""
    held = s.players[seat].prophecies
    token = held[0]
    if len(held) > 1:
        token = yield Ask(seat, "brisingamen_discard", held_prophecies)
    held.remove(token)
    discard(s, token)
    tell(s, "prophecy_discarded", seat=seat, card=ref(s, token))


def held_prophecies(s: State, seat: Seat) -> list[Option]:
    """The Prophecies of a player."""
    return one_of_each(s, s.players[seat].prophecies)


PROMPTS = {
    "artifact_overflow": ("RM-12.2", "RM-12.3", "RM-12.14"),
    "recruit_artifact_target": ("RM-12.46", "RM-12.47", "RM-12.48", "RM-12.49", "RM-12.50"),
    "brisingamen_discard": ("RM-12.31", "RM-12.32"),
}
