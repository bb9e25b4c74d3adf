"""Which tests prove a power: those marked ``@works`` fail when it does not act (``test_powers_proved.py``)."""

from collections.abc import Mapping
from typing import Any

from meadhall.games.ragnarocks.moments import POWERS
from meadhall.kit.testing import Proofs

ACTING = tuple(str(power) for power in POWERS.words)
"""The powers that act at a moment of the turn; the others change what a step of the turn may be, or the score."""


def _named(case: Mapping[str, Any]) -> str:
    """The power that asks something in a row of ``test_timing.py``; a row in which it asks nothing proves nothing."""
    power: str = case["row"].power
    return power if any(prompt.startswith(f"{power}_") for prompt in case["row"].prompts) else ""


PROOFS = Proofs("tests.ragnarocks.powers", ACTING, _named)
works = PROOFS.works
