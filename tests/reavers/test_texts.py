"""The words of Reavers of Midgard: whatever the rules ask, tell, offer or refuse has its sentence in both languages."""

import random
import re
from pathlib import Path

import pytest

import meadhall.games.reavers
from meadhall import Match
from meadhall.games.reavers.content import CONTENT
from meadhall.games.reavers.effects import _CHOICES
from meadhall.games.reavers.game import GAME
from meadhall.games.reavers.offers import _PROMPTS
from meadhall.games.reavers.pieces import CARDS, LOCATION_OPTIONS, TILES
from meadhall.games.reavers.records import CardFact
from meadhall.games.reavers.scoring import PARTS, THINGS
from meadhall.games.reavers.trade import _WHY_NOT as _NO_TRADE
from meadhall.games.reavers.vocabulary import VOCABULARY
from meadhall.kernel import register
from meadhall.terminal.words import Words
from tests.fluent_files import Message, id_of, must_not_be_much_longer, must_say_the_same
from tests.fluent_files import messages as messages_in
from tests.said import Said
from tests.title_texts import must_ask, must_tell, spoken

register(GAME)
LANGUAGES = ("en", "de")
FOLDER = Path(meadhall.games.reavers.__file__).parent
SAID = Said(FOLDER, "RM")
TOLD = SAID.told | {"shuffled": {"deck": False, "cards": False}}
"""The decks of the kit tell when they are shuffled."""
SILENT = {"reroll_picked"}
"""Events that move something on the table and have no line in the saga."""


def messages(lang: str) -> dict[str, Message]:
    return messages_in(FOLDER / "texts" / f"{lang}.ftl")


def test_both_languages_have_the_same_messages_parts_and_variables() -> None:
    must_say_the_same(messages("en"), messages("de"))


def test_german_is_not_much_longer() -> None:
    must_not_be_much_longer(messages("de"), messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_and_lines_of_the_score_have_words(lang: str) -> None:
    known = messages(lang)
    assert {f"ending-{ending}" for ending in ("glory", "favor", "shared", "resigned")} <= set(known)
    assert {id for id in known if id.startswith("score-")} == {id_of("score", part) for part in ("play", *PARTS)}
    assert {*PARTS} <= known["event-scored"].variants


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_one_more_of_would_count_has_a_name(lang: str) -> None:
    named = {id.removeprefix("thing-") for id in messages(lang) if id.startswith("thing-")}
    assert named == {thing.replace("_", "-") for thing in THINGS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    asked = SAID.asked | {prompt: set() for prompt in (*_CHOICES.values(), *_PROMPTS.values())}
    assert set(asked) == set(GAME.prompts)
    must_ask(messages(lang), asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line_and_only_from_fields_it_has(lang: str) -> None:
    must_tell(messages(lang), TOLD, SILENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_one_can_point_at_has_a_name(lang: str) -> None:
    known = messages(lang)
    for ref in VOCABULARY:
        verb, _, thing = ref.rpartition(">")
        kind, _, id = thing.partition(":")
        first, *rest = id.split(".")
        message = known[id_of(kind, first)]
        if rest and not rest[0].isdigit():
            assert id_of(rest[0]) in message.patterns, ref
        assert not verb or id_of("verb", verb) in known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_reason(lang: str) -> None:
    refused = SAID.refused | {*_NO_TRADE.values(), "RM-11.12"}
    assert len(refused) > 30
    assert {id for id in messages(lang) if id.startswith("refusal-")} == {id_of("refusal", id) for id in refused}


# --- cards and tiles --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_locations_and_lands_have_the_names_of_the_content(lang: str) -> None:
    known, words = messages(lang), Words("reavers", lang)
    for card in set(CARDS.values()):
        assert list(known[id_of("card", card.id)].patterns) == ["", "kind", "text"]
        assert known[id_of("card", card.id)].patterns[""] == _name(card, lang)
    for option, location in zip(LOCATION_OPTIONS, CONTENT.locations.location, strict=True):
        assert words.ref(option.ref) == (location.name if lang == "en" else location.name_de)
    for tile in set(TILES.values()):
        assert words.ref(f"tile:{tile.id}.1").startswith(words.ref(f"stack:{tile.stack}"))


def _name(card: CardFact, lang: str) -> str:
    return (card.name if lang == "en" else card.name_de).replace("'", "’")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_in_numbers_is_what_the_content_says(lang: str) -> None:
    """Of battles, artifacts and Prophecies, whose numbers an overlay may change; texts name those of the content."""
    known = messages(lang)

    def numbers(id: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", known[id_of("card", id)].patterns["text"])]

    for battle in CONTENT.battles:
        assert battle.defence in numbers(battle.id)
        assert [word.n for word in battle.reward if hasattr(word, "n")] == numbers(battle.id)[-len(battle.reward) :]
    for artifact in CONTENT.artifacts:
        assert numbers(artifact.id)[-1] == artifact.glory
    for prophecy in CONTENT.prophecies:
        assert numbers(prophecy.id) == [prophecy.glory_each]


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_told_without_a_gap(seats: int, lang: str) -> None:
    words = Words("reavers", lang)
    for seed in range(2):
        for _, _, sentences in spoken(Match.new(GAME, seats, seed), words, random.Random(seed), SILENT):
            for sentence in sentences:
                assert sentence
                assert not re.search(r"[{}_]|\bhidden\b|None|\w+:\w", sentence), sentence
