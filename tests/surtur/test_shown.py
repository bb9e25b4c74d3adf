"""What lies open of Followers at every moment, and what no match with them looks like (section 17)."""

from collections.abc import Callable
from typing import Any

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.armies import army
from meadhall.games.lords.checks import check
from meadhall.games.lords.pieces import MONSTERS
from meadhall.games.lords.scene import scene
from meadhall.games.lords.state import State
from meadhall.games.lords.surtur.view import ashen
from meadhall.kernel.errors import ImpossiblePosition
from meadhall.testing import clause

from ..lords.playing import Given
from .laying import Ashes, Table


def follower(table: Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a Follower besides a player's things."""
    shown: dict[str, Any] = table.table["followers"][seat]
    return shown


@clause("LS-3.17", "LR-36.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_loki_does_not_keep_a_follower_from_almost_winning(seat: int) -> None:
    """Given two Lands, and an Army beside the only Region that is missing in the third; Loki stands there."""
    given = Ashes("ragnar").control(seat, 1, 2, 3, 4, 5, 6, 7, 8, 9).armies(seat, 9, 3).drakkar(1, "s").loki(10)
    assert given.turn(1).table["winning"] == [{"seat": 0, "way": "jarl"}] * (seat == 0)


@clause("LS-17.12")
def test_row_die_deck_and_removed_cards_lie_open() -> None:
    given = Ashes("ragnar").row(0, "A1", "A2", "RAG1").selects(0, 2)
    given.s.followers[0].removed = [given.s.followers[0].deck.pop(0)]
    given._tell(given.s, *given.s.followers[0].removed)
    shown = follower(given.turn(1))
    assert shown["tile"] == "follower:ragnar"
    assert (shown["row"], shown["selected"]) == (["card:A1", "card:A2", "card:RAG1"], 1)
    assert (shown["deck"], len(shown["removed"])) == (10, 1)


@clause("LS-17.12")
def test_attributes_runes_priests_cards_armies_rings_markers_and_trophies_lie_open() -> None:
    given = Ashes("ragnar").attributes(0, might=4).runes(0, uruz=2).priests(0, 1).hand(0, "axe", "bow")
    given.tucked(0, 1).artifact(0, "gungnir").armies(0, 9, 3).control(0, 9).monster("garm", 4).allied(0, "alfheim")
    given.s.foes[MONSTERS.index("garm")].ring = 0
    given.s.wheel[2], given.s.players[0].slayers = [0], 1
    table = given.turn(1)
    player, shown = table.player(0), follower(table)
    assert player["attributes"]["might"]["value"] == 4
    assert (table.runes(0), player["priests"], player["hand"]) == ({"uruz": 2}, 1, 2)
    assert len(shown["tucked"]) == 2
    assert shown["tucked"][-1] == "artifact:gungnir"
    assert table.region(9)["armies"] == ["army:0.9.3"]
    assert table.table["monsters"]["garm"]["ring"] == 0
    assert [slot for slot, stack in table.table["wheel"].items() if stack == [0]]
    assert (player["allied"], player["slayers"]) == (["alfheim"], 1)


@clause("LS-17.13", "LS-10.4")
def test_an_own_region_shows_what_defends_it() -> None:
    """Given Armies 2 in Region 9 with a Temple, 3 and 1 beside it, and Authority 3."""
    given = Ashes("ragnar").control(0, 9).armies(0, 9, 2).armies(0, 10, 3).armies(0, 6, 1)
    given.temples(9)
    assert in_region(given, 9) == {"difficulty": None, "defence": 8, "support": "army:0.10.3"}


def in_region(given: Ashes, number: int) -> dict[str, Any]:
    """What is shown of a Region for the first Follower, as it is laid out."""
    shown: dict[str, Any] = ashen(given.s)["followers"][0]["regions"][number - 1]
    return shown


@clause("LS-17.13", "LS-10.5")
@pytest.mark.parametrize(("card", "support"), [("A1", "army:0.6.2"), ("A2", "army:0.10.2")])
def test_the_card_says_which_of_two_armies_would_support(card: str, support: str) -> None:
    given = Ashes("ragnar").row(0, card, "A3", "A4").control(0, 9).armies(0, 10, 2).armies(0, 6, 2)
    assert in_region(given, 9)["support"] == support


@clause("LS-17.13", "LS-5.1", "LS-5.6")
def test_another_region_shows_its_difficulty_for_each_follower() -> None:
    given = Ashes("ragnar", "aslaug").control(2, 9).armies(2, 9, 2, 1).control(0, 1)
    table = given.turn(2)
    for seat in (0, 1):
        regions = follower(table, seat)["regions"]
        assert regions[8] == {"difficulty": 3, "defence": None, "support": None}
        assert regions[9]["difficulty"] == given.s.board.populations[9]
    assert follower(table)["regions"][0]["difficulty"] is None
    assert follower(table, 1)["regions"][0]["difficulty"] == 0


@clause("LS-17.14", "LS-12.8", "LS-12.9")
def test_counts_for_ragnarok_are_visible_with_all_tokens() -> None:
    table = Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(8, 13, 15).turn(1)
    assert table.table["counts"] == [4, 3]


@clause("LS-17.14", "LS-24.4")
def test_counts_under_an_unquenched_fire_are_visible_with_what_each_token_counts() -> None:
    table = Ashes("ragnar").control(1, 4, 7, 8).control(0, 13).ashes(8, 13).challenge("unquenched_fire").turn(1)
    assert (table.table["counts"], table.table["ashes"]["each"]) == ([5, 3], 2)


@clause("LS-17.12", "LS-11.17")
def test_tokens_show_where_they_lie_and_what_removal_needs() -> None:
    shown = Ashes("ragnar").ashes(8, 13).turn(1).table["ashes"]
    assert shown == {"regions": ["region:8", "region:13"], "left": 3, "needs": 4, "each": 1}
    assert Ashes("ragnar").turn(1).table["ashes"]["needs"] is None


@clause("LS-17.12", "LS-2.11")
def test_the_scene_has_the_numbers_of_tiles_cards_and_slots() -> None:
    """What is printed on cards of the row, on tiles and on the Manifestation card never changes."""
    told = scene()["surtur"]
    card = told["actions"]["A3"]
    assert (card["kind"], card["hero_to"], card["tie_break"]) == ("set_a", (7, 7), "min")
    assert (card["special"], card["when"]["count"], card["gain"]["what"]) == ("build_temple", "temples", "runes")
    assert told["followers"]["hervor"]["target_selection"] == "land_first"
    assert told["challenges"]["early_ashes"]["level"] == 2
    assert told["steps"] == ["prayer", "hero", "runes", "maneuvers", "special", "cleanup"]
    assert told["slots"] == [5, 4, 3, 2, 1]
    assert (told["costs"]["recruit_army"], told["die"]) == (3, [1, 1, 1, 2, 2, 3])


def test_without_followers_nothing_of_it_is_there() -> None:
    assert not {"followers", "ashes", "challenges", "counts", "arbiter", "order"} & Given(2).turn(0).table.keys()


@clause("LS-17.15", "LS-2.22")
@pytest.mark.parametrize("audience", [0, 1, SPECTATOR])
def test_nobody_is_shown_hidden_cards_of_a_follower(audience: int) -> None:
    table = Ashes("ragnar").hand(0, "axe", "bow").turn(1)
    view = table.match.view(audience)["table"]
    assert view["players"][0]["hand_cards"] is None
    assert [card for card in str(view).split("'") if card in ("card:axe.1", "card:bow.1")] == []


# --- what cannot be -------------------------------------------------------------------------------------------------


def too_many_runes(s: State) -> None:
    s.players[0].runes = [7, 0, 0]
    s.supply[0] -= 7


IMPOSSIBLE: list[tuple[Callable[[State], object], str]] = [
    (lambda s: setattr(s.followers[0], "tile", 6), "Seat 0 follows Surtur as nobody."),
    (lambda s: setattr(s.players[0], "drakkar", 1), "Seat 0 follows Surtur and has no Drakkar (LS-2.9)."),
    (lambda s: s.players[0].injured.__setitem__(1, True), "The Hero of seat 0 takes no Injury (LS-3.14)."),
    (too_many_runes, "Seat 0 has too many Runes (LS-3.18)."),
    (lambda s: s.followers[0].row.append(s.followers[0].deck.pop()), "The Action row of seat 0 is too long (LS-2.25)."),
    (lambda s: setattr(s.followers[0], "place", 3), "The die of seat 0 lies beside its row (LS-4.2)."),
    (
        lambda s: setattr(s.followers[0], "seen", [s.faces[s.aside[0]]]),
        "A card was seen in the row of seat 0 and is not its own (LS-17.18).",
    ),
    (lambda s: setattr(s.followers[0], "gained", [4, 4]), "Seat 0 gained a Region twice (LS-9.24)."),
    (lambda s: s.followers.pop(), "0 Followers of Surtur cannot play here."),
    (lambda s: setattr(s, "order", [0, 0]), "The turn order does not name everybody once."),
    (lambda s: setattr(s, "order", [1, 0]), "People come after Followers."),
    (lambda s: setattr(s, "ashes", [12, 7]), "Desolation tokens are out of order."),
    (lambda s: setattr(s, "ashes", [7, 7]), "Desolation tokens are out of order."),
    (lambda s: setattr(s, "ashes", [0, 1, 2, 3, 4, 5]), "There are 5 Desolation tokens, not 6."),
    (lambda s: setattr(s, "ashes", [0]), "A Desolation token is far from Yggdrasil (LS-11.10)."),
    (lambda s: setattr(s, "challenges", [2, 1]), "Challenges are out of order."),
    (lambda s: setattr(s, "arbiter", 0), "The Arbiter is a person beside Followers (LS-14.10)."),
]


@clause("LS-19.7", "LS-3.18", "LS-11.10")
@pytest.mark.parametrize(("change", "sentence"), IMPOSSIBLE)
def test_what_cannot_be_is_told(change: Callable[[State], object], sentence: str) -> None:
    given = Ashes("ragnar")
    change(given.s)
    with pytest.raises(ImpossiblePosition) as caught:
        check(given.s)
    assert str(caught.value) == sentence


def test_what_can_be_is_no_mistake() -> None:
    given = Ashes("ragnar").ashes(4, 7, 8, 13, 15).selects(0, 3).challenge("early_ashes", "restless_omens")
    given.s.order, given.s.followers[0].gained = [0, 1], [2, 3]
    given.s.players[0].armies = [army(8, 1)] * 6
    assert given.turn(1).prompt
