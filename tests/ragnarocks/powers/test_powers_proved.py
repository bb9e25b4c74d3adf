"""Every power that acts at a moment is proved: its test holds, and fails when the power does not act."""

import pytest

from meadhall.games.ragnarocks import moments

from .proving import ACTING, PROOFS


def test_every_acting_power_is_proved() -> None:
    assert len(ACTING) == 18
    assert PROOFS.unproved("works") == []


@pytest.mark.parametrize("power", ACTING)
def test_the_proof_fails_without_the_power(power: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert PROOFS.holding(power)
    monkeypatch.setattr(moments, "POWERS", moments.POWERS.without(power))
    assert PROOFS.holding(power) == []
