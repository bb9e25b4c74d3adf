"""The words of Lords of Ragnarok: whatever the rules ask, tell, offer or refuse has its sentence in both languages."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import meadhall.games.lords
from meadhall import Match
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import STEPS, card_name
from meadhall.games.lords.state import Options
from meadhall.games.lords.vocabulary import VOCABULARY
from meadhall.kernel import register
from meadhall.terminal.words import Words
from tests.fluent_files import Message, id_of, must_not_be_much_longer, must_say_the_same
from tests.fluent_files import messages as messages_in
from tests.said import Said
from tests.title_texts import must_ask, must_tell, spoken

register(GAME)
LANGUAGES = ("en", "de")
FOLDER = Path(meadhall.games.lords.__file__).parent
SAID = Said(FOLDER, "LR", {"point": 2, "pick": 1})
FOLLOWERS = {prompt for prompt in GAME.prompts if prompt.startswith("follower_")}
"""What nobody answers but the rules themselves."""
REFUSED_BESIDE_FOLLOWERS = {"LS-2.4", "LS-2.42", "LS-3.15", "LS-11.16", "LS-11.17", "LS-13.2"}
"""What the solo rules refuse a person; whole matches show that no other has to be explained."""
WAITING: dict[str, set[str]] = {
    "arbiter_choose": {"decides", "follower"},
    "effect_next": set(),
    **{prompt: {"foe"} for prompt in ("hunt_begin", "hunt_fury")},
    **{prompt: {"region"} for prompt in ("battle_before", "battle_count", "battle_after")},
}
"""What waits for a moment is asked by one chapter, and what the question is about depends on the moment."""
SILENT = {"attack_over", "blessings_left", "step", "wound_over"}
"""Events that move something on the table and have no line in the saga."""
ENDINGS = {"jarl", "gothi", "slayer", "ragnarok", "surtur", "resigned"}
LEFTOVER = re.compile(r"[{}_]|\bhidden\b|\bNone\b(?! of)|\w+:\w|\b(LR|do|region|army|card)-\w")
"""What must stand in no sentence: braces, ids, what was not known."""


def messages(lang: str) -> dict[str, Message]:
    """Those of every table, and those of tables where Followers play."""
    every, followers = (messages_in(FOLDER / "texts" / part / f"{lang}.ftl") for part in (".", "automata"))
    assert not every.keys() & followers.keys()
    return every | followers


def test_both_languages_have_the_same_messages_parts_and_variables() -> None:
    must_say_the_same(messages("en"), messages("de"))


def test_german_is_not_much_longer() -> None:
    must_not_be_much_longer(messages("de"), messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_and_options_have_words(lang: str) -> None:
    known = messages(lang)
    assert {id for id in known if id.startswith("ending-")} == {id_of("ending", ending) for ending in ENDINGS}
    assert ENDINGS - {"resigned"} <= known["event-ended"].variants
    assert {id for id in known if id.startswith("option-")} == {id_of("option", name) for name in _own_options()}
    assert {"choice-temple-side-a", "choice-temple-side-b"} <= set(known)


def _own_options() -> set[str]:
    return set(Options.__annotations__)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    asked = SAID.asked | WAITING
    assert set(asked) == set(GAME.prompts) - FOLLOWERS
    must_ask(messages(lang), asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_follower_has_its_sentence_and_says_why(lang: str) -> None:
    known = messages(lang)
    for prompt in FOLLOWERS:
        assert {"", "wait"} <= set(known[id_of("ask", prompt)].patterns), prompt
        about = {"decides"} if prompt == "follower_choice" else set()
        assert known[id_of("because", prompt)].variables[""] <= {"name", *about}, prompt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line_and_only_from_fields_it_has(lang: str) -> None:
    must_tell(messages(lang), SAID.told, SILENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_part_of_the_saga_has_its_heading(lang: str) -> None:
    headings = {id for id in messages(lang) if id.startswith("heading-")}
    assert headings == {id_of("heading", kind) for kind in ("draft", "round", "turn", "ragnarok")}
    assert {id.removeprefix("heading-") for id in headings} <= set(SAID.told)


def test_what_is_great_is_called_out() -> None:
    great = {id for id, message in messages("en").items() if "herald" in message.patterns}
    assert great == {
        id_of("event", kind)
        for kind in (
            *("battle", "battle_counted", "ended", "hunt", "land_held", "monument_complete", "ragnarok"),
            *("requisite_met", "slain"),
        )
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_one_can_point_at_has_a_name(lang: str) -> None:
    known, words = messages(lang), Words("lords", lang)
    for ref in VOCABULARY:
        verb, _, thing = ref.rpartition(">")
        kind, _, id = thing.partition(":")
        assert id_of(kind, id.partition(".")[0]) in known or id_of("kind", kind) in known, ref
        assert not verb or id_of("verb", verb) in known
        assert not LEFTOVER.search(words.ref(ref)), ref


@pytest.mark.parametrize("lang", LANGUAGES)
def test_armies_are_told_apart_by_place_and_value_and_slots_by_their_number(lang: str) -> None:
    """Whose Army it is stands where it lies: Armies of two players share a Region in a Battle alone."""
    words = Words("lords", lang)
    armies = {words.ref(ref) for ref in VOCABULARY if ref.startswith("army:")}
    assert len(armies) == len(CONTENT.lands.region) * 6
    slots = [ref for ref in VOCABULARY if ref.startswith("wound:")]
    assert len({words.ref(ref) for ref in slots}) == len(slots)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_reason(lang: str) -> None:
    assert len(SAID.refused) > 80
    refused = {id_of("refusal", id) for id in SAID.refused | REFUSED_BESIDE_FOLLOWERS}
    assert {id for id in messages(lang) if id.startswith("refusal-")} == refused


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_the_names_of_the_content(lang: str) -> None:
    words = Words("lords", lang)
    named: dict[str, Sequence[Any]] = {
        "artifact": CONTENT.artifacts,
        "card": (*CONTENT.combat, *CONTENT.attacks, *CONTENT.blessings, *CONTENT.heroes, *CONTENT.origins),
        "colour": CONTENT.colours,
        "god": CONTENT.gods,
        "land": CONTENT.lands.land,
        "monster": CONTENT.monsters,
        "boss": CONTENT.boss,
        "action": (*CONTENT.wheel.slot, CONTENT.wheel.centre),
        "realm": CONTENT.realms,
        "requisite": CONTENT.requisites,
        "rite": CONTENT.actions.rune,
        "rune": CONTENT.runes,
    }
    for kind, facts in named.items():
        for fact in facts:
            assert words.ref(f"{kind}:{fact.id}") == _name(fact, lang)
    for region in CONTENT.lands.region:
        assert words.ref(f"region:{region.number}") == _name(region, lang)
        assert words.ref(f"army:2.{region.number}.5").endswith(_name(region, lang))
        assert words.ref(f"card:event_{region.number}").endswith(_name(region, lang))
    for side in (CONTENT.map_2p, CONTENT.map_3_4p):
        for sea in side.sea:
            assert words.ref(f"sea:{sea.id.removeprefix('sea_')}") == _name(sea, lang)
    for hero in CONTENT.heroes:
        assert words(f"card-{hero.id}.title") == (hero.title if lang == "en" else hero.title_de)


def _name(fact: object, lang: str) -> str:
    name: str = getattr(fact, "name" if lang == "en" else "name_de")
    return name.replace("'", "’")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_steps_and_ways_to_win_have_names(lang: str) -> None:
    known = messages(lang)
    for ref in VOCABULARY:
        if ref.startswith("card:"):
            assert "kind" in known[id_of("card", card_name(ref.removeprefix("card:")))].patterns, ref
    assert {id_of("step", step) for step in STEPS} <= set(known)
    for way in ENDINGS - {"resigned"}:
        assert "text" in known[id_of("way", way)].patterns


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_told_without_a_gap(seats: int, lang: str) -> None:
    words, match = Words("lords", lang), Match.new(GAME, seats, seats)
    for _, _, sentences in spoken(match, words, random.Random(seats), SILENT):
        for sentence in sentences:
            assert sentence
            assert not LEFTOVER.search(sentence), sentence
