"""Section 10: Battles between a person and a Follower."""

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.armies import army
from meadhall.games.lords.pieces import ARTIFACTS, MONSTERS
from meadhall.games.lords.state import NOTHING
from meadhall.games.lords.surtur.fighting import defence_value
from meadhall.testing import clause

from ..lords.playing import Given
from ..lords.test_battle import play, values
from ..lords.test_special import owning
from .laying import Ashes, Table
from .proving import works
from .test_rousing import obey

F, P = 0, 1
"""The Follower and the person."""


def step(given: Given, seat: int = P) -> Table:
    """A person in the Maneuvers step, up to its end."""
    given.s.active = seat
    return given.at(["pass_on", seat], ["end_step"], ["maneuvers", seat], ["begin_step", 3])


def attack(given: Given, value: int = 4) -> Table:
    """The person moves an Army out of Region 2 into Region 4, which is the Follower's."""
    given.control(P, 2).control(F, 4).drakkar(P, "se").armies(P, 2, value)
    return step(given).point(f"army:1.2.{value}", "region:4")


def defending(*armies: int, hand: tuple[str, ...] = (), wisdom: int = 2) -> Ashes:
    """A Follower with Armies in Region 4."""
    given = Ashes("ragnar").hand(F, *hand)
    given.armies(F, 4, *armies).attributes(F, wisdom=wisdom)
    return given


def invading(given: Given, value: int = 4) -> Table:
    """The Follower's Army goes from Region 2 into Region 4, where the person stands."""
    given.control(F, 2).control(P, 4).armies(F, 2, value)
    return given.at(["turn", P], ["end_step"], ["invade", F, army(1, value), 3])


def passes(table: Table) -> Table:
    """Neither has a card: the Follower passes, and so does the person."""
    return obey(table, "follower_card")


def total(table: Table, side: int) -> int:
    value: int = table.table["battle"]["sides"][side]["total"]
    return value


def parts(table: Table, side: int) -> list[tuple[str, int]]:
    return [(part["kind"], part["n"]) for part in table.table["battle"]["sides"][side]["parts"]]


# --- Battle values --------------------------------------------------------------------------------------------------


@clause("LS-10.1", "LS-10.2", "LS-3.6")
def test_an_attacking_follower_starts_with_the_army_that_moved_in() -> None:
    """Its other Army beside the Region supports nobody."""
    given = Ashes("ragnar").armies(P, 4, 3).armies(F, 1, 6).hand(P, "bow")
    table = invading(given, 2)
    assert [side["seat"] for side in table.table["battle"]["sides"]] == [F, P]
    assert (total(table, 0), total(table, 1)) == (2, 3)


@clause("LS-10.2", "LS-10.4")
def test_a_temple_helps_no_follower_who_attacks_it() -> None:
    table = invading(Ashes("ragnar").armies(P, 4, 5).temples(4).hand(P, "bow").attributes(F, authority=4), 3)
    assert parts(table, 0) == [("army", 3)]


@clause("LS-EX27", "LS-10.3", "LS-10.4", "LS-10.6", "LS-10.16", "LS-17.8")
def test_armies_support_a_temple_and_tucked_cards_defend() -> None:
    given = defending(2).tucked(F, 1)
    given.temples(4).armies(F, 3, 3).armies(F, 5, 1).attributes(F, authority=3)
    assert defence_value(given.s, F, 3) == 8
    table = attack(given)
    assert (table.prompt, table.seat, table.offered) == ("follower_support", F, ["army:0.3.3"])
    assert table.refused == {"army:0.5.1": "LS-10.4"}
    obey(table, "follower_support")
    assert total(table, 1) == 9
    assert parts(table, 1) == [("army", 2), ("support", 3), ("temple", 3), ("tucked", 1)]
    assert table.armies(F, 4) == [2, 3]


@clause("LS-10.4", "LS-10.15", "LS-17.13")
def test_the_supporting_army_is_named_wherever_it_ranks() -> None:
    """Given a stronger Army in the Region, and Authority of another Follower for its Temple."""
    given = Ashes("ragnar", "aslaug").armies(1, 4, 5).armies(1, 3, 3).temples(4).attributes(1, authority=4)
    given.control(1, 4).armies(2, 4, 4).s.active = 2
    table = obey(given.at(["pass_on", 2], ["battle", 3], ["follower_support", 1, 3]), "follower_support")
    counted = [(part["kind"], part["ref"], part["n"]) for part in table.table["battle"]["sides"][1]["parts"]]
    assert counted == [("army", "army:1.4.5", 5), ("support", "army:1.4.3", 3), ("temple", "region:4", 4)]


@clause("LS-10.5")
@pytest.mark.parametrize(("card", "region"), [("A1", 3), ("A2", 5)])
def test_of_equal_armies_the_tie_breaker_names_the_supporting_one(card: str, region: int) -> None:
    given = defending(2).row(F, card, "A3", "A4")
    assert attack(given.armies(F, 3, 3).armies(F, 5, 3)).offered == [f"army:0.{region}.3"]


@works("blood_tribute/battle_value")
@clause("LS-24.5", "LS-10.6")
def test_a_blood_tribute_counts_in_the_battle_and_not_in_the_defence() -> None:
    given = defending(2).challenge("blood_tribute")
    assert defence_value(given.s, F, 3) == 2
    table = attack(given)
    assert parts(table, 1) == [("army", 2), ("challenge", 1)]
    table = invading(Ashes("ragnar").challenge("blood_tribute").armies(P, 4, 3).hand(P, "bow"))
    assert parts(table, 0) == [("army", 4), ("challenge", 1)]


@clause("LS-3.24", "LS-10.6")
def test_artifacts_of_a_follower_count_in_a_battle_and_do_nothing_else() -> None:
    """The Frost Maul would be used before the cards, Gungnir when the values are counted."""
    table = attack(defending(2, hand=("axe",)).artifact(F, "frost_maul").artifact(F, "gungnir"))
    asked = []
    while table.s.battle:
        asked.append(table.prompt)
        table.point(table.offered[0])
    assert set(asked) == {"follower_deck", "follower_card"}
    assert all(table.s.charged)


@clause("LS-10.7", "LS-10.26")
def test_the_value_follows_the_armies_and_the_person_picks_which_is_lowered() -> None:
    table = attack(defending(2, 3).hand(P, "hunting_bow"))
    obey(table, "follower_card")
    play(table, "hunting_bow")
    assert (table.prompt, table.seat, table.offered) == ("army_lower", P, ["army:0.4.2", "army:0.4.3"])
    table.point("army:0.4.3")
    assert values(table) == [6, 4]


@clause("LS-17.8", "LS-10.7", "LS-10.16")
@pytest.mark.parametrize(
    ("there", "support", "lowered", "counted"),
    [
        (2, 4, "army:0.4.4", [("army", 2), ("support", 3)]),
        (4, 3, "army:0.4.3", [("army", 4), ("support", 2)]),
        (4, 3, "army:0.4.4", [("army", 3), ("support", 3)]),
        (3, 3, "army:0.4.3", [("army", 2), ("support", 3)]),
    ],
)
def test_the_supporting_army_is_named_when_it_was_lowered(
    there: int, support: int, lowered: str, counted: list[tuple[str, int]]
) -> None:
    """Given a person who can play another card after the hunting bow, so that the Battle goes on."""
    given = defending(there).armies(F, 3, support).control(F, 3).hand(P, "hunting_bow", "spear")
    table = play(obey(attack(given), "follower_support", "follower_card"), "hunting_bow")
    while table.prompt == "army_lower":
        table.point(lowered)
    assert parts(table, 1) == counted


@clause("LS-10.8")
def test_a_follower_is_supported_where_it_has_no_control_too() -> None:
    given = Ashes("ragnar").armies(F, 4, 1).armies(F, 3, 2).control(P, 2).armies(P, 2, 4)
    table = step(given.drakkar(P, "se")).point("army:1.2.4", "region:4")
    obey(table, "follower_support")
    assert total(table, 1) == 3


# --- Regions without Armies -----------------------------------------------------------------------------------------


@clause("LS-EX6", "LS-10.4", "LS-10.9", "LS-3.6")
def test_a_temple_alone_is_fought_for() -> None:
    table = attack(Ashes("ragnar").temples(4).attributes(F, authority=2), 3)
    assert (table.prompt, total(table, 1), table.region(4)["control"]) == ("follower_card", 2, F)
    passes(table)
    assert values(table) == [3, 2]
    assert (table.region(4)["control"], table.armies(P, 2)) == (P, [])


@clause("LS-10.32", "LS-10.9")
def test_a_temple_can_win_without_an_army() -> None:
    """The person withdraws with a Casualty, and the Follower has nothing to lose."""
    table = passes(attack(Ashes("ragnar").temples(4).attributes(F, authority=6), 3))
    assert (table.region(4)["control"], table.armies(P, 4), table.armies(P, 2)) == (F, [], [2])
    assert table.s.followers[F].won == 1


@clause("LS-EX7", "LS-EX8", "LS-10.9", "LS-10.15", "LS-10.16", "LS-10.31")
def test_an_army_beside_a_region_is_lured_away() -> None:
    given = Ashes("ragnar").armies(F, 3, 1).control(F, 3)
    assert defence_value(given.s, F, 3) == 1
    table = obey(attack(given, 1), "follower_support")
    assert (total(table, 1), table.armies(F, 3), table.armies(F, 4)) == (1, [], [1])
    passes(table)
    assert values(table) == [1, 1]
    assert (table.armies(F, 3), table.armies(F, 4), table.region(4)["control"]) == ([], [1], F)
    moved = {"seat": F, "from": "region:3", "to": "region:4", "value": 1}
    assert table.events("army_supports") == [{"kind": "army_supports"} | moved]
    assert table.s.followers[F].support == NOTHING


@clause("LS-EX28", "LS-10.11", "LS-10.12")
def test_a_region_without_any_defence_is_taken_without_a_battle_whatever_is_tucked() -> None:
    table = attack(Ashes("ragnar").tucked(F, 2).hand(F, "axe"))
    assert table.region(4)["control"] == P
    assert not table.events("battle")


@clause("LS-10.10")
def test_recruiting_there_is_moving_in() -> None:
    """Region 1 with a Settlement lies at the Drakkar's Sea; the Follower's Army is in Region 2."""
    given = Ashes("ragnar").control(F, 1).armies(F, 2, 3).control(F, 2).drakkar(P, "n")
    table = step(given).point("do:recruit", "region:1")
    assert (table.prompt, table.offered) == ("follower_support", ["army:0.2.3"])


@clause("LS-10.12", "LS-18.10")
def test_regions_entered_stand_among_the_battles_and_are_judged_in_their_turn() -> None:
    """The one Army beside both Regions comes to the first; then nothing defends the second."""
    given = Ashes("ragnar").control(F, 4, 7).armies(F, 5, 1).control(F, 5).armies(P, 4, 3).armies(P, 7, 2)
    given.s.active, given.s.entered = P, [(3, P, 1), (6, P, 8)]
    table = given.at(["pass_on", P], ["end_step"])
    assert (table.prompt, table.seat, table.offered) == ("battle_order", P, ["region:4", "region:7"])
    table.point("region:4")
    obey(table, "follower_support", "follower_card")
    assert [event["region"] for event in table.events("battle")] == ["region:4"]
    assert [table.region(number)["control"] for number in (4, 7)] == [P, P]


@clause("LS-10.12", "LS-18.10")
def test_they_stand_in_order_beside_other_battles() -> None:
    """In Region 7 the Follower has an Army, in Region 4 it has none."""
    given = Ashes("ragnar").control(F, 4, 5, 7).armies(F, 5, 1).armies(F, 7, 2).armies(P, 4, 3).armies(P, 7, 2)
    given.s.active, given.s.entered = P, [(6, P, 8), (3, P, 1)]
    assert given.at(["pass_on", P], ["end_step"]).offered == ["region:4", "region:7"]


@clause("LS-10.39", "LS-10.9", "LS-10.11")
@pytest.mark.parametrize(("temple", "asked"), [(True, "follower_card"), (False, "army_march")])
def test_a_forced_march_ends_where_a_temple_is_fought_for(temple: bool, asked: str) -> None:
    """Where nothing defends the Region, the Army may go on as through any other."""
    given = owning(Ashes("ragnar").attributes(F, authority=2), "forced_march", seat=P)
    table = attack(given.temples(*[4] * temple))
    assert (table.prompt, table.region(4)["control"]) == (asked, F)


@clause("LS-10.9")
def test_a_follower_does_not_besiege_itself() -> None:
    """Its Army came into an own Region in this step."""
    given = Ashes("ragnar").control(F, 4, 2).armies(F, 4, 1).armies(F, 2, 3)
    given.s.entered = [(3, F, 1)]
    table = given.at(["turn", P], ["end_step"])
    assert (table.seat, table.s.battle) == (P, None)


@clause("LS-10.12", "LR-3.12")
def test_where_a_battle_is_due_no_control_check_comes_before_it() -> None:
    table = attack(Ashes("ragnar").armies(F, 3, 6).control(F, 3), 2)
    passes(obey(table, "follower_support"))
    assert not table.events("control")
    assert table.region(4)["control"] == F


# --- cards ----------------------------------------------------------------------------------------------------------


@clause("LS-10.13", "LS-2.22", "LS-1.17")
def test_up_to_wisdom_all_cards_are_the_battle_deck_and_nobody_sees_them() -> None:
    table = attack(defending(4, hand=("bow", "axe")))
    assert (table.prompt, table.offered, table.ask.about) == ("follower_deck", ["do:step"], {"hand": 2, "cards": 2})
    obey(table.luck([1, 0]), "follower_deck")
    assert table.events("battle_deck") == [{"kind": "battle_deck", "seat": F, "n": 2}]
    assert table.table["followers"][F]["battle_deck"] == 2
    assert (table.player(F)["hand"], table.s.players[F].hand) == (0, [])
    assert "axe.1" not in str(table.match.view(P))
    assert "axe.1" not in str(table.match.view(SPECTATOR))


@clause("LS-10.14", "LS-10.36", "LS-1.12")
def test_with_more_cards_than_wisdom_random_ones_are_played_and_the_rest_stays() -> None:
    """The shuffle lays axe and hammer into the deck; one of them is left over and goes back."""
    table = attack(defending(4, hand=("bow", "sword", "axe", "hammer"), wisdom=2), 6)
    obey(table.luck([2, 3, 0, 1]), "follower_deck")
    faces = table.s.faces
    assert [faces[token] for token in table.s.followers[F].cards] == ["axe.1", "hammer.1"]
    obey(table, "follower_card")  # the top one, the hammer: 8 against 6
    assert table.events("card_played")[0]["card"] == "card:hammer.1"
    obey(table, "follower_card")
    assert sorted(faces[token] for token in table.s.players[F].hand) == ["axe.1", "bow.1", "sword.1"]
    assert [faces[token] for token in table.s.discards[0]] == ["hammer.1"]
    assert table.s.followers[F].cards == []


@clause("LS-EX59", "LS-10.17", "LS-10.20", "LS-10.21", "LS-10.22", "LS-10.27", "LS-3.27", "LS-10.23")
def test_a_defender_stops_as_soon_as_it_is_even() -> None:
    """Spear walls are worth more to a person who defends; for a Follower only the value counts."""
    table = attack(defending(4, hand=("spear_wall", "spear_wall", "spear_wall"), wisdom=3), 6)
    obey(table, "follower_deck")
    assert (table.offered, table.refused) == (["do:reveal"], {"do:pass": "LS-10.22"})
    obey(table, "follower_card")
    assert (total(table, 1), table.offered, table.ask.about["deck"]) == (5, ["do:reveal"], 2)
    obey(table, "follower_card")
    assert (total(table, 1), table.offered, table.refused) == (6, ["do:pass"], {"do:reveal": "LS-10.21"})
    obey(table, "follower_card")
    assert values(table) == [6, 6]
    assert table.region(4)["control"] == F


@clause("LS-EX60", "LS-10.21", "LS-10.22")
def test_an_attacker_goes_on_when_it_is_even() -> None:
    given = Ashes("ragnar").hand(F, "spear_wall", "spear_wall", "spear_wall").attributes(F, wisdom=3).armies(P, 4, 6)
    table = obey(invading(given), "follower_deck", "follower_card", "follower_card")
    assert (total(table, 0), table.offered) == (6, ["do:reveal"])
    obey(table, "follower_card")
    assert (total(table, 0), table.offered, table.refused) == (7, ["do:pass"], {"do:reveal": "LS-10.20"})
    obey(table, "follower_card")
    assert table.region(4)["control"] == F


@clause("LS-10.21", "LS-10.23")
def test_a_follower_ahead_passes_once_the_person_has_and_foresees_nothing() -> None:
    """Gungnir will add 1 and win ties when the values are counted; the Follower does not look at it."""
    given = defending(5, hand=("axe",)).hand(P, "shield").artifact(P, "gungnir")
    table = obey(attack(given, 4), "follower_deck", "follower_card")
    play(table, "pass")
    assert table.offered == ["do:pass"]
    obey(table, "follower_card")
    assert (table.prompt, table.seat) == ("battle_count", P)
    table.point("exhaust>artifact:gungnir")
    assert values(table) == [5, 9]


@clause("LS-10.22")
def test_far_ahead_it_still_reveals_while_the_person_has_not_passed() -> None:
    table = obey(attack(defending(6, hand=("axe",)).hand(P, "shield"), 1), "follower_deck")
    assert table.offered == ["do:reveal"]


@clause("LS-10.18", "LS-10.24", "LS-3.27", "LS-18.11")
def test_a_person_plays_by_the_base_rules_and_symbols_do_not_bind_a_follower() -> None:
    """Two axes show four Casualties, more than its Army of 1 could bear."""
    table = attack(defending(1, hand=("axe", "axe")).hand(P, "axe", "spear"), 1)
    obey(table, "follower_deck", "follower_card")
    assert (table.prompt, table.seat) == ("battle_card", P)
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:spear", "do:pass"]
    assert list(table.refused.values()) == ["LR-31.11"]
    play(table, "pass")
    assert table.offered == ["do:pass"]
    assert obey(table, "follower_card").armies(F, 4) == [1]


@clause("LS-10.25", "LS-3.31")
@pytest.mark.parametrize(("n", "deck", "hand"), [(1, 1, 1), (3, 0, 0), (4, 0, 0)])
def test_a_discard_takes_the_battle_deck_first_and_then_the_hand(n: int, deck: int, hand: int) -> None:
    """No Battle effect of the box makes anybody discard; Nidhogg does, and comes in between here."""
    given = defending(4, hand=("bow", "axe", "sword")).monster("nidhogg", 4)
    player, one = given.s.players[F], given.s.followers[F]
    one.cards, player.hand = player.hand[:2], player.hand[2:]
    s = given.at(["turn", P], *[["strike", MONSTERS.index("nidhogg"), P, 1]] * n).s
    assert (len(s.followers[F].cards), len(s.players[F].hand)) == (deck, hand)


@clause("LS-10.19", "LS-3.24", "LS-18.12")
def test_a_person_uses_what_texts_allow_and_a_follower_has_no_texts() -> None:
    """Both have an Artifact for the beginning or the count of a Battle; only the person is asked."""
    given = owning(defending(3).artifact(F, "gungnir").hero(P, 4), "hall_guard", seat=F)
    given.artifact(P, "frost_maul")
    table = attack(given, 2)
    assert (table.prompt, table.seat, table.offered) == ("battle_before", P, ["exhaust>artifact:frost_maul", "do:done"])
    table.point("exhaust>artifact:frost_maul")
    assert (table.armies(P, 4), parts(table, 1)) == ([2], [("army", 3), ("tucked", 2)])
    assert passes(table).s.charged[ARTIFACTS.index("gungnir")]
    assert values(table) == [4, 5]


@clause("LS-10.38", "LS-10.15", "LS-10.16")
def test_the_supporting_army_is_there_before_anything_is_used() -> None:
    given = defending(1).armies(F, 3, 3).artifact(P, "frost_maul")
    table = attack(given, 2)
    assert table.prompt == "follower_support"
    obey(table, "follower_support")
    assert (table.prompt, table.seat, total(table, 1)) == ("battle_before", P, 4)


@clause("LS-3.27", "LS-10.27")
def test_no_card_of_a_follower_draws_or_spares_anything() -> None:
    """A spear gives a winner a card, and a shield spares a Casualty: not for a Follower."""
    table = attack(defending(4, hand=("spear", "shield")), 6).luck([0, 1])
    obey(table, "follower_deck", "follower_card", "follower_card", "follower_card")
    assert values(table) == [6, 7]
    assert not table.events("cards_drawn")
    assert (table.armies(F, 4), table.prompt) == ([3], "follower_roll")


# --- after the Battle -----------------------------------------------------------------------------------------------


@clause("LS-EX61", "LS-10.31", "LS-10.30")
@pytest.mark.parametrize(("against", "left"), [(1, [1]), (2, [])])
def test_an_army_of_one_survives_a_victory_and_no_defeat(against: int, left: list[int]) -> None:
    table = passes(attack(defending(1).control(F, 3), against))
    assert [*table.armies(F, 4), *table.armies(F, 3)] == left


@clause("LS-EX62", "LS-10.30", "LS-10.34", "LS-3.12", "LS-4.6")
@pytest.mark.parametrize(("card", "region"), [("A1", 1), ("A2", 5)])
def test_a_beaten_follower_goes_where_its_tie_breaker_says(card: str, region: int) -> None:
    """In a person's turn no card is selected: the leftmost of its row counts."""
    given = defending(4, 2).row(F, card, "A3", "A4").hand(P, "spear").control(F, 1, 3, 5)
    table = obey(attack(given, 6), "follower_card")
    play(table, "spear")
    assert (table.prompt, table.seat, table.offered) == ("follower_withdraw", F, [f"region:{region}"])
    taken = {"due": 1, "taken": 1, "losses": [], "clause": "LS-10.30"}
    assert table.table["battle"]["sides"][1]["casualties"] == taken
    obey(table, "follower_withdraw")
    assert (table.armies(F, region), table.region(4)["control"]) == ([2, 3], P)


@clause("LS-10.30", "LS-10.31")
def test_a_winner_loses_one_from_its_highest_army_too() -> None:
    assert passes(attack(defending(4, 4, 2))).armies(F, 4) == [2, 3, 4]


@clause("LS-3.13", "LS-10.34")
def test_without_an_own_region_beside_it_what_is_beaten_is_killed() -> None:
    """It has no Drakkar that would reach farther."""
    table = passes(attack(defending(4, 1).control(F, 6, 16), 6))
    assert table.s.players[F].armies == []
    assert len(table.events("army_killed")) == 2


@clause("LS-10.33", "LS-10.25", "LS-10.37")
def test_more_casualties_of_a_persons_card_come_on_top() -> None:
    """A hammer takes one more from every losing Army: the highest loses two, the others one."""
    given = defending(2, 1, 3).control(F, 3).hand(P, "hammer")
    table = obey(attack(given, 6), "follower_card")
    play(table, "hammer")
    obey(table, "follower_withdraw")
    assert table.armies(F, 3) == [1, 1]


@clause("LS-10.33", "LS-10.30", "LR-41.34")
def test_a_beaten_persons_hammer_takes_nothing_from_a_winner() -> None:
    table = obey(attack(defending(6, 3, 2).hand(P, "hammer"), 4), "follower_card")
    play(table, "hammer")
    assert (values(table), table.armies(F, 4)) == ([8, 11], [2, 3, 5])


@clause("LS-10.28", "LS-10.29", "LS-18.13")
def test_a_person_takes_casualties_by_the_base_rules() -> None:
    given = defending(2).control(F, 3).hand(P, "axe").armies(P, 2, 3)
    given.control(P, 2).control(F, 4).drakkar(P, "se").armies(P, 4, 3)
    given.s.active, given.s.entered = P, [(3, P, 1)]
    table = obey(given.armies(P, 4, 2).at(["pass_on", P], ["end_step"]), "follower_card")
    play(table, "axe")
    obey(table, "follower_withdraw")
    assert (table.prompt, table.seat, table.offered) == ("battle_casualty", P, ["army:1.4.2", "army:1.4.3"])


@clause("LS-10.34", "LS-18.14", "LR-32.2")
def test_a_beaten_person_names_the_region_to_withdraw_to() -> None:
    """Own Regions by land, and over the own Drakkar where the Region lies at its Sea."""
    given = Ashes("ragnar").armies(P, 5, 2).control(P, 5, 4, 1, 6, 9).control(F, 7).armies(F, 7, 4).drakkar(P, "n")
    table = passes(given.at(["turn", P], ["end_step"], ["invade", F, army(6, 4), 4]))
    assert (table.prompt, table.seat) == ("withdraw_where", P)
    assert table.offered == ["region:1", "region:4", "region:6"]
    assert table.point("region:6").armies(P, 6) == [1]


@clause("LS-10.35", "LS-3.30")
@pytest.mark.parametrize(("tucked", "control"), [(1, None), (2, F)])
def test_tucked_cards_help_to_control_a_neutral_region(tucked: int, control: int | None) -> None:
    """Region 4 has a population of 5; the Army of 4 loses one in the Battle."""
    given = Ashes("ragnar").tucked(F, tucked).armies(P, 4, 1).control(P, 2)
    given.armies(F, 3, 4).s.active = F
    table = given.at(["turn", P], ["end_step"], ["invade", F, army(2, 4), 3])
    passes(table)
    assert (table.armies(F, 4), table.region(4)["control"]) == ([3], control)
    told = [event["kind"] for event in table.told if event["kind"] in ("control", "battle_over")]
    assert told == (["battle_over"] if control is None else ["control", "battle_over"])


@clause("LS-3.30")
@pytest.mark.parametrize(("tucked", "control"), [(1, None), (2, F)])
def test_they_count_at_the_end_of_every_step(tucked: int, control: int | None) -> None:
    given = Ashes("ragnar").tucked(F, tucked).armies(F, 4, 3).hand(F, "axe")
    table = given.at(["turn", P], ["end_step"], ["follower_rest", F, 0])
    obey(table, "follower_exchange")
    assert table.region(4)["control"] == control


@clause("LS-9.26")
def test_battles_won_are_counted() -> None:
    table = passes(attack(defending(5)))
    assert table.s.followers[F].won == 1
    table = passes(attack(defending(1), 5))
    assert table.s.followers[F].won == 0
