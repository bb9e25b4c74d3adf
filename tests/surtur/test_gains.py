"""What a Follower gains and gives (LS-3.4, LS-3.18 to LS-3.20, LS-3.31, LS-4.29, LS-4.30)."""

from meadhall import SPECTATOR
from meadhall.games.lords.surtur.gains import raise_favourite
from meadhall.testing import clause

from .laying import Ashes


@clause("LS-3.4", "LS-1.4", "LS-1.17")
def test_a_rune_gained_is_a_random_token_of_the_supply() -> None:
    table = Ashes("ragnar").begins("follower_gains", 0, 3)
    assert (table.prompt, table.seat, table.offered) == ("follower_rune", 0, ["do:step"])
    assert table.runes(0) == {}
    first, second, _ = table.s.supply
    table.luck(0, first - 1, first + second - 2).point("do:step")  # tokens are counted type by type
    assert table.runes(0) == {"othala": 1, "uruz": 1, "algiz": 1}


@clause("LS-3.18")
def test_a_follower_holds_six_runes_whatever_its_wisdom() -> None:
    table = Ashes("ragnar").attributes(0, wisdom=2).runes(0, othala=5).begins("follower_gains", 0, 3)
    assert table.ask.about == {"n": 1}
    table.luck(0).point("do:step")
    assert sum(table.runes(0).values()) == 6
    assert table.prompt == "hero_menu"
    full = Ashes("ragnar").runes(0, othala=6).begins("follower_gains", 0, 1)
    assert full.prompt == "hero_menu"  # nothing is taken, and nobody is asked


@clause("LS-3.4", "LS-3.19")
def test_any_runes_pay_and_chance_picks_them() -> None:
    table = Ashes("ragnar").runes(0, othala=2, uruz=1).begins("spend_runes", 0, 2)
    assert (table.prompt, table.offered) == ("follower_give", ["do:step"])
    table.luck(2, 0).point("do:step")  # of one uruz and two othala the last, then the first
    assert table.runes(0) == {"othala": 1}
    assert [told["rune"] for told in table.events("rune_paid")] == ["rune:othala", "rune:uruz"]


@clause("LS-3.19", "LS-1.4")
def test_where_all_runes_go_or_are_alike_chance_has_no_part() -> None:
    assert Ashes("ragnar").runes(0, othala=1, uruz=1).begins("spend_runes", 0, 2).runes(0) == {}
    assert Ashes("ragnar").runes(0, othala=3).begins("spend_runes", 0, 2).runes(0) == {"othala": 1}


@clause("LS-3.31")
def test_what_a_follower_cannot_give_is_waived() -> None:
    table = Ashes("ragnar").runes(0, othala=1).begins("lose_runes", 0, 2)
    assert table.runes(0) == {}
    assert table.prompt == "hero_menu"


@clause("LS-3.20", "LS-2.22", "LS-4.25")
def test_cards_stop_at_eight_and_nobody_sees_them() -> None:
    given = Ashes("ragnar").hand(0, *["axe"] * 3, *["sword"] * 3, "bow").priests(0, 1).level("thor", 3)
    given.attributes(0, authority=2, might=2, wisdom=2).praying("odin", 1, 1, 1).praying("freya", 1)
    table = given.attributes(0, wisdom=3, authority=3).begins("follower_priest", 0).point("monument:thor")
    assert len(table.s.players[0].hand) == 8
    for audience in (0, 1, SPECTATOR):
        seen = table.match.view(audience)["table"]["players"][0]
        assert seen["hand"] == 8
        assert not seen.get("hand_cards") or set(seen["hand_cards"]) == {None}


@clause("LS-4.29", "LS-4.30", "LS-4.10", "LS-4.9")
def test_points_of_army_value_go_where_most_is_to_be_taken() -> None:
    """Region 9 borders on four Regions, Region 10 on three. Each point is weighed anew; the mode decides ties."""
    given = Ashes("ragnar").row(0, "A2", "A1", "A3").selects(0, 1)  # max
    given.control(0, 9, 8, 10).armies(0, 9, 5).armies(0, 10, 1, 2)
    table = given.begins("strengthen", 0, 3)
    assert table.offered == ["army:0.9.5"]  # beside 6 and 7; 10 is beside 11 alone
    assert table.refused == {"army:0.10.1": "LS-4.29", "army:0.10.2": "LS-4.29"}
    table.point("army:0.9.5")
    assert table.refused == {"army:0.9.6": "LS-4.29", "army:0.10.1": "LS-4.9"}
    table.point("army:0.10.2").point("army:0.10.3")
    assert (table.armies(0, 9), table.armies(0, 10), table.prompt) == ([6], [1, 4], "hero_menu")


@clause("LS-4.30", "LS-9.29")
def test_a_point_without_an_army_below_six_is_lost() -> None:
    table = Ashes("ragnar").control(0, 9).armies(0, 9, 6, 5).begins("strengthen", 0, 4)
    table.point("army:0.9.5")
    assert table.armies(0, 9) == [6, 6]
    assert table.prompt == "hero_menu"


@clause("LS-1.13")
def test_the_favourite_is_the_first_of_the_preference() -> None:
    for tile, attributes in (("ragnar", [4, 2, 2]), ("lagertha", [3, 4, 2]), ("aslaug", [2, 2, 4])):
        s = Ashes(tile).at(["turn", 1]).s
        raise_favourite(s, 0)
        assert s.players[0].attributes == attributes
