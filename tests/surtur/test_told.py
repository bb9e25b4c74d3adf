"""What is told and asked beside Followers: nothing of it is without a test, and each event has all its fields."""

import re
from pathlib import Path
from typing import Any

import pytest

from meadhall import Match
from meadhall.games.lords import surtur
from meadhall.games.lords.armies import army
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.state import Options
from meadhall.games.lords.surtur.measures import corrupted
from meadhall.games.lords.surtur.rules import RULES
from meadhall.kernel import prompts_of
from meadhall.kit.cards import refs
from meadhall.testing import clause

from .laying import SETS, Ashes, Table, follow

HERE = Path(__file__).parent
TESTS = "".join(file.read_text("utf-8") for file in HERE.glob("test_*.py"))
(_FOLDER,) = surtur.__path__
SOURCES = "".join(file.read_text("utf-8") for file in Path(_FOLDER).glob("*.py"))


def told(table: Table, kind: str) -> dict[str, Any]:
    """The last event of a kind, without its name."""
    return {name: value for name, value in table.events(kind)[-1].items() if name != "kind"}


def test_every_question_of_the_solo_rules_is_asked_in_a_test() -> None:
    prompts = {prompt for prompt in GAME.prompts if prompt.startswith("follower_")} | set(prompts_of(*RULES))
    assert [prompt for prompt in sorted(prompts) if f'"{prompt}"' not in TESTS] == []


def test_every_event_of_the_solo_rules_is_looked_at() -> None:
    kinds = set(re.findall(r'\btell\(\s*s,\s*"(\w+)"', SOURCES))
    assert len(kinds) > 20
    assert [kind for kind in sorted(kinds) if f'"{kind}"' not in TESTS] == []


def test_what_a_realm_and_forges_give_a_follower_is_told() -> None:
    table = Ashes("ragnar").allied(0, "alfheim").begins("follower_bonus", 0, 4)
    follow(table, "follower_bonus")
    assert told(table, "bonus_taken") == {"seat": 0, "realm": "realm:alfheim"}
    table = Ashes("ragnar").control(0, 2).forge(2, "uruz").begins("follower_harvest", 0)
    follow(table, "follower_harvest")
    assert told(table, "runes_harvested") == {"seat": 0, "regions": ["region:2"]}


def test_a_hunt_is_told() -> None:
    given = Ashes("beowulf").monster("garm", 11).hero(0, 11).attributes(0, might=2).top("axe", "bow")
    table = given.begins("follower_monsters", 0)
    while table.prompt != "follower_desolates":
        table.point(table.offered[0])
    assert told(table, "cards_drawn") == {"seat": 0, "n": 2, "cards": ["card:axe.1", "card:bow.1"]}
    assert told(table, "card_shown") == {"seat": 0, "card": "card:bow.1"}
    assert told(table, "follower_hunts") == {"seat": 0, "foe": "monster:garm"}
    assert told(table, "hunt_card") == {"seat": 0, "card": "card:axe.1"}
    assert told(table, "wounded") == {"seat": 0, "monster": "monster:garm", "slot": 4, "left": 5}
    assert told(table, "hunt_over") == {"seat": 0, "foe": "monster:garm", "won": False}


def test_the_beginning_is_told() -> None:
    """Two Followers and a person: who they are, in which order, their decks and where they arrive."""
    table = Table(Match.new(GAME, 3, 4, options=Options(followers=2)))
    while not table.events("round"):
        table.point(table.offered[0])
    followers = [f"follower:{corrupted(table.s, seat).id}" for seat in range(2)]
    regions = [f"region:{corrupted(table.s, seat).start_region[1]}" for seat in range(2)]
    assert [event["follower"] for event in table.events("follower_joined")] == ["follower:ragnar", "follower:lagertha"]
    assert told(table, "follower_joined") == {"seat": 2, "follower": "follower:lagertha"}
    assert told(table, "followers_ordered") == {"followers": followers}
    for seat in range(2):
        hero = {"seat": seat, "hero": f"hero:{seat}", "card": followers[seat], "region": regions[seat]}
        assert table.events("follower_arrived")[seat] == {"kind": "follower_arrived"} | hero
        laid = table.events("row_laid")[seat]
        assert laid["cards"] == refs(table.s, table.s.followers[seat].row)
        assert (laid["seat"], laid["left"], laid["set"] in SETS) == (seat, 5, True)
        assert table.events("deck_built")[seat] == {"kind": "deck_built", "seat": seat, "cards": 11}
    assert told(table, "draft") == {"starter": 2}


def test_a_ring_is_told() -> None:
    table = Ashes("ragnar").hero(0, 9).monster("garm", 9).begins("bind_monster", 0)
    table.point(table.offered[0])
    assert told(table, "monster_bound") == {"seat": 0, "monster": "monster:garm"}


def test_an_attribute_is_told() -> None:
    table = Ashes("ragnar").begins("increase_attribute", 0)
    assert follow(table, "follower_attribute") == ["attribute:authority"]
    assert told(table, "attribute_raised") == {"seat": 0, "attribute": "attribute:authority", "to": 4}


def test_die_rune_actions_and_tests_of_invasions_are_told() -> None:
    given = Ashes("ragnar").row(0, "A1", "A2", "A3").hero(0, 8).runes(0, uruz=1).control(0, 9).armies(0, 9, 3)
    table = (
        given.tucked(0, 1)
        .hand(0, "axe")
        .control(1, 8)
        .at(["follower_maneuvers", 0], ["follower_runes", 0, 0, 0], ["roll", 0])
    )
    follow(table.luck(5), "follower_roll")
    assert told(table, "surtur_rolled") == {"seat": 0, "face": 3, "card": "card:A3"}
    follow(table, "follower_rune_action")
    assert told(table, "rune_action") == {"seat": 0, "action": "rune_action:A1.form_alliance"}
    follow(table, "follower_alliance", "follower_idle")
    tested = told(table, "invasion_tested")
    neutral = {"v": 3, "k": 0, "t": 1, "clause": "LS-5.3", "sign": "<=", "against": (3, 1), "victory": None}
    person = {"k": 2, "clause": "LS-5.9", "sign": "<", "against": (3, 2, 1)}
    assert (tested["seat"], tested["passed"]) == (0, 3)
    assert tested["tests"] == [
        {"region": "region:6", "difficulty": 3, "passed": True, **neutral},
        {"region": "region:7", "difficulty": 5, "passed": False, **neutral},
        {"region": "region:8", "difficulty": 0, "passed": True, **neutral, **person},
        {"region": "region:10", "difficulty": 4, "passed": True, **neutral},
    ]


def test_tokens_are_told() -> None:
    table = Ashes("ragnar").ashes(8).begins("desolate", 0, "hunt")
    follow(table, "follower_desolates")
    laid = {"seat": 0, "region": "region:4", "trigger": "hunt", "left": 3, "needs": 4}
    assert told(table, "desolation") == laid
    given = Ashes("ragnar", "aslaug").ashes(8)
    given.s.ash_laid = True
    table = given.at(["turn", 2], ["desolate", 1, "draft"], ["follower_gains", 0, 1])
    follow(table, "follower_rune")
    assert told(table, "desolation_ignored") == {"seat": 1, "trigger": "draft", "clause": "LS-13.11"}


def test_the_arbiter_and_a_battle_deck_are_told() -> None:
    table = Ashes("ragnar", people=2).loki(11).hero(1, 3).hero(2, 5).begins("activate_boss")
    assert told(table.point("region:3"), "arbiter") == {"seat": 1}
    table = Ashes("ragnar").attributes(0, wisdom=2).hand(0, "axe", "axe", "bow").begins("follower_deck", 0)
    assert table.ask.about == {"hand": 3, "cards": 2}
    follow(table, "follower_deck")
    assert told(table, "battle_deck") == {"seat": 0, "n": 2}


def test_gifts_of_setup_are_told() -> None:
    table = Ashes("hervor").hero(0, 3).monster("garm", 2).begins("barrow_gift", 0)
    follow(table, "follower_control")
    assert told(table, "monster_bound") == {"seat": 0, "monster": "monster:garm"}
    table = Ashes("ragnar").begins("choose_challenge").point("challenge:early_ashes")
    assert told(table, "challenge_added") == {"seat": 1, "challenge": "challenge:early_ashes"}
    assert table.ask.about == {"level": 2}


JUDGED = {"counts": "temples", "bound": "least", "needs": 1, "has": 0, "given": 0}
STEPS: list[tuple[str, list[Any], dict[str, Any]]] = [
    ("follower_roll", ["roll", 0], {}),
    ("follower_rune", ["follower_gains", 0, 2], {"n": 2}),
    ("follower_give", ["lose_runes", 0, 1], {"n": 1}),
    ("follower_give", ["spend_runes", 0, 2], {"n": 2}),
    ("follower_bonus", ["follower_bonus", 0, 3], {"realm": "realm:vanaheim", "runes": 3, "cards": 2}),
    ("follower_advantage", ["advantage", 0], {"follower": "follower:ragnar"}),
    ("follower_challenge", ["meet_challenge", 0, 1], {"challenge": "challenge:old_grudge"}),
    ("follower_drills", ["mobilized", 0, army(8, 1)], {"army": "army:0.9.1", "value": 1}),
    ("follower_clean_up", ["close_gap", 0], {"card": "card:A3"}),
    ("follower_reward", ["card_bonus", 0], {"card": "card:A3", **JUDGED}),
    ("follower_prepare", ["follower_prepare", 0], {"runes": 2, "cards": 2}),
    ("follower_hunt", ["follower_hunt", 0], {"reach": 1, "might": 4}),
    ("follower_exchange", ["follower_rest", 0, 0], {"cards": 2}),
    ("follower_deck", ["follower_deck", 0], {"hand": 2, "cards": 2}),
    ("follower_die", ["follower_monster", 4, 0], {"monster": "monster:garm"}),
    ("follower_stay", ["follower_move", 4, 0], {"monster": "monster:garm", "region": "region:10"}),
]
"""The steps in which nothing is chosen, the chapters that ask for them, and what is told of each."""


@clause("LS-17.1", "LS-1.17")
@pytest.mark.parametrize(("prompt", "call", "about"), STEPS)
def test_a_step_says_what_it_is_about(prompt: str, call: list[Any], about: dict[str, Any]) -> None:
    given = Ashes("ragnar").row(0, "A1", "A2", "A3").selects(0, 3).runes(0, uruz=2, algiz=1).hand(0, "axe", "bow")
    given.attributes(0, wisdom=2, might=4).control(0, 9).armies(0, 9, 1).monster("garm", 10)
    table = given.begins(*call)
    assert (table.prompt, table.seat, table.offered) == (prompt, 0, ["do:step"])
    assert table.ask.about == about


@clause("LS-24.6")
def test_omens_say_what_they_bring() -> None:
    fact = next(card for card in CONTENT.challenges if card.id == "restless_omens")
    table = Ashes("ragnar").challenge("restless_omens").begins("restless_omens", 0)
    assert table.ask.about == {"runes": fact.runes, "cards": fact.combat_cards}


@clause("LS-2.3", "LS-13.2")
def test_whoever_chooses_followers_is_told_which_of_them_it_is() -> None:
    table = Table(Match.new(GAME, 3, 4, options=Options(followers=2)))
    while table.prompt != "setup_follower":
        table.point(table.offered[0])
    assert table.ask.about == {"place": 1, "of": 2}
    assert table.point(table.offered[0]).ask.about == {"place": 2, "of": 2}
