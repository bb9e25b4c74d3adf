"""How many cores a player thinks with."""

import os

import pytest

from meadhall.bots.cores import cores, use_cores


@pytest.mark.parametrize(("said", "used"), [("1", 1), ("2", 2), ("16", 2), ("0", 1), ("many", 1), ("", 1)])
def test_a_player_uses_one_core_or_two(monkeypatch: pytest.MonkeyPatch, said: str, used: int) -> None:
    monkeypatch.setenv("MEADHALL_CORES", said)
    assert cores() == used


def test_simulations_stay_with_one_core_unless_somebody_gives_them_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_CORES", raising=False)
    assert cores() == 1
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2}, raising=False)
    use_cores()
    assert cores() == 2


def test_what_the_environment_says_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CORES", "1")
    use_cores()
    assert cores() == 1
