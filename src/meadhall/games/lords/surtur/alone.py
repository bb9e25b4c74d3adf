"""Alone against the Followers: what a person chooses before the match, and what they play against in it."""

from collections.abc import Collection, Sequence

from meadhall.kernel import Clause, Difficulty, Facing, Ref, Solo
from meadhall.kit.cards import ref

from ..content import CONTENT
from ..pieces import DONE
from ..state import NOTHING, State, people
from .measures import LEVELS, challenge_level
from .start import CHALLENGE_OPTIONS, FOLLOWER_OPTIONS, RANDOM, beside

FOES = tuple(option.ref for option in FOLLOWER_OPTIONS)
CHALLENGES = tuple(option.ref for option in CHALLENGE_OPTIONS)
HEROES = {tile.id: f"card:{tile.id}" for tile in CONTENT.heroes}


def refused(foes: Sequence[Ref]) -> dict[Ref, Clause]:
    """Followers with a priority action that is taken, and the Heroes whom these Followers are (LS-13.2, LS-2.31)."""
    chosen = [FOES.index(foe) for foe in foes]
    found = {foe: beside(tile, chosen) for tile, foe in enumerate(FOES) if tile not in chosen}
    used = [HEROES[id] for id in (CONTENT.followers[tile].id for tile in chosen) if id in HEROES]
    return {foe: clause for foe, clause in found.items() if clause is not None} | dict.fromkeys(used, "LS-2.31")


def difficulty(challenges: Collection[Ref]) -> Difficulty:
    """How hard these challenges make a match (LS-15.5)."""
    return challenge_level(map(CHALLENGES.index, challenges))


def facing(s: State) -> Facing:
    """The Followers and challenges that are in the match, and the Hero of the first person."""
    tile = s.players[people(s)[0]].tile
    return Facing(
        tuple(FOES[one.tile] for one in s.followers if one.tile != NOTHING),
        tuple(CHALLENGES[card] for card in s.challenges),
        None if tile == NOTHING else ref(s, tile),
    )


SOLO = Solo(
    option="followers",
    foe="setup_follower",
    foes=FOES,
    challenge="setup_challenge",
    challenges=CHALLENGES,
    done=DONE.ref,
    chance=RANDOM.ref,
    hero="draft_hero",
    heroes=tuple(HEROES.values()),
    any_hero="free_heroes",
    levels=LEVELS,
    refused=refused,
    difficulty=difficulty,
    facing=facing,
)
