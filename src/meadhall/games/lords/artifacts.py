"""Artifacts: which of them a player has for a moment, and that using one exhausts it (section 33)."""

from collections.abc import Iterable

from meadhall.kernel import Ref, Seat, tell

from .content import CONTENT
from .pieces import ARTIFACTS
from .state import State, is_follower
from .words import Moment

ARTIFACT_REFS: tuple[Ref, ...] = tuple(f"artifact:{artifact}" for artifact in ARTIFACTS)
EXHAUST_REFS: tuple[Ref, ...] = tuple(f"exhaust>{ref}" for ref in ARTIFACT_REFS)
_MOMENTS = tuple(artifact.at for artifact in CONTENT.artifacts)


def held(s: State, seat: Seat, moments: Iterable[Moment]) -> list[int]:
    """A player's Artifacts for these moments, exhausted or not (LR-33.3); a Follower's have no text (LS-3.24)."""
    if seat not in s.holders or is_follower(s, seat):
        return []
    return [artifact for artifact, holder in enumerate(s.holders) if holder == seat and _MOMENTS[artifact] in moments]


def exhaust(s: State, seat: Seat, artifact: int) -> None:
    """An Artifact is used, and cannot be again until it is charged (LR-33.2, LR-33.4)."""
    s.charged[artifact] = False
    tell(s, "artifact_exhausted", seat=seat, artifact=ARTIFACT_REFS[artifact])
