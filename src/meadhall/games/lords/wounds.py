"""Wounds dealt by effects, and the slaying of a Monster (section 29)."""

from meadhall.kernel import Chapter, Clause, Option, Ref, Seat, chapter, tell
from meadhall.kit.choices import choice

from .asking import point
from .content import CONTENT
from .hunting import tray_of
from .pieces import ARTIFACTS, BOSS, MONSTER_REFS, MONSTERS
from .state import GONE, NOBODY, SLAIN, State, clockwise, hunting

SLAYER_MARKERS = CONTENT.rules.slayer_markers.value
SLAYER_TOKENS = next(piece.count for piece in CONTENT.box.piece if piece.id == "slayer_tokens")
_ARTIFACT_OF = tuple([artifact.of for artifact in CONTENT.artifacts].index(monster) for monster in MONSTERS)


@chapter
def wound(s: State, seat: Seat, monster: int) -> Chapter:
    """A Wound outside a Hunt: a marker on a slot of any symbol, without a Reward (LR-29.21 to LR-29.23)."""
    about = {"monster": MONSTER_REFS[monster]}
    slot = yield from point(s, seat, "wound_slot", wound_slot, monster, about=about)
    wounds = s.foes[monster].wounds
    wounds[slot] = seat
    tell(s, "wounded", seat=seat, monster=MONSTER_REFS[monster], slot=slot + 1, left=wounds.count(NOBODY))
    if NOBODY not in wounds:
        slay(s, seat, monster)
        lose_artifact(s, monster)


def slots(s: State, seat: Seat, monster: int) -> list[Option]:
    """The slots of a tray, counted from 1."""
    return [Option(slot_ref(monster, slot), slot) for slot in range(len(tray_of(s, monster).wounds))]


def slot_ref(foe: int, slot: int) -> Ref:
    """A slot of a tray outside the rules."""
    return f"wound:{CONTENT.boss[0].id if foe == BOSS else MONSTERS[foe]}.{slot + 1}"


@choice(slots)
def wound_slot(s: State, seat: Seat, slot: int, monster: int) -> Clause | None:
    """A slot that is not covered (LR-28.7)."""
    return None if tray_of(s, monster).wounds[slot] == NOBODY else "LR-28.7"


def slay(s: State, seat: Seat, monster: int) -> None:
    """Who covered the last slot takes the miniature, others with many markers a Slayer token (LR-29.16 to LR-29.20)."""
    foe = s.foes[monster]
    others = [other for other in clockwise(s, s.active) if other != seat]
    slayers = [other for other in others if foe.wounds.count(other) >= SLAYER_MARKERS]
    foe.region, foe.ring, foe.wounds = SLAIN, NOBODY, [NOBODY] * len(foe.wounds)
    s.players[seat].slain.append(monster)
    tell(s, "slain", seat=seat, monster=MONSTER_REFS[monster])
    for other in slayers[: SLAYER_TOKENS - sum(player.slayers for player in s.players)]:
        s.players[other].slayers += 1
        tell(s, "slayer_token", seat=other)


def lose_artifact(s: State, monster: int) -> None:
    """Slain outside a Hunt, a Monster's Artifact that nobody has leaves the game (LR-29.24)."""
    artifact = _ARTIFACT_OF[monster]
    if s.holders[artifact] == NOBODY:
        s.holders[artifact] = GONE
        tell(s, "artifact_lost", artifact=f"artifact:{ARTIFACTS[artifact]}")


def artifact_is_due(s: State, monster: int) -> bool:
    """Whether all slots without a Reward are covered, by whomever, and nobody has the Artifact (LR-29.26, LR-29.27)."""
    covered = zip(CONTENT.monsters[monster].slots, s.foes[monster].wounds, strict=True)
    return s.holders[_ARTIFACT_OF[monster]] == NOBODY and all(slot.reward or by != NOBODY for slot, by in covered)


@chapter
def take_artifact(s: State, seat: Seat, monster: int) -> None:
    """The hunter takes the Monster's Artifact, charged and for good (LR-29.28, LR-33.1)."""
    hunting(s).rewards.append(f"artifact:{ARTIFACTS[_ARTIFACT_OF[monster]]}")
    gain_artifact(s, seat, monster)


def gain_artifact(s: State, seat: Seat, monster: int) -> None:
    """A Monster's Artifact goes to a player; a Follower tucks it (LS-8.65)."""
    artifact = _ARTIFACT_OF[monster]
    s.holders[artifact], s.charged[artifact] = seat, True
    tell(s, "artifact_taken", seat=seat, artifact=f"artifact:{ARTIFACTS[artifact]}", before=None)


PROMPTS = {"wound_slot": ("LR-29.21", "LR-29.22", "LR-28.7")}
