"""Who is asked when: battles of three and more, the end of phase 2, and the phases after it."""

from meadhall.testing import clause

from .playing import BEAR, RAVEN, SERPENT, WOLF, Given, card, figure, fjord, province, warrior
from .test_battle import gimle, totals


@clause("BR-5.43", "BR-5.44", "BR-5.45")
def test_the_late_window_goes_clockwise() -> None:
    given = Given(age=2).put(SERPENT, "gimle", 1).put(BEAR, "gimle", 1).put(RAVEN, "gimle", 1)
    for seat in (SERPENT, BEAR, RAVEN):
        given.hand(seat, "a2-heimdalls-eye")
    given.hand(SERPENT, "a1-tyrs-bash").hand(BEAR, "a1-tyrs-smash").hand(RAVEN, "a1-tyrs-smash")
    table = given.turn(SERPENT).point("do:pillage", province("gimle")).decline()
    table.cards({SERPENT: "a1-tyrs-bash", BEAR: "a1-tyrs-smash", RAVEN: "a1-tyrs-smash"})
    asked = [table.seat]
    for ref in ("do:pass", "do:pass", table.in_hand(RAVEN, "a2-heimdalls-eye"), "do:pass"):
        table.point(ref)
        asked.append(table.seat)
    assert asked == [SERPENT, BEAR, RAVEN, SERPENT, BEAR]  # the raven has no hand left
    table.point("do:pass")
    assert totals(table) == [1 + 2, 1 + 3, 1 + 3 + 2]


@clause("BR-5.43", "BR-5.48")
def test_the_late_window_passes_over_empty_hands_clockwise() -> None:
    given = gimle(age=2).put(SERPENT, "gimle", 1).hand(WOLF, "a1-tyrs-bash")
    for seat in (RAVEN, SERPENT):
        given.hand(seat, "a1-tyrs-smash", "a2-heimdalls-eye")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash", RAVEN: "a1-tyrs-smash", SERPENT: "a1-tyrs-smash"})
    assert table.seat == RAVEN
    table.point("do:pass")
    assert table.seat == SERPENT
    table.point("do:pass")
    assert totals(table) == [4, 4, 4]


@clause("BR-14.10", "BR-5.56")
def test_a_late_card_taken_back_has_been_seen_by_all() -> None:
    given = gimle(age=2, wolves=3).hand(RAVEN, "a1-lord-of-hammers", "a2-heimdalls-eye", "a1-tyrs-bash")
    table = given.hand(WOLF, "a2-tyrs-rage").pillage(WOLF, "gimle")
    table.cards({WOLF: "a2-tyrs-rage", RAVEN: "a1-lord-of-hammers"}).point(card("a2-heimdalls-eye"), "do:pass")
    assert set(table.clan(RAVEN)["known_cards"]) == {card("a1-lord-of-hammers"), card("a2-heimdalls-eye")}
    assert len(table.hand(RAVEN)) == 3


@clause("BR-1.59", "BR-5.37")
def test_quests_are_counted_from_the_pillager_clockwise() -> None:
    given = gimle(age=3).put(SERPENT, "gimle", 1).sheet(WOLF, "a3-tyrs-wrath").sheet(SERPENT, "a1-tyrs-domain")
    given.hand(WOLF, "a1-quest-alfheim").hand(SERPENT, "a1-quest-manheim")
    table = given.turn(SERPENT).point("do:pillage", province("gimle")).decline()
    table.cards({WOLF: "a1-quest-alfheim", SERPENT: "a1-quest-manheim"})
    assert (table.prompt, table.seat, table.offered) == ("quest_as_strength", SERPENT, ["count:3", "count:0"])
    table.point("count:3")
    assert (table.prompt, table.seat, table.offered) == ("quest_as_strength", WOLF, ["count:5", "count:0"])
    table.point("count:5")
    assert totals(table) == [1 + 3, 2 + 5, 1]


@clause("BR-5.42", "BR-5.48")
def test_a_late_card_follows_the_watch_too() -> None:
    given = (
        gimle(age=3).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash", "a2-heimdalls-eye").hand(RAVEN, "a3-heimdalls-watch")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: "a3-heimdalls-watch"})
    assert table.prompt == "battle_card"  # the window opens after the battle's last reveal
    table.cards({WOLF: "a1-tyrs-bash"})
    assert (table.prompt, table.offered) == ("late_card", [card("a2-heimdalls-eye"), "do:pass"])
    assert table.table["pillage"]["step"] == 8
    table.point(card("a2-heimdalls-eye"))
    assert totals(table) == [2 + 2 + 2, 1]


@clause("BR-5.51", "BR-5.53")
def test_what_is_told_of_a_battle() -> None:
    table = gimle(wolves=3, ravens=1).put(SERPENT, "north_west", ship=True).pillage(WOLF, "gimle")
    (won,) = table.events("battle_won")
    assert (won["seat"], won["total"], won["against"]) == (WOLF, 3, 2)
    assert table.table["pillage"] is None


@clause("BR-12.96", "BR-5.55")
def test_a_card_bought_back_is_not_discarded() -> None:
    given = gimle(age=2).sheet(WOLF, "a2-tyrs-prowess").hand(WOLF, "a1-tyrs-bash", "a2-heimdalls-eye")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash"}).point(card("a2-heimdalls-eye"))
    table.point(card("a1-tyrs-bash"))
    assert table.offered == [card("a2-heimdalls-eye"), "do:done"]
    table.point("do:done")
    assert table.hand(WOLF) == ["a1-tyrs-bash"]
    assert not table.gone("a1-tyrs-bash")
    assert table.gone("a2-heimdalls-eye")


@clause("BR-12.80", "BR-1.22", "BR-5.2")
def test_tyrs_challenge_needs_a_figure_and_standing_land() -> None:
    # Myrkulor was pillaged in an earlier age and has fallen since; the ship in its fjord does not reach it.
    given = Given(age=2).sheet(WOLF, "a2-tyrs-challenge").put(WOLF, "north_west", ship=True)
    table = given.pillaged("myrkulor", "gimle", "andlang", "yggdrasil").turn().point("do:challenge")
    assert table.offered == [province("gimle")]
    assert table.refused[province("myrkulor")] == "BR-1.22"
    assert table.refused[province("andlang")] == "BR-5.2"
    assert table.refused[province("yggdrasil")] == "BR-5.4"


@clause("BR-5.59", "BR-12.86")
def test_the_dead_of_one_clan_are_out_before_the_next_is_asked() -> None:
    given = Given(age=2).put(WOLF, "gimle", 1).put(RAVEN, "gimle", 1).put(SERPENT, "gimle", 1, leader=True)
    given.sheet(RAVEN, "a2-friggas-protection").hand(SERPENT, "a2-tyrs-rage")
    table = given.pillage(WOLF, "gimle").cards({SERPENT: "a2-tyrs-rage"})
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)
    assert table.dead(WOLF) == {"warrior": 1}
    assert table.at("gimle", RAVEN) == {"warrior": 1}
    table.point(warrior(RAVEN, "gimle"))
    assert table.dead(RAVEN) == {}


@clause("BR-4.18", "BR-4.20", "BR-4.52", "BR-12.60")
def test_rage_that_goes_to_a_passed_seat_may_end_the_phase() -> None:
    # The wolf's last Rage paid Tyr's Challenge, the serpent's goes to a raven that has passed: that is the end, and
    # the Rage of Thor's Ascension comes after it.
    given = Given(age=3).sheet(WOLF, "a2-tyrs-challenge").clan(WOLF, rage=2).clan(BEAR, rage=0).pillaged("gimle")
    given.clan(RAVEN, rage=0, passed=True).clan(SERPENT, rage=1).put(WOLF, "gimle", 1).put(RAVEN, "gimle", 1)
    given.put(SERPENT, "gimle", 2).hand(SERPENT, "a3-thors-ascension").hand(RAVEN, "a1-lokis-trickery")
    table = given.turn().point("do:challenge", province("gimle"))
    table.cards({SERPENT: "a3-thors-ascension", RAVEN: "a1-lokis-trickery"})
    assert table.events("battle_won")[0]["seat"] == SERPENT
    assert table.events("rage")[0]["rage"] == 3
    assert [event["because"] for event in table.events("actions_over")] == ["rage"]
    assert table.match.over  # no turn followed, and the last age went to its end
    assert table.events("passed") == []
    # A raven that has not passed keeps the phase open with the same Rage.
    given = gimle(age=3).clan(WOLF, rage=1).clan(RAVEN, rage=0).clan(SERPENT, rage=0).clan(BEAR, rage=0, passed=True)
    given.hand(WOLF, "a3-thors-ascension").hand(RAVEN, "a1-lokis-trickery")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-thors-ascension", RAVEN: "a1-lokis-trickery"})
    assert (table.prompt, table.seat) == ("choose_action", RAVEN)
    assert (table.rage(WOLF), table.rage(RAVEN)) == (3, 1)


@clause("BR-4.17", "BR-4.20")
def test_the_end_of_the_phase_is_told_once() -> None:
    # Both ends are met in one action: the last Rage buys a card back, then the last land is pillaged.
    given = Given(age=2, lost=("myrkulor",)).sheet(WOLF, "a2-tyrs-prowess").clan(WOLF, rage=1).token("gimle", "axes")
    given.pillaged("elvagar", "angerboda", "horgr", "utgard", "andlang", "yggdrasil")
    given.put(WOLF, "gimle", 2).put(RAVEN, "gimle", 1).hand(WOLF, "a1-tyrs-bash")
    for seat in (RAVEN, SERPENT, BEAR):
        given.clan(seat, rage=0)
    table = given.turn().point("do:pillage", province("gimle")).cards({WOLF: "a1-tyrs-bash"})
    table.point(card("a1-tyrs-bash"))
    assert [event["because"] for event in table.events("actions_over")] == ["rage"]
    assert table.steps(WOLF) == (1, 2, 1)
    assert table.phase == "discard"


@clause("BR-7.38", "BR-7.39", "BR-12.87")
def test_a_frost_giant_of_a_loser_pays_nobody() -> None:
    given = (
        Given(age=3).sheet(RAVEN, "a3-frost-giant", "a2-friggas-protection").put(RAVEN, "gimle", monster="frost_giant")
    )
    given.put(WOLF, "gimle", 2).token("gimle", "axes").hand(WOLF, "a3-tyrs-rage")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-tyrs-rage"}).point("monster:frost_giant")
    assert table.at("gimle", RAVEN) == {"frost_giant": 1}  # saved, it still stands there
    assert (table.steps(WOLF), table.steps(RAVEN)) == ((1, 2, 1), (1, 1, 1))


@clause("BR-1.67", "BR-12.56", "BR-12.58")
def test_friggas_grace_is_lost_when_only_the_tokens_stat_could_rise() -> None:
    given = gimle().clan(WOLF, stats=(1, 6, 6)).hand(WOLF, "a1-friggas-grace")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert (table.prompt, table.steps(WOLF)) == ("choose_action", (2, 6, 6))


@clause("BR-1.67", "BR-12.56")
def test_which_stats_are_refused_and_why() -> None:
    given = gimle().clan(WOLF, stats=(1, 6, 1)).hand(WOLF, "a1-friggas-grace")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert table.offered == ["stat:horns"]
    assert dict(table.refused) == {"stat:rage": "BR-12.56", "stat:axes": "BR-1.67"}


# --- from phase to phase -------------------------------------------------------------------------------------------


@clause("BR-3.2", "BR-3.4", "BR-3.5", "BR-4.1", "BR-4.2", "BR-4.17")
def test_the_next_age_has_its_own_actions() -> None:
    given = Given().hand(WOLF, "a1-tyrs-bash").quests(RAVEN, "a1-quest-alfheim").put(RAVEN, "gimle", 1)
    table = given.turn().finish_actions()
    assert (table.prompt, table.phase) == ("keep_card", "discard")
    assert table.table["active"] is None
    table.keep_none()
    assert (table.prompt, table.phase) == ("raise_stat", "quests")
    table.point("stat:rage")
    assert (table.prompt, table.phase, table.table["age"]) == ("draft_pick", "gifts", 2)
    while table.prompt == "draft_pick":
        table.together({seat: table.options_of(seat)[0] for seat in range(4)})
    assert (table.prompt, table.phase) == ("choose_action", "actions")
    assert [table.rage(seat) for seat in range(4)] == [6, 7, 6, 6]
    assert not any(table.clan(seat)["passed"] for seat in range(4))
    asked = []
    for _ in range(4):
        asked.append(table.seat)
        table.point("do:invade", figure(table.seat, "leader"), province("elvagar"))
    assert asked == [RAVEN, SERPENT, BEAR, WOLF]  # the first player marker went to the left


@clause("BR-8.10", "BR-1.58", "BR-8.15")
def test_quests_are_revealed_to_all_from_the_first_player_on() -> None:
    given = Given(first=SERPENT).quests(WOLF, "a1-quest-alfheim").quests(BEAR, "a1-quest-manheim")
    table = given.hand(WOLF, "a1-tyrs-bash").phase("discard").keep_none()
    assert [event["seat"] for event in table.events("quests_revealed")] == [BEAR, WOLF]
    gone = table.table["gone"]  # as a spectator sees it
    assert {card("a1-quest-alfheim"), card("a1-quest-manheim")} <= set(gone)
    assert card("a1-tyrs-bash") not in gone


@clause("BR-6.20")
def test_a_sea_serpent_of_another_clan_is_no_ship_of_ones_own() -> None:
    given = Given().sheet(RAVEN, "a1-sea-serpent").hand(WOLF, "a1-lokis-dragons")
    table = given.turn().point(card("a1-lokis-dragons"))
    assert (table.prompt, table.ask.about["figure"]) == ("free_invade", figure(WOLF, "ship"))
    assert table.point(fjord("north_west")).at("north_west", WOLF) == {"ship": 1}


@clause("BR-14.4", "BR-3.20")
def test_nobody_learns_which_card_was_kept() -> None:
    table = Given().hand(WOLF, "a1-tyrs-bash", "a1-thors-hammer").seen_by_all(WOLF, "a1-tyrs-bash").turn()
    assert table.clan(WOLF)["known_cards"] == [card("a1-tyrs-bash")]
    table.finish_actions().point(card("a1-tyrs-bash"))
    assert table.hand(WOLF) == ["a1-tyrs-bash"]
    assert table.clan(WOLF)["known_cards"] == []


@clause("BR-9.9")
def test_the_move_of_the_doom_token_is_told() -> None:
    table = Given().hand(WOLF, "a1-tyrs-bash").phase("discard").keep_none()
    assert [event["province"] for event in table.events("doom")] == [province("horgr")]
    last = Given(age=3).clan(WOLF, rage=1).turn().finish_actions()
    assert last.events("ragnarok")
    assert last.events("doom") == []
