"""Section 12: battle cards of Frigga, Loki and Thor."""

import pytest

from meadhall.testing import clause

from .playing import RAVEN, SERPENT, WOLF, Given, card
from .proving import idle, works
from .test_battle import gimle, totals

# --- Frigga --------------------------------------------------------------------------------------------------------


@works("a1-friggas-grace")
@clause("BR-12.55", "BR-12.56")
def test_friggas_grace_raises_another_stat() -> None:
    table = gimle().hand(WOLF, "a1-friggas-grace").pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert (table.prompt, table.offered) == ("raise_stat", ["stat:axes", "stat:horns"])
    assert table.refused["stat:rage"] == "BR-12.56"
    assert table.point("stat:horns").steps(WOLF) == (2, 1, 2)


@works("a1-friggas-grace")
@clause("BR-12.57")
@pytest.mark.parametrize("place", ["gimle", "yggdrasil"])
def test_friggas_grace_is_free_after_other_tokens(place: str) -> None:
    given = Given().put(WOLF, place, 2).put(RAVEN, place, 1).hand(WOLF, "a1-friggas-grace").token("gimle", "glory5")
    table = given.pillage(WOLF, place).cards({WOLF: "a1-friggas-grace"})
    assert table.offered == ["stat:rage", "stat:axes", "stat:horns"]


@clause("BR-12.58")
def test_friggas_grace_excludes_a_full_stat_of_the_token() -> None:
    given = gimle().clan(WOLF, stats=(6, 6, 1)).hand(WOLF, "a1-friggas-grace")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert table.offered == ["stat:horns"]
    given = gimle().clan(WOLF, stats=(5, 6, 6)).hand(WOLF, "a1-friggas-grace")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-friggas-grace"})
    assert (table.prompt, table.steps(WOLF)) == ("choose_action", (6, 6, 6))


@idle("a1-friggas-grace")
@clause("BR-12.59")
def test_friggas_grace_is_for_the_pillager() -> None:
    table = gimle(ravens=2).hand(RAVEN, "a1-friggas-grace").pillage(WOLF, "gimle").cards({RAVEN: "a1-friggas-grace"})
    assert table.events("battle_won")[0]["seat"] == RAVEN
    assert (table.prompt, table.steps(RAVEN)) == ("choose_action", (1, 1, 1))


# --- Loki ----------------------------------------------------------------------------------------------------------


@works("a1-lokis-trickery")
@clause("BR-12.60", "BR-12.61")
def test_lokis_trickery_takes_rage() -> None:
    given = gimle().clan(WOLF, rage=3).clan(RAVEN, rage=1).hand(RAVEN, "a1-lokis-trickery")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-lokis-trickery"})
    assert (table.rage(WOLF), table.rage(RAVEN)) == (2, 2)
    given = (
        Given(age=1)
        .put(SERPENT, "gimle", 1)
        .put(RAVEN, "gimle", 3)
        .clan(RAVEN, rage=0)
        .hand(SERPENT, "a1-lokis-trickery")
    )
    table = given.pillage(SERPENT, "gimle").cards({SERPENT: "a1-lokis-trickery"})
    assert (table.rage(RAVEN), table.rage(SERPENT)) == (0, 6)
    won = gimle().hand(WOLF, "a1-lokis-trickery").pillage(WOLF, "gimle").cards({WOLF: "a1-lokis-trickery"})
    assert (won.rage(WOLF), won.rage(RAVEN)) == (6, 6)


@clause("BR-12.63")
def test_stolen_rage_saves_a_figure() -> None:
    given = gimle(age=2).sheet(RAVEN, "a2-friggas-protection").clan(RAVEN, rage=0).hand(RAVEN, "a1-lokis-trickery")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a1-lokis-trickery"})
    assert (table.prompt, table.seat) == ("save_figure", RAVEN)


@idle()
@clause("BR-12.64")
@pytest.mark.parametrize("id", ["a1-lokis-trickery", "a2-lokis-backstab", "a3-lokis-poison"])
def test_loki_takes_nothing_after_a_tie(id: str) -> None:
    given = gimle(age=3, wolves=1).hand(RAVEN, id).hand(WOLF, "a1-lord-of-hammers")
    for seat in range(4):
        given.clan(seat, glory=9)
    table = given.pillage(WOLF, "gimle").cards({RAVEN: id, WOLF: "a1-lord-of-hammers"})
    assert table.events("battle_tied")
    assert [(table.rage(seat), table.glory(seat)) for seat in range(4)] == [(6, 9)] * 4
    assert (table.hand(WOLF), table.hand(RAVEN)) == (["a1-lord-of-hammers"], [id])


@works("a1-lokis-trickery", "a2-lokis-backstab")
@clause("BR-12.65")
def test_two_thieves_take_in_turn() -> None:
    given = gimle().put(SERPENT, "gimle", 1).clan(WOLF, rage=1).hand(RAVEN, "a1-lokis-trickery")
    table = given.hand(SERPENT, "a1-lokis-trickery").pillage(WOLF, "gimle")
    table.cards({RAVEN: "a1-lokis-trickery", SERPENT: "a1-lokis-trickery"})
    assert [table.rage(seat) for seat in (WOLF, RAVEN, SERPENT)] == [0, 7, 6]
    given = gimle(age=2).put(SERPENT, "gimle", 1).clan(WOLF, glory=3).hand(RAVEN, "a2-lokis-backstab")
    table = given.hand(SERPENT, "a2-lokis-backstab").pillage(WOLF, "gimle")
    table.cards({RAVEN: "a2-lokis-backstab", SERPENT: "a2-lokis-backstab"})
    assert [table.glory(seat) for seat in (WOLF, RAVEN, SERPENT)] == [0 + 3, 2, 1]


@clause("BR-12.125", "BR-12.126")
@pytest.mark.parametrize(("has", "taken"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_lokis_backstab_takes_glory_that_is_there(has: int, taken: int) -> None:
    given = gimle(age=2).clan(WOLF, glory=has).hand(RAVEN, "a2-lokis-backstab")
    table = given.pillage(WOLF, "gimle").cards({RAVEN: "a2-lokis-backstab"})
    assert (table.glory(WOLF), table.glory(RAVEN)) == (has - taken + 3, taken)


@idle("a2-lokis-backstab")
@clause("BR-12.125")
def test_lokis_backstab_of_a_winner_does_nothing() -> None:
    given = gimle(age=2).clan(RAVEN, glory=5).hand(WOLF, "a2-lokis-backstab")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a2-lokis-backstab"})
    assert (table.glory(WOLF), table.glory(RAVEN)) == (3, 5)


@works("a3-lokis-poison")
@clause("BR-12.173", "BR-12.174")
def test_lokis_poison_takes_the_winners_cards() -> None:
    given = gimle(age=3).hand(WOLF, "a1-tyrs-smite", "a3-heimdalls-gaze").hand(RAVEN, "a3-lokis-poison")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: "a3-lokis-poison"})
    table.point(card("a3-heimdalls-gaze"))
    assert sorted(table.hand(RAVEN)) == ["a1-tyrs-smite", "a3-heimdalls-gaze", "a3-lokis-poison"]
    assert table.hand(WOLF) == []
    won = gimle(age=3).hand(WOLF, "a3-lokis-poison").hand(RAVEN, "a1-quest-alfheim").pillage(WOLF, "gimle")
    won.cards({WOLF: "a3-lokis-poison", RAVEN: "a1-quest-alfheim"})
    assert won.hand(RAVEN) == ["a1-quest-alfheim"]
    assert won.gone("a3-lokis-poison")
    bare = gimle(age=3).hand(RAVEN, "a3-lokis-poison").pillage(WOLF, "gimle").cards({RAVEN: "a3-lokis-poison"})
    assert bare.hand(RAVEN) == ["a3-lokis-poison"]
    assert (len(table.events("cards_taken")), bare.events("cards_taken")) == (1, [])  # of nothing, nothing is told


@idle("a3-lokis-poison")
@clause("BR-12.175")
def test_poison_does_not_take_what_a_watch_discarded() -> None:
    given = (
        gimle(age=3).hand(WOLF, "a1-tyrs-smite", "a1-tyrs-bash").hand(RAVEN, "a3-heimdalls-watch", "a3-lokis-poison")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: "a3-heimdalls-watch"})
    table.cards({WOLF: "a1-tyrs-bash", RAVEN: "a3-lokis-poison"})
    assert sorted(table.hand(RAVEN)) == ["a1-tyrs-bash", "a3-lokis-poison"]
    assert table.gone("a1-tyrs-smite")


@clause("BR-12.176")
def test_prowess_saves_nothing_from_poison() -> None:
    given = gimle(age=3).sheet(WOLF, "a2-tyrs-prowess").hand(WOLF, "a1-tyrs-smite").hand(RAVEN, "a3-lokis-poison")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-smite", RAVEN: "a3-lokis-poison"})
    assert table.prompt == "choose_action"
    assert "a1-tyrs-smite" in table.hand(RAVEN)


@clause("BR-12.177")
def test_the_first_poison_takes_all() -> None:
    given = gimle(age=3).put(SERPENT, "gimle", 1).hand(WOLF, "a1-tyrs-smite").hand(RAVEN, "a3-tyrs-crush")
    table = (
        given.hand(SERPENT, "a3-lokis-poison").pillage(WOLF, "gimle").forge(RAVEN, "a3-tyrs-crush", "a3-lokis-poison")
    )
    table.cards({WOLF: "a1-tyrs-smite", RAVEN: "a3-lokis-poison", SERPENT: "a3-lokis-poison"})
    assert sorted(table.hand(RAVEN)) == ["a1-tyrs-smite", "a3-lokis-poison"]
    assert table.hand(SERPENT) == ["a3-lokis-poison"]


# --- Thor ----------------------------------------------------------------------------------------------------------


@works("a1-thors-hammer")
@clause("BR-12.66")
def test_thors_hammer_pays_a_winner() -> None:
    table = gimle().hand(WOLF, "a1-thors-hammer").pillage(WOLF, "gimle").cards({WOLF: "a1-thors-hammer"})
    assert table.glory(WOLF) == 3 + 3
    lost = (
        gimle(ravens=1, wolves=3)
        .hand(RAVEN, "a1-thors-hammer")
        .pillage(WOLF, "gimle")
        .cards({RAVEN: "a1-thors-hammer"})
    )
    assert lost.glory(RAVEN) == 0


@works("a2-thors-oath")
@clause("BR-12.127")
def test_thors_oath_raises_a_stat_of_a_winner_pillager_or_not() -> None:
    fought = gimle(age=2, ravens=2).hand(RAVEN, "a2-thors-oath").pillage(WOLF, "gimle").cards({RAVEN: "a2-thors-oath"})
    assert (fought.prompt, fought.seat) == ("raise_stat", RAVEN)
    assert fought.point("stat:axes").glory(RAVEN) == 4
    lost = gimle(age=2, wolves=3).hand(RAVEN, "a2-thors-oath").pillage(WOLF, "gimle").cards({RAVEN: "a2-thors-oath"})
    assert lost.prompt == "choose_action"


@works("a3-thors-ascension")
@clause("BR-12.170")
def test_thors_ascension_pays_rage_and_glory() -> None:
    table = gimle(age=3).clan(WOLF, rage=2).hand(WOLF, "a3-thors-ascension").pillage(WOLF, "gimle")
    table.cards({WOLF: "a3-thors-ascension"})
    assert (table.rage(WOLF), table.glory(WOLF)) == (5, 3 + 3)
    lost = (
        gimle(age=3, wolves=3)
        .hand(RAVEN, "a3-thors-ascension")
        .pillage(WOLF, "gimle")
        .cards({RAVEN: "a3-thors-ascension"})
    )
    assert (lost.rage(RAVEN), lost.glory(RAVEN)) == (6, 0)


@works("a3-thors-primacy")
@clause("BR-12.162", "BR-12.163", "BR-12.169")
def test_thors_primacy_blanks_the_texts_of_opponents() -> None:
    given = gimle(age=3, wolves=3).put(SERPENT, "gimle", 1).hand(RAVEN, "a3-thors-primacy")
    given.hand(WOLF, "a1-thors-hammer").hand(SERPENT, "a3-heimdalls-watch")
    table = given.pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-thors-hammer", RAVEN: "a3-thors-primacy", SERPENT: "a3-heimdalls-watch"})
    assert totals(table) == [3 + 1, 1 + 3, 1]  # a tie: strengths count, the Watch lies there with nothing
    given = gimle(age=3, wolves=4).hand(RAVEN, "a3-thors-primacy").hand(WOLF, "a1-thors-hammer")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-thors-hammer", RAVEN: "a3-thors-primacy"})
    assert table.events("battle_won")[0]["seat"] == WOLF
    assert table.glory(WOLF) == 3  # the Hammer pays nothing although the Primacy lost


@clause("BR-12.164")
def test_the_first_primacy_blanks_the_others() -> None:
    given = gimle(age=3).put(SERPENT, "gimle", 1).hand(WOLF, "a1-odins-smite")
    table = given.hand(RAVEN, "a3-thors-primacy").hand(SERPENT, "a3-thors-primacy").pillage(WOLF, "gimle")
    table.cards({WOLF: "a1-odins-smite", RAVEN: "a3-thors-primacy", SERPENT: "a3-thors-primacy"})
    assert [event["seat"] for event in table.events("blanked")] == [RAVEN]
    assert totals(table) == [3, 4, 4]


@idle("a1-heimdalls-sight")
@clause("BR-12.165")
def test_a_blanked_sight_is_worth_nothing() -> None:
    given = gimle(age=3).hand(WOLF, "a1-heimdalls-sight").hand(RAVEN, "a3-thors-primacy")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-heimdalls-sight", RAVEN: "a3-thors-primacy"})
    assert totals(table) == [2, 4]


@clause("BR-12.166")
def test_late_cards_may_be_added_against_primacy() -> None:
    given = (
        gimle(age=3).hand(WOLF, "a1-tyrs-bash", "a3-heimdalls-gaze", "a2-heimdalls-eye").hand(RAVEN, "a3-thors-primacy")
    )
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-tyrs-bash", RAVEN: "a3-thors-primacy"})
    table.point(card("a3-heimdalls-gaze"), card("a2-heimdalls-eye"))
    assert totals(table) == [2 + 2 + 3 + 2, 4]


@clause("BR-12.167")
@pytest.mark.parametrize(("id", "strength"), [("a2-heimdalls-eye", 2), ("a3-heimdalls-gaze", 3)])
def test_a_late_card_played_as_the_normal_one_keeps_its_strength(id: str, strength: int) -> None:
    given = gimle(age=3).hand(WOLF, id).hand(RAVEN, "a3-thors-primacy")
    table = given.pillage(WOLF, "gimle").cards({WOLF: id, RAVEN: "a3-thors-primacy"})
    assert totals(table) == [2 + strength, 4]


@idle("a3-thors-primacy")
@clause("BR-12.168")
def test_primacy_does_not_touch_sheets_and_monsters() -> None:
    given = gimle(age=3, ravens=1).sheet(WOLF, "a1-tyrs-domain", "a2-valkyrie", "a2-tyrs-prowess")
    given.put(WOLF, "gimle", monster="valkyrie").hand(WOLF, "a1-quest-alfheim").hand(RAVEN, "a3-thors-primacy")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a1-quest-alfheim", RAVEN: "a3-thors-primacy"}).point("count:3")
    assert totals(table) == [2 + 2 + 3, 4]
    assert table.prompt == "prowess_keep"
    table.point("do:done")
    assert table.glory(WOLF) == 3 + 2


@clause("BR-12.169")
def test_primacy_blanks_loser_texts_too() -> None:
    given = gimle(age=3).hand(WOLF, "a3-thors-primacy").hand(RAVEN, "a1-lokis-trickery")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-thors-primacy", RAVEN: "a1-lokis-trickery"})
    assert (table.rage(WOLF), table.rage(RAVEN)) == (6, 6)


@clause("BR-12.162")
def test_primacy_leaves_its_owners_texts_alone() -> None:
    given = gimle(age=3).hand(WOLF, "a3-thors-primacy").hand(RAVEN, "a1-tyrs-bash")
    table = given.pillage(WOLF, "gimle").cards({WOLF: "a3-thors-primacy", RAVEN: "a1-tyrs-bash"})
    assert totals(table) == [5, 3]
    assert table.events("blanked")[0]["seat"] == WOLF
