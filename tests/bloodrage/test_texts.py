"""The words of Blood Rage: whatever the rules ask, tell, offer or refuse has its sentence in both languages."""

import random
import re
import typing
from pathlib import Path

import pytest
from msgspec import structs

import meadhall.games.bloodrage
from meadhall import Match
from meadhall.games.bloodrage.cards import saving
from meadhall.games.bloodrage.cards.words import InvadeThenPillage, KeepCards, LateCard, PayToSave, QuestAsBattle
from meadhall.games.bloodrage.content import CONTENT, STATS, Card
from meadhall.games.bloodrage.figures import RECRUITS, monster_cost
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.pillage import REWARDS
from meadhall.games.bloodrage.state import PHASES, Options
from meadhall.games.bloodrage.vocabulary import VOCABULARY
from meadhall.kernel import register
from meadhall.kit.effects import Word
from meadhall.terminal.words import Words
from tests.fluent_files import Message, id_of, must_not_be_much_longer, must_say_the_same
from tests.fluent_files import messages as messages_in
from tests.said import Said, calls, constants
from tests.title_texts import must_ask, must_tell, spoken

register(GAME)
LANGUAGES = ("en", "de")
FOLDER = Path(meadhall.games.bloodrage.__file__).parent
SAID = Said(FOLDER, "BR")
SILENT = {
    "picked",  # a draft would fill the saga; the draft itself shows who has picked
    "revealed",  # the cards turn over together; each is told by itself
    "compared",  # a list of totals; who has won is told right behind it
}
"""Events that move something on the table and have no line in the saga."""


def messages(lang: str) -> dict[str, Message]:
    return messages_in(FOLDER / "texts" / f"{lang}.ftl")


# --- both languages --------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_parts_and_variables() -> None:
    must_say_the_same(messages("en"), messages("de"))


def test_german_is_not_much_longer() -> None:
    must_not_be_much_longer(messages("de"), messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_banner_the_endings_and_the_options_have_words(lang: str) -> None:
    known = messages(lang)
    assert {"title", "phase", "unit-glory"} <= set(known)
    endings = {
        ending
        for function in SAID.functions
        for call in calls(function, "Outcome")
        for ending in constants(call.args[2])
    }
    assert endings == {"glory", "shared"}
    assert {id_of("ending", ending) for ending in (*endings, "resigned")} <= set(known)
    for name, kind in typing.get_type_hints(Options).items():
        assert "help" in known[id_of("option", name)].patterns
        for choice in typing.get_args(kind):
            assert id_of("choice", name, str(choice)) in known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_score_has_its_name(lang: str) -> None:
    lines = {id for id in messages(lang) if id.startswith("score-")}
    assert lines == {id_of("score", line) for line in {"play", *(f"legendary_{stat}" for stat in STATS)}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    assert set(SAID.asked) == set(GAME.prompts)
    must_ask(messages(lang), SAID.asked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line_and_only_from_fields_it_has(lang: str) -> None:
    must_tell(messages(lang), SAID.told, SILENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_field_can_be_has_its_variant(lang: str) -> None:
    known = messages(lang)
    for_glory = {
        because
        for function in SAID.functions
        for call in calls(function, "gain_glory")
        for because in constants(call.args[3])
    }
    assert {"battle", "pillage", "quest", "release", "ships", "monster:valkyrie"} == for_glory
    words = {because for because in for_glory if ":" not in because}  # a card or a monster is named
    words |= {saving.RAGNAROK, *(f"legendary_{stat}" for stat in STATS)}
    assert words <= known["event-glory"].variants
    over = {
        because
        for function in SAID.functions
        for call in calls(function, "tell")
        if constants(call.args[1]) == ["actions_over"]
        for because in constants(call.keywords[0].value)
    }
    assert over == {"rage", "pillaged"} <= known["event-actions-over"].variants
    assert set(REWARDS) <= known["event-pillaged"].variants & known["event-pillaged-twice"].variants
    assert set(PHASES[1:-1]) <= known["event-phase"].variants
    assert set(PHASES) <= known["phase"].variants
    assert set(STATS) <= known["event-stat"].variants
    assert {saving.BATTLE, saving.INVADE, saving.SACRIFICE, saving.RAGNAROK} <= known["event-destroyed"].variants


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_one_can_point_at_has_a_name(lang: str) -> None:
    known = messages(lang)
    for ref in VOCABULARY:
        kind, _, id = ref.partition(":")
        first, *rest = id.split(".")
        message = known[id_of(kind, first)]
        if rest and not rest[0].isdigit():
            assert rest[0] in message.patterns, ref
    for kind, ids in {
        "region": [region.id for region in CONTENT.board.region],
        "token": [*REWARDS, "pillaged"],
        "phase": PHASES[1:-1],
        "god": {card.god for card in CONTENT.cards if card.god},
        "piece": [figure.kind for figure in CONTENT.clans.figure],
        "place": ["reserve", "valhalla"],
    }.items():
        assert {id_of(kind, id) for id in ids} <= set(known)
    assert {province.name for province in CONTENT.board.province} == {
        known[id_of("province", province.id)].patterns[""] for province in CONTENT.board.province
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_reason(lang: str) -> None:
    assert len(SAID.refused) > 25
    written = {id for id in messages(lang) if id.startswith("refusal-")}
    assert written == {id_of("refusal", clause) for clause in SAID.refused}


# --- cards -----------------------------------------------------------------------------------------------------------


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


def numbers_of(card: Card) -> set[int]:
    """The numbers that a card's text has to name: those of its effect, and of a plain card its strength."""
    words = {n for effect in card.effects for n in structs.asdict(effect).values() if isinstance(n, int)}
    if card.kind == "quest":
        return words | {card.glory}
    plain = card.kind == "battle" and not card.effects
    if plain or card.has(LateCard) or card.slot in ("leader", "ship", "monster", "warrior"):
        assert card.strength is not None
        return words | {card.strength}
    return words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CONTENT.cards, ids=lambda card: card.id)
def test_a_card_says_what_its_content_says(card: Card, lang: str) -> None:
    patterns = messages(lang)[id_of("card", card.id)].patterns
    assert list(patterns) == ["", "kind", "short", "text"]
    assert patterns[""] == (card.name if lang == "en" else card.name_de).replace("'", "’")
    assert patterns["kind"] == f"{{ card-kind-{card.slot or card.kind} }}"
    assert len(patterns["short"].split()) <= 12
    has_to = numbers_of(card)
    assert numbers(patterns["text"]) - {0} == has_to - {0}
    assert numbers(patterns["short"]) - {0} <= has_to


@pytest.mark.parametrize("lang", LANGUAGES)
def test_monsters_and_figures_say_what_their_content_says(lang: str) -> None:
    known = messages(lang)
    for monster in CONTENT.monsters:
        text = known[id_of("monster", monster.id)].patterns["text"]
        strength, price = map(int, re.findall(r"\d+", text)[:2])
        card = next(card for card in CONTENT.cards if card.id == monster.card)
        assert (strength, price) == (card.strength, monster_cost(RECRUITS[card.id]))
        assert numbers(text) == {strength, price} | (numbers_of(card) - {strength})
        assert known[id_of("monster", monster.id)].patterns[""] == known[id_of("card", monster.card)].patterns[""]
    for figure in CONTENT.clans.figure:
        text = known[id_of("piece", figure.kind)].patterns["text"]
        assert numbers(text) == {figure.strength}
    glory = CONTENT.tokens.reward_glory.value
    assert numbers(known["token-glory5"].patterns["text"]) == numbers(known["token-glory5"].patterns[""]) == {glory}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prompt", "part", "word", "name"),
    [
        ("domain_pillage", "help", InvadeThenPillage, "rage"),
        ("prowess_keep", "help", KeepCards, "rage"),
        ("save_figure", "help", PayToSave, "rage"),
        ("quest_as_strength", "rule", QuestAsBattle, "strength"),
    ],
)
def test_a_question_of_a_card_names_its_numbers(prompt: str, part: str, word: type[Word], name: str, lang: str) -> None:
    meant = {getattr(effect, name) for card in CONTENT.cards if (effect := card.get(word))}
    assert numbers(messages(lang)[id_of("ask", prompt)].patterns[part]) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_march_names_its_price(lang: str) -> None:
    assert numbers(messages(lang)["ask-march-from"].patterns["help"]) == {CONTENT.rules.march.rage}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "last"), [(2, {4, 3}), (3, {3}), (4, {3})])
def test_the_draft_says_what_becomes_of_the_rest(seats: int, last: set[int], lang: str) -> None:
    """Of a pack of so many cards the rest is discarded (BR-3.14, BR-13.8), of a larger one it goes on."""
    discarded, goes_on = {"en": ("is discarded", "goes on"), "de": ("wird abgeworfen", "geht nach links")}[lang]
    words, match, said = Words("bloodrage", lang), Match.new(GAME, seats, seed=3), {}
    while match.pending[0].prompt in ("pick_clan", "draft_pick"):
        question = match.pending[0]
        if question.prompt == "draft_pick":
            count = len(question.options)
            said[count] = words("ask-draft_pick.help", **question.about, count=count)
        match.answer(question.seat, question.options[0])
    assert set(said) == set(range(3, 9))
    assert {count for count, help in said.items() if discarded in help} == last
    assert {count for count, help in said.items() if goes_on in help} == set(said) - last
    assert all(str(count) in help for count, help in said.items())


@pytest.mark.parametrize(("lang", "back"), [("en", "take that back until"), ("de", "zurücknehmen kannst du das, bis")])
def test_a_pillage_is_not_said_to_be_past_recall(lang: str, back: str) -> None:
    """BR-5.6: it can be taken back for a while, and the rule says until when."""
    assert back in messages(lang)["ask-pillage-province"].patterns["rule"]


# --- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_are_told_without_a_gap(seats: int, lang: str) -> None:
    words = Words("bloodrage", lang)
    for seed in range(3):
        for question, fields, sentences in spoken(Match.new(GAME, seats, seed), words, random.Random(seed), SILENT):
            if question.prompt == "choose_action":
                given_up = words(f"ask-{question.prompt}.gives-up-pass", **fields)
                assert str(fields["rage"]) in given_up or fields["rage"] == 1
                sentences.append(given_up)
            for sentence in sentences:
                assert sentence
                assert not re.search(r"[{}]|\bhidden\b|None", sentence), sentence
