"""Section 3: how people deal with a Follower, and what it ignores."""

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.armies import army
from meadhall.games.lords.pieces import BOSS, MONSTERS
from meadhall.games.lords.state import Hunt
from meadhall.testing import clause

from ..lords.playing import Given
from ..lords.test_monsters import bound
from ..lords.test_special import owning, special
from .laying import Ashes, Table
from .test_rousing import obey

F, P = 0, 1
"""The Follower and the person."""


def acting(given: Given, *chapters: list[object]) -> Table:
    """Chapters in the person's turn."""
    given.s.active, given.s.step = P, 4
    return given.at(["pass_on", P], *chapters)


# --- Monsters -------------------------------------------------------------------------------------------------------


@clause("LS-3.5")
def test_a_person_who_moves_a_monster_picks_the_army_that_is_stomped() -> None:
    given = bound(Ashes("ragnar").monster("draugr", 9).armies(F, 8, 1, 4), "draugr", P)
    table = acting(given, ["move_monster", MONSTERS.index("draugr"), P]).point("region:8")
    assert (table.prompt, table.seat) == ("monster_stomp", P)
    assert table.offered == ["army:0.8.1", "army:0.8.4", "do:decline"]
    assert table.point("army:0.8.4").armies(F, 8) == [1, 3]


def hunted(given: Given, *attacks: str, foe: str = "garm", side: int = F) -> Table:
    """The person hunts in a Monster round; the Monster's side holds these attacks."""
    s = given.s
    s.step, s.active = 4, P
    s.hunt = Hunt(P, side, BOSS if foe == "loki" else MONSTERS.index(foe))
    for id in attacks:
        token = next(token for token in s.decks[3] if s.faces[token] == id)
        s.decks[3].remove(token)
        s.hunt.hand.append(token)
    return given.monster("garm", 8).hero(P, 8).at(["pass_on", P], ["hunt_over"], ["monster_round"])


@clause("LS-3.7", "LS-1.17", "LS-2.22")
@pytest.mark.parametrize(("at", "attack"), [(0, "claw_1"), (1, "blow_1")])
def test_in_a_persons_hunt_the_attack_is_random(at: int, attack: str) -> None:
    """Whoever controls the Monster, and nobody sees what it holds."""
    table = hunted(Ashes("ragnar").hand(P, "axe"), "claw_1", "blow_1")
    assert (table.prompt, table.seat, table.offered) == ("follower_attack", F, ["do:step"])
    for audience in (F, P, SPECTATOR):
        assert "claw_1" not in str(table.match.view(audience)["table"]["hunt"])
    obey(table.luck(at), "follower_attack")
    assert table.events("attack_played") == [{"kind": "attack_played", "seat": F, "card": f"card:{attack}"}]
    assert (table.prompt, table.seat) == ("hunt_defend", P)


@clause("LS-3.7")
@pytest.mark.parametrize("ring", [-1, F, P])
def test_a_hunt_begins_with_a_follower_on_the_monsters_side_whoever_controls_it(ring: int) -> None:
    given = bound(Ashes("ragnar").monster("garm", 8).hero(P, 8), "garm", ring)
    given.s.active, given.s.step = P, 4
    table = given.at(["pass_on", P], ["hunt", P, MONSTERS.index("garm")])
    assert (table.prompt, table.seat) == ("follower_attack", F)


@clause("LS-3.8")
def test_lokis_choice_among_the_cards_of_the_hunter_is_random() -> None:
    """His Special Attack: the hunter shows the hand, and one card of it goes."""
    table = hunted(Ashes("ragnar").hand(P, "axe", "bow", "sword"), "special_1", "claw_1", foe="loki")
    obey(table.luck(0), "follower_attack")
    table.point("do:done")
    assert (table.prompt, table.seat, table.offered) == ("follower_discard", F, ["do:step"])
    assert table.ask.about == {"hero": "hero:1"}
    obey(table.luck(1), "follower_discard")
    assert [event["card"] for event in table.events("card_discarded")] == ["card:bow.1"]


@clause("LS-14.7")
@pytest.mark.parametrize(("ring", "prompt"), [(2, "hunt_attack"), (F, "follower_attack")])
def test_beside_a_follower_another_person_acts_for_the_monster_they_control(ring: int, prompt: str) -> None:
    given = bound(Ashes("ragnar", people=2).monster("garm", 8).hero(P, 8), "garm", ring)
    given.s.active, given.s.step = P, 4
    table = given.at(["pass_on", P], ["hunt", P, MONSTERS.index("garm")])
    assert (table.prompt, table.seat) == (prompt, ring)


@clause("LS-3.9", "LS-8.66")
@pytest.mark.parametrize(("markers", "tokens"), [(3, 0), (4, 1)])
def test_a_person_who_slays_leaves_a_slayer_token_to_a_follower_with_four_markers(markers: int, tokens: int) -> None:
    given = Ashes("ragnar").monster("garm", 8).artifact(P, "mjolnir").hero(P, 8)
    given.s.foes[MONSTERS.index("garm")].wounds = [F] * markers + [P] * (6 - markers) + [-1]
    table = acting(given, ["throw_hammer", P, 1], ["raise_lowest", P, 1]).point("attribute:might")
    assert table.player(P)["slain"] == ["garm"]
    assert table.player(F)["slayers"] == tokens


# --- Usurp ----------------------------------------------------------------------------------------------------------


def usurping(given: Given) -> Table:
    """The person's Special Action, with Might 2 and the Hero in Region 4, which is the Follower's."""
    return special(given.control(F, 4).hero(P, 4).hero(F, 16), P)


@clause("LS-3.10")
def test_only_the_armies_there_count_against_a_persons_usurp() -> None:
    given = Ashes("ragnar").tucked(F, 2).armies(F, 4, 2).armies(F, 3, 6).temples(4).control(F, 3)
    table = usurping(given).point("action:usurp")
    obey(table, "follower_withdraw")
    assert (table.region(4)["control"], table.armies(F, 3)) == (P, [2, 6])
    assert usurping(Ashes("ragnar").armies(F, 4, 2, 1)).refused["action:usurp"] == "LR-22.5"


@clause("LS-3.11")
def test_a_followers_hero_forbids_a_persons_usurp() -> None:
    given = Ashes("ragnar").control(F, 4).hero(P, 4).hero(F, 4)
    assert special(given, P).refused["action:usurp"] == "LR-22.1"


@clause("LS-3.12", "LS-3.13", "LS-4.5")
@pytest.mark.parametrize(("place", "region"), [(1, 1), (2, 5)])
def test_armies_that_must_withdraw_go_to_one_own_region_by_the_tie_breaker(place: int, region: int) -> None:
    given = Ashes("ragnar").row(F, "A1", "A2", "A3").selects(F, place).armies(F, 4, 1, 2).control(F, 1, 3, 5)
    table = acting(given, ["withdraw", F, 3])
    assert (table.prompt, table.seat, table.offered) == ("follower_withdraw", F, [f"region:{region}"])
    assert obey(table, "follower_withdraw").armies(F, region) == [1, 2]
    given = Ashes("ragnar").armies(F, 6, 1, 2).control(F, 1, 6)
    assert acting(given, ["withdraw", F, 5]).s.players[F].armies == []


# --- Injuries -------------------------------------------------------------------------------------------------------


@clause("LS-3.14")
def test_a_followers_hero_takes_no_injury() -> None:
    table = acting(Ashes("ragnar").hero(F, 9).hero(P, 1).monster("jotunn", 9), ["region_attack", 0, P])
    assert not any(table.s.players[F].injured)
    assert table.prompt == "follower_roll"


@clause("LS-3.15")
def test_an_injury_of_a_followers_hero_is_offered_to_nobody() -> None:
    table = acting(Ashes("ragnar").hero(F, 8).hero(P, 9).monster("garm", 1).monster("troll", 2), ["throw_hammer", P, 1])
    assert (table.offered, table.refused) == (["monster:troll", "monster:garm"], {"hero:0": "LS-3.15"})
    given = Ashes("ragnar").hero(F, 8).hero(P, 8).armies(F, 8, 2).loki(8)
    table = acting(given, ["boss_strikes", 1])
    assert (table.offered, table.refused) == (["army:0.8.2", "hero:1", "do:decline"], {"hero:0": "LS-3.15"})


# --- what it ignores, what stays ------------------------------------------------------------------------------------


@clause("LS-3.17")
def test_armies_of_a_follower_go_where_loki_stands() -> None:
    """A person's may not."""
    given = Ashes("ragnar").control(F, 2).armies(F, 2, 5).loki(4)
    table = given.at(["turn", P], ["invade", F, army(1, 5), 3])
    assert table.armies(F, 4) == [5]


@clause("LS-3.24", "LS-1.11")
def test_the_text_of_what_is_tucked_has_no_effect() -> None:
    """Mjolnir would be thrown in its Hero step, and the guard asked about in its Battles."""
    given = owning(Ashes("ragnar").artifact(F, "mjolnir").hero(F, 8).monster("garm", 8), "hall_guard", seat=F)
    table = given.turn(F)
    while table.seat == F:
        assert not any(ref.startswith("exhaust>") for ref in (*table.offered, *table.refused))
        table.point(*table.offered)
    assert table.table["followers"][F]["tucked"][0] == "card:hall_guard"


@clause("LS-3.28")
def test_nothing_is_gained_that_has_run_out() -> None:
    """All Slayer tokens are taken, and four Priests are all that a Follower has."""
    given = Ashes("ragnar").monster("garm", 8).hero(P, 8).priests(F, 4)
    given.s.foes[MONSTERS.index("garm")].wounds = [F] * 6 + [-1]
    given.s.players[P].slayers = 6
    table = acting(given, ["throw_hammer", P, 1], ["raise_lowest", P, 1]).point("attribute:might")
    assert (table.player(P)["slain"], table.player(F)["slayers"]) == (["garm"], 0)
    given = Ashes("ragnar").monster("draugr", 9).priests(F, 4)
    assert given.at(["turn", P], ["follower_hunt_over", F, MONSTERS.index("draugr"), [1]]).player(F)["priests"] == 4
