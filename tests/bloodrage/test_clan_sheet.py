"""Section 1: stats, Rage, slots and raising a stat."""

import pytest

from meadhall import NotOffered
from meadhall.games.bloodrage.content import CONTENT, SLOTS
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, figure, province, strength, warrior


@clause("BR-1.30", "BR-1.31", "BR-1.32", "BR-1.33")
def test_stat_tracks() -> None:
    tracks = {track.id: list(track.steps) for track in CONTENT.clans.stat}
    assert tracks == {
        "rage": [6, 7, 8, 9, 12, 12],
        "axes": [3, 4, 5, 6, 8, 8],
        "horns": [4, 5, 6, 7, 10, 10],
    }
    for step in range(1, 7):
        stats = Given().clan(WOLF, stats=(step, step, step)).turn().clan(WOLF)["stats"]
        assert {name: stat["value"] for name, stat in stats.items()} == {n: t[step - 1] for n, t in tracks.items()}


@clause("BR-1.34", "BR-1.37", "BR-5.72", "BR-1.40")
def test_a_raised_rage_stat_gives_no_rage_now() -> None:
    table = Given().put(WOLF, "gimle", 1).token("gimle", "rage").clan(WOLF, rage=2).pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (2, 1, 1)
    assert table.clan(WOLF)["stats"]["rage"]["value"] == 7
    assert table.rage(WOLF) == 2


@clause("BR-1.34", "BR-5.74")
def test_raised_horns_hold_at_once() -> None:
    given = Given().put(WOLF, "gimle", 4).token("gimle", "horns").clan(RAVEN, rage=0).clan(SERPENT, rage=0)
    table = given.clan(BEAR, rage=0).turn()
    assert table.refused["do:invade"] == "BR-4.33"
    table.point("do:pillage", province("gimle"))
    assert table.clan(WOLF)["horns"] == 5
    assert "do:invade" in table.offered


@clause("BR-1.35")
def test_raising_the_last_step_does_nothing() -> None:
    given = Given().put(WOLF, "gimle", 1).token("gimle", "axes").clan(WOLF, stats=(1, 6, 1))
    table = given.pillage(WOLF, "gimle")
    assert table.steps(WOLF) == (1, 6, 1)
    assert table.glory(WOLF) == 0


@clause("BR-1.39", "BR-4.33", "BR-4.34")
def test_horns_bound_all_figures_on_the_board() -> None:
    given = Given().put(WOLF, "gimle", 1, leader=True).put(WOLF, "yggdrasil", 1).put(WOLF, "north_west", ship=True)
    table = given.turn()
    assert table.clan(WOLF)["on_board"] == table.clan(WOLF)["horns"] == 4
    assert "do:invade" not in table.offered
    assert table.refused["do:invade"] == "BR-4.33"


@clause("BR-1.38", "BR-5.63")
def test_axes_are_the_glory_of_a_battle_won() -> None:
    given = Given().put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).token("gimle", "rage").clan(WOLF, stats=(1, 4, 1))
    assert given.pillage(WOLF, "gimle").glory(WOLF) == 6


@clause("BR-1.41")
def test_rage_may_rise_above_twelve() -> None:
    given = Given(age=3).put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).clan(WOLF, rage=12)
    table = given.hand(WOLF, "a3-thors-ascension").pillage(WOLF, "gimle").cards({WOLF: "a3-thors-ascension"})
    assert table.rage(WOLF) == 15


@clause("BR-1.42")
def test_eight_slots() -> None:
    assert sorted(SLOTS) == sorted(["leader", "warrior", "ship", *["monster"] * 2, *["clan"] * 3])
    assert SLOTS == ("leader", "warrior", "ship", "monster", "monster", "clan", "clan", "clan")
    assert len(Given().turn().clan(WOLF)["slots"]) == 8


@clause("BR-1.45", "BR-4.25", "BR-1.48")
def test_the_leader_invades_for_nothing_upgraded_or_not() -> None:
    table = Given().clan(WOLF, rage=1).turn().point("do:invade", figure(WOLF, "leader"), province("gimle"))
    assert table.rage(WOLF) == 1
    table = Given(age=2).sheet(WOLF, "a2-lord-of-axes").clan(WOLF, rage=1).turn()
    table.point("do:invade", figure(WOLF, "leader"), province("gimle"))
    assert table.rage(WOLF) == 1


@clause("BR-1.47", "BR-6.22")
def test_an_upgrade_sets_the_strength_of_all_its_figures() -> None:
    given = Given(age=2).put(WOLF, "gimle", 3).hand(WOLF, "a2-experts-in-arms").clan(WOLF, rage=2)
    table = given.turn()
    assert strength(table, WOLF, "gimle") == 3
    table.point("card:a2-experts-in-arms.1", "do:decline")
    assert strength(table, WOLF, "gimle") == 6


@clause("BR-1.65", "BR-1.68")
def test_a_stat_raised_by_a_card_cannot_be_declined() -> None:
    given = Given(age=3).sheet(WOLF, "a3-friggas-sacrifice").put(WOLF, "gimle", 2).clan(WOLF, stats=(1, 1, 1))
    table = given.turn().point("do:sacrifice", warrior(WOLF, "gimle"), warrior(WOLF, "gimle"))
    assert (table.prompt, table.seat) == ("raise_stat", WOLF)
    assert table.offered == ["stat:rage", "stat:axes", "stat:horns"]
    with pytest.raises(NotOffered):
        table.point("do:decline")
    assert table.point("stat:rage").steps(WOLF) == (2, 1, 1)


@clause("BR-1.67")
def test_stats_on_the_last_step_are_not_offered() -> None:
    given = Given().quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1).clan(WOLF, stats=(6, 1, 6))
    table = given.phase("quests")
    assert table.offered == ["stat:axes", "do:decline"]
    assert table.refused["stat:rage"] == "BR-1.67"
    given = Given().quests(WOLF, "a1-quest-alfheim").put(WOLF, "gimle", 1).clan(WOLF, stats=(6, 6, 6))
    table = given.phase("quests")
    assert table.prompt != "raise_stat"
    assert table.glory(WOLF) == 5
