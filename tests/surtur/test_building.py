"""A Follower builds Temples and Monuments, and takes part in Blessing Drafts (section 8)."""

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.surtur.building import why_no_follower_temple
from meadhall.games.lords.surtur.hunting import reach
from meadhall.games.lords.surtur.invading import weighing
from meadhall.games.lords.surtur.measures import tucked
from meadhall.games.lords.words import At
from meadhall.testing import clause

from ..lords.test_monsters import event
from .laying import Ashes, Table, follow

GIVING = [
    blessing.id
    for blessing in CONTENT.blessings
    if any(isinstance(word, At) and word.moment == "gained" for word in blessing.effects)
]
"""The Blessings that give something as they are gained."""


# --- Temples --------------------------------------------------------------------------------------------------------


def builds(given: Ashes, seat: int = 0) -> Table:
    return given.begins("build_temple", seat)


@clause("LS-8.38", "LS-8.39")
@pytest.mark.parametrize(("place", "region"), [(1, 3), (2, 10)])
def test_the_card_says_where_a_temple_stands(place: int, region: int) -> None:
    """Given three own Shrines, one with a Temple."""
    table = builds(Ashes("aslaug").selects(0, place).control(0, 3, 6, 10).temples(6, 15, 13))

    assert (table.prompt, table.offered) == ("follower_temple", [f"region:{region}"])
    table.point(f"region:{region}")
    assert (table.s.temples[region - 1], table.player(0)["priests"]) == (True, 1)
    assert (table.s.ashes, table.seat) == ([], 1)


@clause("LS-8.39")
def test_without_a_priest_in_the_supply_it_gains_none() -> None:
    table = builds(Ashes("aslaug").control(0, 3).temples(15, 13).priests(0, 4))

    follow(table, "follower_temple")
    assert table.player(0)["priests"] == 4


@clause("LS-8.37")
def test_when_a_temple_is_possible() -> None:
    assert why_no_follower_temple(Ashes("aslaug").control(0, 3).s, 0) is None
    assert why_no_follower_temple(Ashes("aslaug").control(0, 1).s, 0) == "LS-8.37"
    assert why_no_follower_temple(Ashes("aslaug").control(0, 3).temples(3).s, 0) == "LS-8.37"
    assert why_no_follower_temple(Ashes("aslaug").control(0, 3).temples(4, 6, 8, 10, 13, 14).s, 0) == "LS-8.37"


@clause("LS-8.40", "LS-8.41", "LS-8.42", "LS-8.43", "LS-11.3", "LS-3.24", "LS-18.19")
def test_a_draft_comes_after_a_token_and_the_follower_takes_a_random_blessing() -> None:
    table = builds(Ashes("aslaug").control(0, 3).temples(15))

    follow(table, "follower_temple", "follower_desolates")
    assert (table.prompt, table.ask.about, len(table.s.offer)) == ("follower_blessing", {"left": 3}, 3)
    offered = [table.s.faces[token] for token in table.s.offer]
    table.luck(1).point("do:step")
    assert table.player(0)["blessings"] == [f"card:{offered[1]}"]
    assert (table.prompt, table.seat) == ("blessing_pick", 1)
    assert table.offered == [f"card:{offered[0]}", f"card:{offered[2]}"]
    table.point(table.offered[0])
    assert (len(table.s.ashes), len(table.s.discards[2])) == (1, 1)


@clause("LS-8.41", "LS-11.8")
def test_in_a_persons_draft_too_and_no_token_is_laid() -> None:
    table = builds(Ashes("aslaug").control(1, 3, 4).temples(15), seat=1)

    table.point("region:3").point(table.offered[0])
    assert (table.prompt, table.seat, table.s.ashes) == ("follower_blessing", 0, [])
    table.luck(0).point("do:step")
    assert len(table.s.players[0].blessings) == 1


@clause("LS-3.24")
def test_a_tucked_blessing_gives_nothing_at_once() -> None:
    """Given Blessings that give something as they are gained, then the Follower has none of it."""
    for blessing in GIVING:
        given = Ashes("aslaug").armies(0, 5, 1).control(0, 5)
        token = next(token for token in given.s.decks[2] if given.s.faces[token] == blessing)
        given.s.decks[2].remove(token)
        given.s.offer = [token]
        given._tell(given.s, token)
        table = given.begins("pick_blessing", 0)
        (before,) = table.match.view(SPECTATOR)["table"]["players"][:1]
        table.luck(0).point("do:step")
        assert table.player(0) == before | {"blessings": [f"card:{blessing}"]}, blessing
        assert table.seat == 1


# --- Monuments ------------------------------------------------------------------------------------------------------


def raises(given: Ashes, seat: int = 0) -> Table:
    """A Build Monument, with an Event on top that places a Monster; Forges that nothing was said of are full."""
    for region in given.s.board.forges:
        if given.s.forges[region] < 0:
            given.forge(region + 1, "othala")
    given.s.active = seat
    event(given, 7)
    return given.begins("build_monument", seat)


@clause("LS-8.87", "LS-8.90", "LS-11.6")
def test_the_monument_of_its_first_attribute_grows_and_a_token_is_laid() -> None:
    """Given Aslaug, who prefers Wisdom, then Authority, then Might."""
    table = raises(Ashes("aslaug"))

    assert table.offered == ["monument:freya"]
    assert table.refused == {"monument:odin": "LS-8.87", "monument:thor": "LS-8.87"}
    assert follow(table, "follower_monument", "follower_desolates") == ["monument:freya", "region:4"]
    assert table.s.levels == [0, 0, 1]


@clause("LS-8.87")
def test_a_complete_monument_is_passed_over() -> None:
    table = raises(Ashes("aslaug").level("freya", 3))
    assert table.offered == ["monument:odin"]


@clause("LS-8.88", "LS-8.91")
def test_with_all_monuments_complete_the_rest_is_done() -> None:
    """Given nothing to build, then the base rule turns a Requisite, no token is laid, and the wheel is cleared."""
    given = Ashes("aslaug").level("freya", 3).level("odin", 3).level("thor", 3)
    given.s.fallen[3], given.s.wheel[2] = True, [0]
    table = raises(given)

    assert (sum(table.s.fallen), table.s.ashes, table.s.wheel[2]) == (2, [], [])


@clause("LS-8.89", "LS-8.90", "LS-8.91", "LS-12.6", "LS-12.7", "LS-EX66")
def test_the_third_requisite_begins_ragnarok_and_no_token_is_laid() -> None:
    given = Ashes("aslaug").level("freya", 2)
    given.s.fallen[:2] = [True, True]
    table = raises(given)

    follow(table, "follower_monument")
    assert (sum(table.s.fallen), table.s.ashes) == (3, [])
    assert (table.s.turns_left, table.events("ragnarok")) == (2, [{"kind": "ragnarok", "seat": 0}])
    assert table.events("cleared")


@clause("LS-12.7")
def test_after_ragnarok_began_each_has_one_turn_and_who_began_it_the_last() -> None:
    given = Ashes("aslaug").control(1, 4)
    given.s.turns_left = 2
    table = given.at(["pass_on", 0])
    assert (table.s.active, table.s.turns_left) == (1, 1)
    given.s.turns_left = 1
    table = given.at(["pass_on", 1])
    assert (table.s.active, table.s.turns_left) == (0, 0)
    given.s.turns_left = 0
    assert given.at(["pass_on", 0]).match.outcome is not None


@clause("LS-12.12")
def test_in_the_last_turns_a_token_is_still_laid() -> None:
    given = Ashes("aslaug")
    given.s.fallen, given.s.turns_left = [True] * 5, 1
    table = raises(given)

    follow(table, "follower_monument", "follower_desolates")
    assert (len(table.s.ashes), table.s.turns_left) == (1, 1)


@clause("LS-8.92")
def test_priests_go_home_and_artifacts_are_charged() -> None:
    given = Ashes("aslaug").praying("thor", 0, 1).artifact(1, "gungnir", charged=False)
    given.forge(2, "uruz", lying=False)
    table = raises(given)

    follow(table, "follower_monument", "follower_desolates")
    assert (table.s.prayers, table.s.lying[1]) == ([[], [], []], True)
    assert all(table.s.charged)


@clause("LS-8.93")
def test_a_priest_comes_for_each_own_temple() -> None:
    table = raises(Ashes("aslaug").control(0, 3, 6).control(1, 8).temples(3, 6, 8))

    follow(table, "follower_monument", "follower_desolates")
    assert table.player(0)["priests"] == 2


@clause("LS-8.94")
@pytest.mark.parametrize(("place", "first"), [(1, "region:2"), (2, "region:12")])
def test_runes_of_own_forges_are_taken_until_it_has_six(place: int, first: str) -> None:
    given = Ashes("aslaug").selects(0, place).control(0, 2, 6, 12).control(1, 10).runes(0, othala=4)
    for number in (2, 6, 10, 12):
        given.forge(number, "uruz")
    table = raises(given)

    follow(table, "follower_monument", "follower_desolates")
    taken = follow(table, "follower_harvest", "follower_harvest")
    assert taken == [first, "region:6"]
    assert sum(table.s.players[0].runes) == 6
    assert sum(table.s.lying) == 2


@clause("LS-8.90", "LS-11.8")
def test_a_persons_monument_lays_no_token() -> None:
    table = raises(Ashes("aslaug"), seat=1).point("monument:thor")
    assert table.s.ashes == []


# --- Artifacts of the gods ------------------------------------------------------------------------------------------


@clause("LS-EX68", "LS-3.26", "LS-3.24")
def test_the_artifact_of_a_monument_is_tucked_and_leaves_with_its_region() -> None:
    table = Ashes("ragnar").at(["turn", 1], ["take_control", 1, 3], ["alliance", 1], ["take_control", 0, 3])
    assert (tucked(table.s, 0), table.table["artifacts"]["gungnir"]["holder"]) == (1, 0)
    table.point("realm:alfheim")
    assert (tucked(table.s, 0), table.table["artifacts"]["gungnir"]["holder"]) == (0, 1)


@clause("LS-3.25")
def test_what_is_tucked_counts_in_tests_and_for_the_reach_of_hunts() -> None:
    for cards in range(3):
        s = Ashes("beowulf").tucked(0, cards).s
        assert weighing(s, 0, 7, 2).t == cards
        assert weighing(s, 0, 7, 2).passed is (cards >= 1)  # region 8 has strength 3
        assert reach(s, 0) == 1 + cards


@clause("LS-3.29")
def test_the_first_ally_of_a_realm_draws_a_card() -> None:
    table = Ashes("ragnar").hero(0, 9).begins("form_alliance", 0)
    table.point(table.offered[0])
    assert len(table.s.players[0].hand) == 1
    table = Ashes("ragnar").hero(0, 9).allied(1, "vanaheim", "alfheim", "svartalfheim").begins("form_alliance", 0)
    table.point(table.offered[0])
    assert len(table.s.players[0].hand) == 0
