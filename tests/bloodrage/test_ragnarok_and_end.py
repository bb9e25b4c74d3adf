"""Sections 9 to 11: Ragnarök, Valhalla, and the end of the game."""

import pytest

from meadhall.games.bloodrage.game import GAME
from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, province
from .proving import idle, works

GIMLE_FALLS = ("gimle", "horgr", "elvagar")


@clause("BR-9.1", "BR-9.2", "BR-9.3")
@pytest.mark.parametrize(
    ("age", "doomed", "glory"),
    [
        (1, ("gimle", "horgr", "elvagar"), 2),
        (2, ("horgr", "gimle", "elvagar"), 3),
        (3, ("horgr", "elvagar", "gimle"), 4),
    ],
)
def test_ragnarok_pays_by_age(age: int, doomed: tuple[str, str, str], glory: int) -> None:
    given = Given(age=age, doomed=doomed).sheet(RAVEN, "a1-troll").put(WOLF, "gimle", 2, leader=True)
    given.put(RAVEN, "gimle", monster="troll").put(SERPENT, "north_west", ship=True).put(BEAR, "andlang", 1)
    table = given.phase("ragnarok")
    assert [table.glory(seat) for seat in range(4)] == [3 * glory, glory, glory, 0]
    assert table.land("gimle")["destroyed"]
    assert table.land("gimle")["figures"] == []


@clause("BR-9.4")
def test_ships_die_beside_intact_land() -> None:
    given = Given(lost=("utgard",), doomed=GIMLE_FALLS).put(WOLF, "north_west", ship=True).put(WOLF, "myrkulor", 1)
    table = given.phase("ragnarok")
    assert table.glory(WOLF) == 2
    assert table.at("myrkulor", WOLF) == {"warrior": 1}
    assert table.at("north_west", WOLF) == {}


@idle("a2-friggas-protection")
@clause("BR-9.5", "BR-12.90")
def test_nobody_is_saved_from_ragnarok() -> None:
    given = (
        Given(age=2, doomed=("horgr", "gimle", "elvagar")).sheet(WOLF, "a2-friggas-protection").put(WOLF, "gimle", 1)
    )
    table = given.clan(WOLF, rage=3).phase("ragnarok")
    assert table.prompt == "draft_pick"
    assert table.glory(WOLF) == 3


@clause("BR-9.6", "BR-12.78")
def test_ships_pay_their_upgrade_in_addition() -> None:
    given = Given(age=2, doomed=("horgr", "gimle", "elvagar")).sheet(WOLF, "a1-lokis-dragons", "a2-odins-inspiration")
    table = given.put(WOLF, "north_west", ship=True).phase("ragnarok")
    assert table.glory(WOLF) == 2 * 3 + 4


@clause("BR-9.7")
def test_empty_land_falls_all_the_same() -> None:
    table = Given(doomed=GIMLE_FALLS).phase("ragnarok")
    assert table.land("gimle")["destroyed"]
    assert [table.glory(seat) for seat in range(4)] == [0, 0, 0, 0]


@clause("BR-9.8")
def test_yggdrasil_never_falls() -> None:
    table = Given(age=3).put(WOLF, "yggdrasil", 1).phase("ragnarok")
    assert not table.land("yggdrasil")["destroyed"]
    assert table.at("yggdrasil", WOLF) == {"warrior": 1}


@clause("BR-9.9", "BR-9.10")
def test_the_doom_token_moves_on_and_leaves() -> None:
    assert Given().turn().table["doom"] == province("muspelheim")
    assert Given().phase("ragnarok").table["doom"] == province("horgr")
    assert Given(age=2).phase("ragnarok").table["doom"] == province("elvagar")
    assert Given(age=3).phase("ragnarok").table["doom"] is None


@idle("a2-valkyrie", "a1-thors-glory", "a1-lokis-blessing")
@clause("BR-9.11")
def test_ragnarok_is_no_battle() -> None:
    given = Given(age=2, doomed=("horgr", "gimle", "elvagar")).sheet(
        WOLF, "a2-valkyrie", "a1-thors-glory", "a1-lokis-blessing"
    )
    table = given.put(WOLF, "gimle", monster="valkyrie").put(RAVEN, "gimle", 3).phase("ragnarok")
    assert table.glory(WOLF) == 3
    assert table.prompt == "draft_pick"


@clause("BR-10.1", "BR-10.2")
def test_the_dead_return_and_the_living_stay() -> None:
    given = Given().sheet(WOLF, "a1-troll").put(WOLF, "valhalla", 2, leader=True, ship=True, monster="troll")
    table = given.put(WOLF, "gimle", 1).phase("valhalla")
    assert table.dead(WOLF) == {}
    assert table.at("reserve", WOLF) == {"leader": 1, "warrior": 7, "ship": 1, "troll": 1}
    assert table.at("gimle", WOLF) == {"warrior": 1}


@clause("BR-10.3", "BR-10.4", "BR-12.17")
def test_loki_pays_for_those_that_return() -> None:
    given = Given(doomed=GIMLE_FALLS).sheet(WOLF, "a1-lokis-domain").put(WOLF, "valhalla", 2).put(WOLF, "gimle", 1)
    table = given.phase("ragnarok")
    assert table.glory(WOLF) == 2 + 3 * 1
    assert Given().put(WOLF, "valhalla", 2).phase("valhalla").glory(WOLF) == 0


@clause("BR-10.5")
def test_loki_pays_in_the_last_age_too() -> None:
    table = Given(age=3).sheet(WOLF, "a3-lokis-wrath").put(WOLF, "valhalla", 2).phase("valhalla")
    assert table.match.over
    assert table.glory(WOLF) == 6


@clause("BR-10.6", "BR-10.7")
def test_tokens_are_turned_back_where_they_lie() -> None:
    given = Given().pillaged("gimle", "andlang", "yggdrasil")
    before = {name: land["token"] for name, land in given.turn().table["provinces"].items()}
    table = given.phase("valhalla")
    assert {name: land["token"] for name, land in table.table["provinces"].items()} == before
    assert not any(land["pillaged"] for land in table.table["provinces"].values())


@clause("BR-10.8")
def test_the_first_player_marker_goes_left() -> None:
    assert Given(first=BEAR).phase("valhalla").table["first_player"] == WOLF
    assert Given(first=BEAR, age=2).phase("valhalla").table["first_player"] == WOLF
    assert Given(first=BEAR, age=3).phase("valhalla").table["first_player"] == BEAR


@clause("BR-11.1", "BR-11.7")
def test_the_most_glory_wins() -> None:
    given = Given(age=3).clan(WOLF, glory=20).clan(RAVEN, glory=31).clan(SERPENT, glory=20).clan(BEAR, glory=4)
    assert GAME.outcome(given.s) is None  # nobody has won before the end
    table = given.phase("valhalla")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1, 2, 4)
    assert outcome.scores == (20, 31, 20, 4)
    assert (outcome.ending, outcome.clause) == ("glory", "BR-11.7")


@clause("BR-11.8")
def test_a_tie_is_shared() -> None:
    outcome = Given(age=3).clan(WOLF, glory=20).clan(BEAR, glory=20).phase("valhalla").match.outcome
    assert outcome is not None
    assert outcome.winners == (WOLF, BEAR)
    assert (outcome.ending, outcome.clause) == ("shared", "BR-11.8")


@clause("BR-11.2", "BR-11.3", "BR-11.4")
@pytest.mark.parametrize(("step", "glory"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_each_stat_pays_by_its_step(step: int, glory: int) -> None:
    assert Given(age=3).clan(WOLF, stats=(step, 1, 1)).phase("valhalla").glory(WOLF) == glory
    assert Given(age=3).clan(WOLF, stats=(1, step, step)).phase("valhalla").glory(WOLF) == 2 * glory


@works("a3-thors-conquest")
@clause("BR-11.5", "BR-12.146", "BR-12.147")
def test_thors_conquest() -> None:
    given = Given(age=3).sheet(WOLF, "a3-thors-conquest", "a1-troll").put(WOLF, "gimle", 2, monster="troll")
    given.put(WOLF, "north_west", ship=True).put(WOLF, "valhalla", 1).clan(WOLF, stats=(1, 1, 1))
    assert given.phase("valhalla").glory(WOLF) == 3 * 4
    # figures that fall with Ragnarök are in the reserve by then
    given = Given(age=3, doomed=("horgr", "elvagar", "gimle")).sheet(WOLF, "a3-thors-conquest").put(WOLF, "gimle", 2)
    assert given.phase("ragnarok").glory(WOLF) == 2 * 4


def test_the_outcome_says_where_the_glory_came_from() -> None:
    given = Given(age=3).sheet(WOLF, "a3-thors-conquest").put(WOLF, "gimle", 2).clan(WOLF, glory=7, stats=(4, 1, 6))
    outcome = given.clan(BEAR, glory=3, stats=(1, 5, 1)).phase("valhalla").match.outcome
    assert outcome is not None
    assert outcome.parts == {
        "play": (7, 0, 0, 3),
        "legendary_rage": (10, 0, 0, 0),
        "legendary_axes": (0, 0, 0, 10),
        "legendary_horns": (20, 0, 0, 0),
        "card:a3-thors-conquest": (6, 0, 0, 0),
    }
    assert outcome.scores == (43, 0, 0, 13)


@clause("BR-11.6")
def test_nothing_else_is_scored() -> None:
    given = Given(age=3).put(WOLF, "gimle", 3, leader=True).clan(WOLF, stats=(1, 1, 1)).sheet(WOLF, "a1-lokis-dragons")
    table = given.hand(WOLF, "a3-tyrs-rage").quests(WOLF, "a3-quest-jotunheim").phase("discard")
    assert table.match.over
    assert table.glory(WOLF) == 0
