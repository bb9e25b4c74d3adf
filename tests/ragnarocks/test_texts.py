"""The words of Ragnarocks: whatever the rules ask, tell, offer or refuse has its sentence in both languages."""

import ast
import random
import re
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meadhall.games.ragnarocks
from meadhall import SPECTATOR, Match
from meadhall.clauses import Clauses
from meadhall.games.ragnarocks.cards import CARDS, FILE, POWERS
from meadhall.games.ragnarocks.game import BUTTONS, GAME
from meadhall.games.ragnarocks.state import Ending, Options
from meadhall.kernel import Event
from meadhall.terminal.words import Words

from ..fluent_files import Message, id_of, messages, must_not_be_much_longer, must_say_the_same

LANGUAGES = ("en", "de")
FOLDER = Path(meadhall.games.ragnarocks.__file__).parent
PARTS_OF_A_QUESTION = {"help", "wait", "answer", "clause", "rule"}
SILENT = {"selected"}
"""Events without a line in the saga: nothing has moved yet."""
NAMES = ("Sigrun", "Torvald", "Hrafnhild", "Eldgrim", "Astrid")
LONGEST_QUESTION = 46
"""More letters than this do not fit on the beam."""
NUMBER_WORDS = {
    "en": {3: "three", 4: "four", 6: "six", 2: "two"},
    "de": {3: "drei", 4: "vier", 6: "sechs", 2: "zwei"},
}


def texts(lang: str) -> dict[str, Message]:
    return messages(FOLDER / "texts" / f"{lang}.ftl")


# --- what the rules say ----------------------------------------------------------------------------------------------


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(file.read_text("utf-8")) for file in sorted(FOLDER.glob("**/*.py"))]


def calls(*names: str) -> Iterator[ast.Call]:
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def refused() -> set[str]:
    """The clauses that the rules name to say why something is refused: all but those that a prompt or an end cites."""
    found = set()
    for tree in trees():
        cited = {
            id(clause)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign | ast.AnnAssign) and _named(node) in ("PROMPTS", "CLAUSE")
            for clause in ast.walk(node)
        }
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Constant)
                and id(node) not in cited
                and re.fullmatch(r"RR-\d+\.\d+", str(node.value))
            ):
                found.add(str(node.value))
    return found


def _named(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


def told() -> set[str]:
    """The kinds of events that the rules tell."""
    kinds = [call.args[1] for call in calls("tell", "tell_way", "_tell_stone", "bring")]
    kinds += [kind for call in calls("partial") for kind in call.args[2:3]]  # told when the change is made
    return {kind.value for kind in kinds if isinstance(kind, ast.Constant) and isinstance(kind.value, str)}


# --- both languages --------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_parts_and_variables() -> None:
    must_say_the_same(texts("en"), texts("de"))


def test_german_is_german_and_not_much_longer() -> None:
    must_not_be_much_longer(texts("de"), texts("en"))
    alike = [id for id, m in texts("de").items() if m.patterns[""] == texts("en")[id].patterns[""] and prose(m)]
    assert alike == [], "sentences that nobody has translated"


def prose(message: Message) -> bool:
    """Whether a message says anything but a name."""
    return len(re.sub(r"\{[^{}]*\}", "", message.patterns[""]).split()) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_score_has_its_name(lang: str) -> None:
    lines = {id for id in texts(lang) if id.startswith("score-")}
    assert lines == {id_of("score", line) for line in {"land", "hel", "freya", "frigg"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentences(lang: str) -> None:
    known = texts(lang)
    assert {id for id in known if id.startswith("ask-")} == {id_of("ask", prompt) for prompt in GAME.prompts}
    for prompt in GAME.prompts:
        message = known[id_of("ask", prompt)]
        helps = {part for part in message.patterns if part.startswith("help-")}
        losses = {id_of("gives-up", name) for name in BUTTONS}
        assert set(message.patterns) - {"", "undo", "instead"} - helps - losses == PARTS_OF_A_QUESTION, prompt
        assert message.variables.get("instead", {"ref"}) == {"ref"}, prompt
        assert helps <= {id_of("help", power) for power in POWERS}, prompt
        assert message.variables["wait"] == {"name"}, prompt
        assert message.variables["answer"] == {"ref"}, prompt
        assert not message.variables["rule"] | message.variables["clause"], prompt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_button_ending_and_option_has_its_words(lang: str) -> None:
    known = texts(lang)
    assert {id for id in known if id.startswith("do-")} == {id_of("do", name) for name in BUTTONS}
    endings = {id_of("ending", ending) for ending in (*typing.get_args(Ending), "resigned")}
    assert {id for id in known if id.startswith("ending-")} == endings
    assert set(typing.get_args(Ending)) <= known["event-ended"].variants
    choices = set()
    for name, kind in typing.get_type_hints(Options).items():
        assert "help" in known[id_of("option", name)].patterns
        choices |= {id_of("choice", name, choice) for choice in _choices(kind)}
    assert {id for id in known if id.startswith("choice-")} == choices


def _choices(kind: Any) -> list[str]:
    """The words that an option may be set to; a switch and a number have none."""
    return [word for part in typing.get_args(kind) for word in ([part] if isinstance(part, str) else _choices(part))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_line(lang: str) -> None:
    lines = {id for id in texts(lang) if id.startswith("event-")}
    assert lines == {id_of("event", kind) for kind in told() - SILENT}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_reason_and_every_reason_its_rule(lang: str) -> None:
    written = {id for id in texts(lang) if id.startswith("refusal-")}
    assert {id_of("refusal", clause) for clause in refused()} <= written
    assert written <= {id_of("refusal", clause.id) for clause in Clauses.of("ragnarocks")}


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("power", POWERS)
def test_a_card_has_its_name_its_text_a_short_line_and_a_story(power: str, lang: str) -> None:
    patterns = texts(lang)[id_of("card", power)].patterns
    assert list(patterns) == ["", "text", "short", "lore"]
    assert len(patterns["short"].split()) <= 8
    assert 1 <= len(re.findall(r"[.!?](?: |$)", patterns["text"])) <= 3
    assert patterns["lore"].endswith(".")
    assert not patterns["short"].endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_a_card_stand_in_its_text(lang: str) -> None:
    for power in POWERS:
        card = CARDS[power]
        text = texts(lang)[id_of("card", power)].patterns["text"].lower()
        for number in {card.stones, card.command_cards, card.hexes, card.run} - {0}:
            assert NUMBER_WORDS[lang][number] in text, power


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_are_called_alike(lang: str) -> None:
    names = [texts(lang)[id_of("card", power)].patterns[""] for power in POWERS]
    assert len(set(names)) == len(POWERS)
    words = Words("ragnarocks", lang)
    assert [words(f"choice-ivory_power-{power}") for power in POWERS] == names
    assert [words(f"choice-red_power-{power}") for power in POWERS] == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strange_pair_is_explained(lang: str) -> None:
    strange = {id for id in texts(lang) if id.startswith("warn-")}
    assert strange == {id_of("warn", *sorted(pair)) for pair in FILE.warned.pairs}


# --- at the table ----------------------------------------------------------------------------------------------------


def tables() -> Iterator[tuple[int, dict[str, str | int | bool]]]:
    """Every card twice, each way to find the cards, and teams."""
    for k, power in enumerate(POWERS):
        other = POWERS[(k + 7) % len(POWERS)]
        yield 2, {"mode": "advanced", "offer": "chosen", "ivory_power": power, "red_power": other}
    for offer in ("draft", "random_simple", "surtr_ratatoskr"):
        yield 2, {"mode": "advanced", "offer": offer, "odin_open_hand": False}
    for seats in (3, 4, 5):
        yield seats, {"mode": "team"}


def sentences(words: Words, question: Any) -> Iterator[str]:
    count = sum(not ref.startswith("do:") for ref in question.options)
    fields = {**question.about, "name": NAMES[question.seat], "seat": NAMES[question.seat], "count": count}
    id = f"ask-{question.prompt}"
    asked = words(id, **fields)
    assert len(asked) <= LONGEST_QUESTION, asked
    yield asked
    yield words(f"{id}.help", **fields)
    for part in texts(words.lang)[id_of(id)].patterns:
        if part.startswith("help-"):
            yield words(f"{id}.{part}", **fields)
    yield words(f"{id}.wait", **fields)
    for ref in question.options:
        yield words(f"{id}.answer", ref=ref)
    for clause in question.refusals.values():
        yield words(id_of("refusal", clause))


def lines(words: Words, events: list[Event], names: tuple[str, ...]) -> Iterator[str]:
    for event in events:
        line = words.event(event.seen_by(SPECTATOR), names)
        assert (line is None) == (event.kind in SILENT), event.kind
        yield line or "-"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_are_told_without_a_gap(lang: str) -> None:
    words = Words("ragnarocks", lang)
    prompts, kinds = set(), set()
    for seed, (seats, options) in enumerate(tables()):
        match, chance = Match.new(GAME, seats, seed, options), random.Random(seed)
        said = list(lines(words, match.opening, NAMES[:seats]))
        while match.pending:
            question = match.pending[0]
            prompts.add(question.prompt)
            said += sentences(words, question)
            events = match.answer(question.seat, chance.choice(question.options))
            kinds |= {event.kind for event in events}
            said += lines(words, events, NAMES[:seats])
        for sentence in set(said):
            assert sentence
            assert not re.search(r"[{}]|None|refusal-|ask-|card:|hex:|do:", sentence), sentence
    assert len(prompts) > 30, "most questions were asked"
    assert len(kinds) > 25, "most things happened"


def test_the_winner_of_an_instant_win_is_named() -> None:
    event: Mapping[str, Any] = {
        "kind": "ended",
        "ending": "idun",
        "ivory": 0,
        "red": 0,
        "winner": "red",
        "result": "0-1 (idun)",
    }
    assert Words("ragnarocks", "en").event(event, NAMES[:2]) == "The golden apples are picked: red wins at once."
    event = {**event, "ending": "fenrir", "winner": "ivory"}
    assert Words("ragnarocks", "de").event(event, NAMES[:2]) == "Der Wolf hat seine Beute: Elfenbein gewinnt sofort."
