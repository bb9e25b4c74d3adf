"""Sections 21 and 26 to 30, with the Hunt effects of 41, the attacks of 42 and the Special Attacks of 43 and 44."""

import pytest

from meadhall import SPECTATOR
from meadhall.games.lords.board import REALMS
from meadhall.games.lords.pieces import MONSTERS
from meadhall.games.lords.state import Hunt
from meadhall.kernel.frames import Watch
from meadhall.kernel.patch import apply
from meadhall.testing import clause

from .playing import Given, Table
from .proving import works
from .test_heroes import led
from .test_special import owning, special

BOSS = len(MONSTERS)


def attacked(given: Given, *attacks: str, foe: str = "garm", deck: int = 12) -> Table:
    """Seat 0 hunts in a Monster round; the Monster's side, seat 2, holds these attacks, and some are in the deck."""
    s = given.s
    s.step = 4
    s.hunt = Hunt(0, 2, BOSS if foe == "loki" else MONSTERS.index(foe))
    for id in attacks:
        token = next(token for token in s.decks[3] if s.faces[token] == id)
        s.decks[3].remove(token)
        s.hunt.hand.append(token)
        given._tell(s, token, minds=[2])
    s.discards[3] = s.decks[3][deck:]
    given._tell(s, *s.discards[3])
    s.decks[3] = s.decks[3][:deck]
    if foe != "loki" and s.foes[s.hunt.foe].region < 0:
        given.monster(foe, 8)
    return given.at(["hunt_over"], ["monster_round"])


def wounding(given: Given, *attacks: str, foe: str = "garm") -> Table:
    """Seat 0 hunts in a Hero round."""
    table_state = given.s
    attacked(given, *(attacks or ("claw_1",)), foe=foe)
    assert table_state.hunt is not None
    return given.at(["hunt_over"], ["begin_round"])


def card(table: Table, id: str) -> str:
    return next(ref for ref in table.offered if ref.startswith(f"card:{id}.") or ref == f"card:{id}")


def play(table: Table, *ids: str) -> Table:
    for id in ids:
        table.point(card(table, id) if not id.startswith(("do:", "wound:", "symbol:")) else id)
    return table


def injuries(table: Table) -> int:
    return sum(one["injured"] for one in table.player(0)["attributes"].values())


# --- the Special Action ----------------------------------------------------------------------------------------------


@clause("LR-21.1", "LR-21.2", "LR-21.6", "LR-21.7")
def test_monsters_offers_activation_and_the_hunt_of_what_is_there() -> None:
    given = Given(3).hero(0, 8).monster("garm", 8).monster("troll", 9)
    given.s.foes[MONSTERS.index("garm")].ring = 1
    table = special(given).point("action:monsters")
    assert (table.prompt, table.offered) == ("monsters_mode", ["do:activate", "monster:garm"])
    assert table.refused == {"monster:troll": "LR-21.6", "boss:loki": "LR-21.8"}


@clause("LR-21.3", "LR-21.4", "LR-21.5")
def test_one_or_two_different_monsters_are_activated() -> None:
    given = Given(3).hero(0, 2).monster("garm", 8).monster("troll", 9).monster("jotunn", 10)
    given.s.foes[0].ring, given.s.foes[1].ring, given.s.foes[4].ring = 0, 1, 0
    table = special(given).point("action:monsters")
    assert table.offered == ["monster:jotunn", "monster:garm"]
    assert table.refused == {"monster:troll": "LR-21.5"}
    table.point("monster:garm", "do:move", "region:10")
    assert (table.offered, table.refused["monster:garm"]) == (["monster:jotunn", "do:done"], "LR-21.3")
    assert table.point("do:done").prompt != "monsters_activate"


@clause("LR-21.3")
def test_a_third_monster_is_not_activated() -> None:
    given = Given(3).hero(0, 2).monster("garm", 8).monster("troll", 9).monster("jotunn", 10)
    given.s.foes[0].ring = given.s.foes[1].ring = 0
    table = special(given).point("action:monsters", "monster:troll", "do:move", "region:10")
    table.luck(0).point("monster:garm", "region:9")
    assert table.prompt != "monsters_activate"


@clause("LR-EX13", "LR-21.8", "LR-21.9")
@pytest.mark.parametrize(
    ("seats", "slain", "slayers", "hunted"),
    [
        (3, 2, 0, True),
        (3, 1, 1, True),
        (3, 0, 2, True),
        (3, 1, 0, False),
        (3, 0, 1, False),
        (2, 1, 0, True),
        (2, 0, 0, False),
    ],
)
def test_the_boss_is_hunted_by_a_slayer(seats: int, slain: int, slayers: int, hunted: bool) -> None:
    given = Given(seats).hero(0, 8).loki(8).monster("garm", 8)
    given.s.players[0].slain, given.s.players[0].slayers = list(range(slain)), slayers
    assert ("boss:loki" in special(given).point("action:monsters").offered) == hunted


@clause("LR-26.1", "LR-26.2", "LR-26.4", "LR-26.10", "LR-26.11", "LR-26.8", "LR-6.12", "LR-34.9")
def test_a_hunt_begins_with_cards_for_might_and_two_attacks() -> None:
    given = Given(3).hero(0, 8).monster("garm", 8).attributes(0, might=4).hand(0, "axe", "bow")
    table = special(given).point("action:monsters", "monster:garm")
    assert len(table.hand(0)) == 6
    assert (table.prompt, table.seat, len(table.offered)) == ("hunt_attack", 2, 2)
    assert table.table["decks"]["attack"]["left"] == 12
    assert len(table.match.view(2)["table"]["hunt"]["hand_cards"]) == 2
    for audience in (0, 1, SPECTATOR):
        assert table.match.view(audience)["table"]["hunt"]["hand_cards"] is None


@clause("LR-26.3", "LR-26.5", "LR-38.7")
@pytest.mark.parametrize(("seats", "ring", "side"), [(4, 1, 1), (4, 0, 3), (4, -1, 3), (2, -1, 1), (2, 0, 1)])
def test_who_plays_the_monsters_side(seats: int, ring: int, side: int) -> None:
    given = Given(seats).hero(0, 8).monster("garm", 8).monster("troll", 9)
    given.s.foes[MONSTERS.index("garm")].ring = ring
    assert special(given).point("action:monsters", "monster:garm").seat == side


# --- the Monster's round ---------------------------------------------------------------------------------------------


@clause(
    "LR-EX8", "LR-27.2", "LR-27.3", "LR-27.5", "LR-27.6", "LR-27.13", "LR-27.15", "LR-27.16", "LR-27.19", "LR-27.20"
)
def test_the_example_of_the_rulebook() -> None:
    given = Given(3).attributes(0, wisdom=3).hand(0, "spear", "spear").top("axe", "bow")
    table = play(attacked(given, "special_2", "roar"), "special_2")
    assert table.table["hunt"]["attack"] == "card:special_2"
    assert "card:roar" in table.table["decks"]["attack"]["discards"]
    play(table, "spear", "spear")
    assert injuries(table) == 0
    assert table.hand(0) == ["axe", "bow"]
    assert table.table["hunt"]["hand"] == 2
    assert (table.prompt, table.table["hunt"]["attack"]) == ("hunt_slot", None)


@clause("LR-27.1", "LR-29.3", "LR-29.6")
def test_an_empty_deck_ends_the_hunt_though_the_monster_holds_cards() -> None:
    table = attacked(Given(3), "claw_1", deck=0).point("attribute:might")
    assert (table.table["hunt"], injuries(table)) == (None, 1)
    assert len(table.table["decks"]["attack"]["discards"]) == 14


@clause("LR-27.7", "LR-27.8", "LR-27.9", "LR-41.39", "LR-41.41", "LR-41.14", "LR-27.11")
@pytest.mark.parametrize(
    ("shield", "attack", "defended"),
    [("shield", "blow_2", True), ("round_shield", "claw_3", True), ("shield", "roar", False), ("bow", "claw_1", False)],
)
def test_a_shield_defends_by_itself_where_shields_help(shield: str, attack: str, defended: bool) -> None:
    table = play(attacked(Given(3).hand(0, shield), attack), attack, shield)
    assert table.events("attack_answered")[0]["defended"] == defended


@clause("LR-27.17", "LR-27.10", "LR-27.21", "LR-27.4")
def test_the_weak_spot_counts_without_a_defence() -> None:
    given = led(Given(3).attributes(0, wisdom=6).top("axe", "bow"), "ragnar")
    table = play(attacked(given, "claw_1"), "claw_1").point("attribute:might")
    assert table.hand(0) == ["axe", "bow"]


@clause("LR-27.18")
def test_an_injury_of_wisdom_counts_for_the_weak_spot() -> None:
    given = led(Given(3).attributes(0, wisdom=6), "ragnar")
    table = play(attacked(given, "claw_1"), "claw_1").point("attribute:wisdom")
    assert len(table.hand(0)) == 1


@clause("LR-42.15", "LR-42.16")
@pytest.mark.parametrize(("attack", "n"), [("claw_1", 1), ("blow_1", 2)])
def test_claws_injure_once_and_blows_twice(attack: str, n: int) -> None:
    table = play(attacked(Given(3), attack), attack)
    for which in ("might", "authority")[:n]:
        table.point(f"attribute:{which}")
    assert (injuries(table), table.prompt) == (n, "hunt_slot")


@clause("LR-29.2", "LR-6.16", "LR-27.14", "LR-29.6")
def test_an_injury_too_many_ends_the_hunt() -> None:
    table = play(attacked(Given(3).injured(0, "might", "wisdom"), "blow_1"), "blow_1")
    assert (table.table["hunt"], injuries(table)) == (None, 3)
    assert not table.events("weak_spot")


@clause("LR-29.2", "LR-29.3", "LR-29.4", "LR-29.5")
def test_a_hunt_that_fails_says_by_which_clause() -> None:
    empty = attacked(Given(3), "claw_1", deck=0)
    ended = play(attacked(Given(3), "shake_off"), "shake_off")
    given_up = wounding(Given(3).hand(0, "shield")).point("do:done")
    assert [one.table["hunt"]["why"] for one in (empty, ended, given_up)] == ["LR-29.3", "LR-29.4", "LR-29.5"]

    injured, watch = attacked(Given(3).injured(0, "might", "wisdom"), "blow_1"), Watch([SPECTATOR])
    view = injured.match.view(SPECTATOR)
    assert view["table"]["hunt"]["why"] is None
    watch.during(injured.match, lambda: play(injured, "blow_1"))
    for frame in watch.frames[SPECTATOR]:
        view = apply(view, frame.patch)
        if frame.event and frame.event["kind"] == "hunt_over":
            assert view["table"]["hunt"]["why"] == "LR-29.2"
            break
    else:
        pytest.fail("the Hunt is not over")


@works("frenzy_2")
@clause("LR-42.17")
def test_frenzy_injures_and_takes_a_card_at_random() -> None:
    table = attacked(Given(3).hand(0, "axe", "sword"), "frenzy_2").luck(1)
    table = play(table, "frenzy_2", "do:done").point("attribute:might")
    assert "sword" not in table.hand(0)
    assert table.hand(0)[0] == "axe"


@works("lunge")
@clause("LR-42.18", "LR-42.19")
def test_a_lunge_takes_cards_down_to_wisdom_or_injures() -> None:
    table = play(attacked(Given(3).hand(0, "axe", "bow", "sword"), "lunge"), "lunge", "do:done")
    assert table.prompt == "card_discard"
    play(table, "bow")
    assert (injuries(table), table.hand(0)[:2]) == (0, ["axe", "sword"])
    table = play(attacked(Given(3).hand(0, "axe", "bow"), "lunge"), "lunge", "do:done")
    assert table.prompt == "injury_take"
    given = Given(3).attributes(0, wisdom=3).hand(0, "axe", "bow", "sword", "spear", "shield")
    table = play(attacked(given, "lunge"), "lunge", "do:done", "axe", "bow")
    assert table.prompt == "hunt_slot"


@works("shake_off")
@clause("LR-42.21", "LR-29.4")
def test_shake_off_ends_the_hunt() -> None:
    table = play(attacked(Given(3), "shake_off"), "shake_off").point("attribute:might")
    assert (table.table["hunt"], injuries(table)) == (None, 1)


@works("roar")
@clause("LR-42.22", "LR-28.18")
def test_a_roar_limits_the_cards_of_the_next_round() -> None:
    given = Given(3).hand(0, "spear", "spear", "spear", "bow", "bow")
    table = play(attacked(given, "roar"), "roar", "do:done")
    assert table.table["hunt"]["most_cards"] == 2
    play(table, "wound:garm.1", "spear", "wound:garm.2", "bow")
    assert table.prompt == "hunt_attack"


@works("fangs")
@clause("LR-42.23", "LR-42.24", "LR-6.9")
def test_fangs_injure_and_lower_the_highest_token() -> None:
    given = Given(3).attributes(0, might=4, wisdom=4)
    table = play(attacked(given, "fangs"), "fangs").point("attribute:authority")
    assert (table.prompt, table.offered) == ("attribute_lower", ["attribute:might", "attribute:wisdom"])
    assert table.point("attribute:might").attributes(0)[1:] == (3, 4)
    table = play(attacked(Given(3), "fangs"), "fangs").point("attribute:authority")
    assert table.prompt == "hunt_slot"


@works("jotunn/special")
@clause("LR-42.20", "LR-43.5")
def test_jotunn_takes_the_card_of_highest_value() -> None:
    given = Given(3).hand(0, "sword", "axe", "bow")
    table = play(attacked(given, "special_1", foe="jotunn"), "special_1", "do:done").point("attribute:might")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:axe"]
    play(table, "axe")
    assert table.hand(0)[:2] == ["sword", "bow"]


@works("troll/special", "garm/special", "nidhogg/special")
@clause("LR-43.8", "LR-43.18", "LR-43.24")
def test_special_attacks_that_reach_into_the_next_round() -> None:
    table = play(attacked(Given(3), "special_1", foe="troll"), "special_1").point("attribute:might")
    assert table.table["hunt"]["hand"] == 3
    table = play(attacked(Given(3), "special_1", foe="garm"), "special_1").point("attribute:might")
    assert table.table["hunt"]["most_wounds"] == 1
    table = play(attacked(Given(3), "special_1", foe="nidhogg"), "special_1").point("attribute:might")
    assert table.table["hunt"]["rage"] == 2


@clause("LR-43.11", "LR-43.15")
@pytest.mark.parametrize(("foe", "given"), [("draugr", Given(3).hand(0, "bow")), ("fafnir", Given(3).runes(0, uruz=1))])
def test_what_cannot_be_given_up_is_an_injury(foe: str, given: Given) -> None:
    table = play(attacked(given, "special_1", foe=foe), "special_1")
    while table.prompt in ("hunt_defend", "card_discard"):
        table.point("do:done" if table.prompt == "hunt_defend" else table.offered[0])
    assert table.prompt == "injury_take"
    assert (table.runes(0), injuries(table.point("attribute:might"))) == ({}, 1)


@clause("LR-43.11", "LR-43.15")
@pytest.mark.parametrize("foe", ["draugr", "fafnir"])
def test_two_are_given_up_and_no_more(foe: str) -> None:
    given = Given(3).hand(0, "bow", "bow", "bow").runes(0, uruz=3)
    table = play(attacked(given, "special_1", foe=foe), "special_1", "do:done")
    while table.prompt != "hunt_slot":
        table.point(table.offered[0])
    given_up = (2, {"uruz": 3}) if foe == "draugr" else (0, {"uruz": 1})
    assert (len(table.events("card_discarded")), table.runes(0), injuries(table)) == (*given_up, 0)


@works("loki/special")
@clause("LR-44.8", "LR-44.9", "LR-44.10")
def test_loki_sees_the_hand_and_takes_a_card() -> None:
    table = play(attacked(Given(3).hand(0, "axe", "bow"), "special_3", foe="loki"), "special_3", "do:done")
    assert (table.prompt, table.seat) == ("hunt_loki_discard", 2)
    assert len(table.offered) == 2
    shown = [event["card"] for event in table.events("card_shown")]
    assert [ref.partition(".")[0] for ref in shown] == ["card:axe", "card:bow"]
    hand = table.s.players[0].hand
    for mind in table.s.minds:  # everybody can tell each of these cards from all others
        assert all(mind.count(mind[token]) == 1 for token in hand)
    play(table, "axe").point("attribute:might")
    assert table.hand(0)[0] == "bow"


@works("bearded_axe/hunt")
@clause("LR-27.12", "LR-41.31")
def test_a_bearded_axe_lowers_the_next_rage() -> None:
    given = Given(3).hand(0, "bearded_axe", "spear")
    table = play(wounding(given, "claw_1", foe="garm"), "wound:garm.4", "bearded_axe", "do:apply")
    assert table.table["hunt"]["rage"] == -1
    while table.prompt != "hunt_slot":
        table.point(table.offered[0])
    play(table, "do:done", "claw_1", "spear", "do:done")
    assert table.events("attack_answered")[-1]["rage"] == 2


# --- the Hero's round ------------------------------------------------------------------------------------------------


@works("dwarven_hammer/hunt")
@clause(
    "LR-28.1", "LR-28.2", "LR-28.3", "LR-28.4", "LR-28.7", "LR-28.8", "LR-28.13", "LR-28.14", "LR-41.28", "LR-41.35"
)
def test_cards_cover_slots_of_their_symbols() -> None:
    """Garm: spear, bow, sword, axe, spear, sword, bow."""
    given = Given(3).hand(0, "twin_blades", "bow", "shield", "dwarven_hammer")
    given.s.foes[4].wounds[1] = 1
    table = wounding(given)
    assert table.offered == [*(f"wound:garm.{slot}" for slot in (1, 3, 4, 5, 6, 7)), "do:done"]
    assert table.refused == {"wound:garm.2": "LR-28.7"}
    table.point("wound:garm.3")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:twin_blades", "card:dwarven_hammer"]
    play(table, "twin_blades", "wound:garm.5", "dwarven_hammer")
    assert table.table["monsters"]["garm"]["wounds"] == [None, 1, 0, None, 0, None, None]
    assert len(table.table["decks"]["combat"]["discards"]) == 2


@clause("LR-28.5", "LR-41.16", "LR-41.17", "LR-41.18", "LR-41.19", "LR-41.21", "LR-41.23")
@pytest.mark.parametrize(
    ("first", "second"), [("spear", "spear_wall"), ("spear_wall", "spear"), ("bow", "hunting_bow")]
)
def test_a_pair_covers_a_slot_of_any_symbol(first: str, second: str) -> None:
    table = play(wounding(Given(3).hand(0, first, second)), "wound:garm.3", first)
    assert table.prompt == "hunt_partner"
    play(table, second)
    assert table.table["monsters"]["garm"]["wounds"][2] == 0
    if table.prompt == "hunt_effect":
        table.point("do:decline")
    assert len(table.table["decks"]["combat"]["discards"]) == 2


@clause("LR-28.6", "LR-28.15", "LR-29.5")
def test_without_a_wound_the_hunt_fails() -> None:
    table = wounding(Given(3).hand(0, "shield"))
    assert table.offered == ["do:done"]
    table.point("do:done", "attribute:might")
    assert (table.table["hunt"], injuries(table)) == (None, 1)
    assert wounding(Given(3)).prompt == "injury_take"


@clause("LR-28.16", "LR-26.12", "LR-29.25")
def test_after_a_wound_the_hunter_may_end_the_round() -> None:
    table = play(wounding(Given(3).hand(0, "bow", "sword")), "wound:garm.2", "bow", "do:done")
    assert (table.prompt, table.seat) == ("hunt_attack", 2)
    assert table.table["monsters"]["garm"]["wounds"][1] == 0


@works("hunting_bow/hunt", "hammer/hunt")
@clause("LR-28.9", "LR-28.10", "LR-28.11", "LR-41.25", "LR-41.33")
def test_effects_beside_the_wound_are_the_hunters_choice() -> None:
    table = play(wounding(Given(3).hand(0, "hunting_bow").top("axe")), "wound:garm.2", "hunting_bow")
    assert (table.prompt, table.offered) == ("hunt_effect", ["do:apply", "do:decline"])
    assert table.point("do:apply").hand(0) == ["axe"]
    table = play(
        wounding(Given(3).hand(0, "hammer", "bow"), "claw_1", "roar", foe="jotunn"), "wound:jotunn.4", "hammer"
    )
    assert table.luck(0).point("do:apply").table["hunt"]["hand"] == 1
    table = play(wounding(Given(3).hand(0, "hammer", "bow"), "claw_1", foe="jotunn"), "wound:jotunn.4", "hammer")
    assert table.prompt == "hunt_slot"


@clause("LR-28.12", "LR-29.10", "LR-29.12", "LR-29.13", "LR-29.14", "LR-29.15", "LR-43.2")
def test_rewards_are_gained_at_once() -> None:
    """Garm: army at 1, realm at 4, priest at 6, rune at 7."""
    table = play(wounding(Given(3).hand(0, "spear", "bow").armies(0, 16, 2)), "wound:garm.1", "spear")
    assert table.armies(0, 16) == [3]
    table = play(
        wounding(Given(3).hand(0, "axe", "bow")),
        "wound:garm.4",
        "axe",
    ).point("realm:alfheim")
    assert (table.player(0)["allied"], len(table.hand(0))) == (["alfheim"], 2)
    assert play(wounding(Given(3).hand(0, "sword", "bow")), "wound:garm.6", "sword").player(0)["priests"] == 1
    table = play(wounding(Given(3).hand(0, "bow", "axe")), "wound:garm.7", "bow").point("rune:uruz")
    assert table.runes(0) == {"uruz": 1}


@clause("LR-29.11", "LR-29.15")
def test_a_reward_that_cannot_be_gained_lapses() -> None:
    given = Given(3).hand(0, "axe", "bow")
    given.allied(0, "muspelheim", "jotunheim", "niflheim", "vanaheim", "alfheim", "svartalfheim")
    assert play(wounding(given), "wound:garm.4", "axe").prompt == "hunt_slot"


# --- the end ---------------------------------------------------------------------------------------------------------


def last_slot(given: Given, *others: int) -> Given:
    """Of Garm's slots only the second is open."""
    given.s.foes[4].wounds = [others[0], -1, *others[1:]]
    return given


@clause("LR-28.17", "LR-29.1", "LR-29.16", "LR-29.17", "LR-29.8", "LR-29.26", "LR-29.27", "LR-29.9")
def test_the_last_wound_slays_the_monster_and_brings_its_artifact() -> None:
    table = play(wounding(last_slot(Given(3).hand(0, "bow"), 1, 1, 1, 1, 0, 0)), "wound:garm.2", "bow")
    assert table.player(0)["slain"] == ["garm"]
    assert table.player(1)["slayers"] == 1
    assert table.table["artifacts"]["gnipa_chain"]["holder"] == 0
    assert (table.table["hunt"], injuries(table)) == (None, 0)


@clause("LR-29.26", "LR-29.28", "LR-29.8")
def test_the_artifact_comes_after_the_injury_when_all_slots_without_a_reward_are_covered() -> None:
    given = led(Given(3).attributes(0, authority=2, wisdom=6).hand(0, "bow", "shield"), "ragnar")
    given.s.foes[4].wounds = [-1, -1, 1, -1, 1, -1, -1]
    table = play(wounding(given), "wound:garm.2", "bow", "do:done")
    while not table.events("hunt_over"):
        table.point("do:done" if "do:done" in table.offered else table.offered[0])
    assert (table.prompt, table.table["artifacts"]["gnipa_chain"]["holder"]) == ("injury_take", None)
    table.point(next(ref for ref in table.offered if ref != "attribute:wisdom"))
    assert table.table["artifacts"]["gnipa_chain"]["holder"] == 0
    assert not table.table["monsters"]["garm"]["slain"]


@clause("LR-7.22", "LR-29.8")
def test_after_the_hunt_the_hand_goes_down_to_the_limit() -> None:
    table = wounding(Given(3).hand(0, "shield", "shield", "round_shield", "axe")).point("do:done", "attribute:might")
    assert table.prompt == "card_discard"


@works("spear/hunt")
@clause("LR-30.1", "LR-30.2", "LR-30.4", "LR-30.5", "LR-30.11")
def test_a_slot_of_loki_takes_two_symbols_at_once() -> None:
    """Loki: spear+bow, sword+spear, axe+bow, sword+hammer, spear+bow."""
    table = wounding(Given(3).hand(0, "spear_wall", "bow", "sword"), foe="loki")
    assert table.offered == ["wound:loki.1", "wound:loki.2", "wound:loki.5", "do:done"]
    play(table, "wound:loki.1", "bow")
    assert table.table["boss"]["wounds"][0] is None
    play(table, "spear_wall")
    assert table.table["boss"]["wounds"][0] == 0
    table = wounding(Given(3).hand(0, "spear", "spear", "bow"), foe="loki")
    assert "wound:loki.3" in table.offered
    play(table, "wound:loki.3", "spear", "spear", "symbol:axe", "bow")
    assert table.table["boss"]["wounds"][2] == 0


@clause("LR-EX17", "LR-30.3", "LR-30.10")
def test_a_card_for_either_symbol_leaves_the_other_to_be_served() -> None:
    table = play(wounding(Given(3).hand(0, "dwarven_hammer", "bow"), foe="loki"), "wound:loki.1", "dwarven_hammer")
    assert (table.prompt, table.offered) == ("hunt_symbol", ["symbol:spear"])
    play(table, "symbol:spear", "bow")
    assert table.table["boss"]["wounds"][0] == 0


@clause("LR-30.6", "LR-44.11", "LR-29.7", "LR-30.8")
def test_loki_regenerates_after_a_hunt_that_fails() -> None:
    given = Given(3).hand(0, "shield")
    given.s.boss.wounds = [0, 0, 0, 0, -1]
    table = wounding(given, foe="loki").point("do:done", "attribute:might")
    assert set(table.table["boss"]["wounds"]) == {None}
    assert injuries(table) == 1


@clause("LR-30.7", "LR-36.7")
def test_whoever_slays_loki_wins() -> None:
    given = Given(3).hand(0, "spear_wall", "bow")
    given.s.boss.wounds = [0, 0, 0, 0, -1]
    outcome = play(wounding(given, foe="loki"), "wound:loki.5", "spear_wall", "bow").match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.clause) == ((0,), "slayer", "LR-36.7")


# --- Blessings -------------------------------------------------------------------------------------------------------


@works("thunder_charge")
@clause("LR-49.23")
def test_a_thunder_charge_brings_a_card_more() -> None:
    given = owning(Given(3).hero(0, 8).monster("garm", 8), "thunder_charge")
    assert len(special(given).point("action:monsters", "monster:garm").hand(0)) == 3


@works("iron_gloves")
@clause("LR-49.24")
def test_iron_gloves_count_one_more_if_a_card_was_played() -> None:
    table = play(attacked(owning(Given(3).hand(0, "spear"), "iron_gloves"), "claw_1"), "claw_1", "spear")
    assert table.events("attack_answered")[0]["value"] == 3
    table = play(attacked(owning(Given(3).hand(0, "spear"), "iron_gloves"), "claw_1"), "claw_1", "do:done")
    assert table.events("attack_answered")[0]["value"] == 0


@works("trophy_taker")
@clause("LR-49.28", "LR-49.29")
def test_a_trophy_taker_draws_for_the_first_reward_gained() -> None:
    given = owning(Given(3).hand(0, "spear", "sword", "sword").top("axe", "hammer"), "trophy_taker")
    table = play(wounding(given), "wound:garm.1", "spear", "wound:garm.6", "sword")
    assert table.hand(0) == ["sword", "axe"]


@clause("LR-49.29", "LR-29.15")
def test_a_trophy_taker_draws_nothing_for_a_priest_when_all_are_out() -> None:
    given = Given(3).hand(0, "spear", "sword", "sword").top("axe").priests(0, 2).praying("odin", 0, 0)
    table = play(wounding(owning(given, "trophy_taker")), "wound:garm.6", "sword")
    assert (table.hand(0), table.player(0)["priests"]) == (["spear", "sword"], 2)
    assert play(table, "wound:garm.1", "spear").hand(0) == ["sword"]  # nor for an Army when none can be raised


# --- limits of a round, and what is laid away ------------------------------------------------------------------------


@clause("LR-42.22", "LR-28.18", "LR-30.10", "LR-49.34")
def test_with_two_cards_in_a_round_no_pair_serves_half_of_the_boss() -> None:
    """Slot 4 shows sword and hammer; a pair of spears for one of them would be a third card."""
    given = Given(3).hand(0, "sword", "hammer", "spear", "spear")
    attacked(given, "claw_1", foe="loki")
    assert given.s.hunt is not None
    given.s.hunt.most_cards = 2
    table = play(given.at(["hunt_over"], ["begin_round"]), "wound:loki.4")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:sword", "card:hammer"]


@clause("LR-42.22", "LR-49.34", "LR-49.35")
def test_with_two_cards_in_a_round_the_bane_still_serves() -> None:
    given = owning(Given(3).hand(0, "sword", "axe"), "giants_bane")
    attacked(given, "claw_1", foe="loki")
    assert given.s.hunt is not None
    given.s.hunt.most_cards = 2
    table = play(given.at(["hunt_over"], ["begin_round"]), "wound:loki.4")
    assert [ref.partition(".")[0] for ref in table.offered] == ["card:sword", "card:axe"]


@clause("LR-29.2", "LR-29.8", "LR-27.14")
def test_a_hunt_that_ends_in_an_attack_leaves_the_defence_on_the_discard_pile() -> None:
    given = Given(3).injured(0, "authority", "might", "wisdom").hand(0, "spear", "bow")
    table = play(attacked(given, "claw_3"), "claw_3", "spear", "do:done")
    discards = table.table["decks"]["combat"]["discards"]
    assert [ref.partition(".")[0] for ref in discards] == ["card:spear"]
    assert table.table["hunt"] is None


@clause("LR-42.22", "LR-43.18", "LR-28.18")
@pytest.mark.parametrize(("attack", "limits"), [("roar", (2, 0)), ("special_1", (0, 1))])
def test_an_attack_limits_the_cards_or_the_wounds_of_the_next_round(attack: str, limits: tuple[int, int]) -> None:
    table = play(attacked(Given(3), attack), attack)
    if table.prompt == "injury_take":
        table.point("attribute:might")
    assert table.s.hunt is not None
    assert (table.s.hunt.most_cards, table.s.hunt.most_wounds) == limits


@clause("LR-28.18", "LR-42.22", "LR-43.18", "LR-28.16")
@pytest.mark.parametrize(("attack", "most"), [("roar", 2), ("special_1", 1)])
def test_a_limit_is_reached_in_its_round_and_gone_in_the_one_after(attack: str, most: int) -> None:
    given = Given(3).hand(0, "sword", "bow", "bow", "spear", "axe").allied(0, *REALMS).armies(0, 16, 6)
    table = play(attacked(given, attack, deck=3), attack, "do:done")
    if attack == "special_1":
        table.point("attribute:might")
    wounds = ["wound:garm.6", "sword", "wound:garm.2", "bow", "wound:garm.1", "spear", "wound:garm.4", "axe"]
    play(table, *wounds[: 2 * most])
    assert (table.prompt, table.seat) == ("hunt_attack", 2)
    play(table, "claw_3", "do:done").point("attribute:wisdom")
    play(table, *wounds[2 * most :])
    assert (table.prompt, table.table["hunt"]["dealt"]) == ("hunt_slot", 4 - most)


@clause("LR-42.22", "LR-49.35", "LR-30.5")
def test_with_two_cards_in_a_round_the_bane_and_a_pair_are_too_many_for_the_boss() -> None:
    given = owning(Given(3).hand(0, "axe", "spear", "spear"), "giants_bane")
    attacked(given, "claw_1", foe="loki")
    assert given.s.hunt is not None
    given.s.hunt.most_cards = 2
    table = given.at(["hunt_over"], ["begin_round"])
    assert table.refused["wound:loki.4"] == "LR-28.2"


@clause("LR-42.22", "LR-28.18", "LR-28.5", "LR-49.34")
def test_after_a_roar_the_bane_serves_where_a_pair_would_be_a_third_card() -> None:
    """Slot 4 shows sword and hammer: the spear wall counts as a hammer, or as a sword with another spear."""
    given = owning(Given(3).hand(0, "spear_wall", "spear", "sword"), "giants_bane")
    table = play(attacked(given, "roar", foe="loki"), "roar", "do:done", "wound:loki.4", "spear_wall")
    assert (table.prompt, table.offered) == ("hunt_partner", ["card:giants_bane"])


@clause("LR-27.6", "LR-27.7")
@pytest.mark.parametrize(("card", "answer"), [("axe", "ward"), ("shield", "shield"), ("bow", "hit")])
def test_how_an_attack_was_answered_is_told(card: str, answer: str) -> None:
    table = play(attacked(Given(3).hand(0, card), "claw_3"), "claw_3", card)
    assert table.events("attack_answered")[-1]["answer"] == answer
