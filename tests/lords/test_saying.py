"""What cards, trays and gods say: every word of theirs has its clause in both languages, with its numbers in it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs, to_builtins

import meadhall.games.lords
from meadhall.games.lords import words as words_of_cards
from meadhall.games.lords.content import CONTENT
from meadhall.games.lords.game import GAME
from meadhall.games.lords.pieces import ARTIFACTS, MONSTERS
from meadhall.games.lords.saying import (
    Texts,
    artifact_said,
    boss_said,
    card_said,
    god_said,
    leads,
    realm_said,
    requisite_said,
    rite_said,
    said,
    tray_said,
)
from meadhall.games.lords.saying import (
    clause as sentence_of,
)
from meadhall.games.lords.vocabulary import VOCABULARY
from meadhall.games.lords.words import At, BattleValue, Moment, Price, Rule, RuneAction, Spell, When, Where
from meadhall.kernel import register
from meadhall.kit.effects import Word, words_in
from meadhall.terminal.words import Words
from tests.fluent_files import Message, id_of, messages

from .saying_facts import FILE, written

register(GAME)
LANGUAGES = ("en", "de")
FOLDER = Path(meadhall.games.lords.__file__).parent / "texts"
TEXTS = {lang: Words("lords", lang) for lang in LANGUAGES}
SPOKEN = sorted(set(words_in(CONTENT)), key=repr)
"""Every word that stands somewhere, once."""
JOINED = {"at", "choose_one"}
"""Words that only join others."""


def kinds() -> dict[str, type[Word]]:
    """The words by what they are called in the files."""
    known = [kind for kind in vars(words_of_cards).values() if isinstance(kind, type) and issubclass(kind, Word)]
    return {str(kind.__struct_config__.tag): kind for kind in known if kind.__module__ == words_of_cards.__name__}


def known(lang: str) -> dict[str, Message]:
    return messages(FOLDER / f"{lang}.ftl")


# --- messages and words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_its_message_and_every_message_its_word(lang: str) -> None:
    words = {str(to_builtins(word)["do"]) for word in SPOKEN} - JOINED - {"round_limit"}
    more = {"word-serves-any", "word-round-limit-cards", "word-round-limit-wounds"}
    assert {id for id in known(lang) if id.startswith("word-")} == {id_of("word", word) for word in words} | more


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_uses_only_what_its_word_has(lang: str) -> None:
    fields = {id_of("word", do): set(kind.__struct_fields__) | {"change"} for do, kind in kinds().items()}
    for id, message in known(lang).items():
        if id.startswith("word-"):
            assert message.variables[""] <= fields.get(id, {"n"}), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_conditions_and_prices_have_words(lang: str) -> None:
    def those(start: str) -> set[str]:
        return {id for id in known(lang) if id.startswith(start)}

    assert those("moment-") == {id_of("moment", moment) for moment in get_args(Moment)}
    assert those("once-") == {id_of("once", once) for once in get_args(Spell)}
    assert those("price-") == {id_of("price", name) for name in Price.__struct_fields__}
    conditions = (*get_args(Where), "attacker", "defender", "fought", "not_fought", "outnumbers")
    assert those("when-") == {id_of("when", name) for name in conditions}
    assert set(get_args(Rule)) - {"usurp_might"} <= known(lang)["word-more"].variants


# --- sentences --------------------------------------------------------------------------------------------------------


def everything(t: Texts) -> Iterator[str]:
    """All that cards, trays, gods, Realms, Requisites and Rune Actions say."""
    yield from (card_said(t, ref) for ref in VOCABULARY if ref.startswith("card:"))
    yield from (artifact_said(t, artifact) for artifact in ARTIFACTS)
    yield from (line for monster in MONSTERS for line in tray_said(t, monster))
    yield from boss_said(t)
    yield from (line for god in CONTENT.gods for line in god_said(t, god.id))
    yield from (realm_said(t, realm.id) for realm in CONTENT.realms)
    yield from (requisite_said(t, requisite.id) for requisite in CONTENT.requisites)
    yield from (rite_said(t, action.id) for action in CONTENT.actions.rune)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_whole_sentences(lang: str) -> None:
    for sentence in everything(TEXTS[lang]):
        assert re.fullmatch(r"[A-ZÄÖÜ+\d].*\.", sentence), sentence
        assert not re.search(r"[{}_]|None|\bnone\b|\w+-\w+-\w+|\.\.|  |: [a-zäöü]+ ?\.$", sentence), sentence


NUMBERS = [
    (word, name)
    for word in SPOKEN
    for name in ("n", "value", "regions", "injuries", "least", "at_most", "cards", "wounds", "runes")
    if getattr(word, name, None)
]
"""The words with each number that they have."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("word", "name"), NUMBERS, ids=[f"{name} of {word}" for word, name in NUMBERS])
def test_a_number_that_was_printed_otherwise_is_said_otherwise(word: Word, name: str, lang: str) -> None:
    if isinstance(word, RuneAction):
        return  # one, two or three Runes are three sentences
    t = TEXTS[lang]
    other = structs.replace(word, **{name: 7 if getattr(word, name) > 0 else -7})
    assert sentence_of(t, other) != sentence_of(t, word)
    assert "7" in sentence_of(t, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_how_often_and_for_what_stands_in_the_sentence(lang: str) -> None:
    """Given one effect, then each thing that hangs on it changes the sentence."""
    t = TEXTS[lang]
    effect = next(word for word in SPOKEN if to_builtins(word) == {"do": "draw_cards", "n": 1})
    plain = At("battle_won", (effect,))  # type: ignore[arg-type]
    others = [
        structs.replace(plain, moment="hunt_begins"),
        structs.replace(plain, may=True),
        structs.replace(plain, price=Price(cards=1), may=True),
        structs.replace(plain, price=Price(priests=1), may=True),
        structs.replace(plain, price=Price(injuries=1), may=True),
        structs.replace(plain, price=Price(injuries=2), may=True),
        structs.replace(plain, price=Price(injuries=1), may=True, effects=()),
        *(structs.replace(plain, once=once) for once in get_args(Spell)),
        *(structs.replace(plain, when=When(region=(where,))) for where in get_args(Where)),
        *(structs.replace(plain, when=When(side=side)) for side in ("attacker", "defender")),
        *(structs.replace(plain, when=When(fought=fought)) for fought in (True, False)),
        structs.replace(plain, when=When(outnumbers=True)),
    ]
    told = [said(t, [word]) for word in (plain, *others)]
    assert len(set(told)) == len(told)


def test_a_lead_stands_before_what_has_no_moment_of_its_own() -> None:
    t = TEXTS["en"]
    value = BattleValue(1, When(side="attacker"))
    assert leads(t, value) == ["as the attacker"]
    assert said(t, [value], "Battle") == "Battle, as the attacker: +1 Battle value."
    won = At("battle_won", ())
    assert said(t, [won], "Battle").startswith("After a Battle that you won")


SAMPLES: list[tuple[Callable[[Texts], str], str, str]] = [
    (
        lambda t: card_said(t, "card:spear_wall.2"),
        "Battle, as the defender: The card has the value 3. Hunt: With a second card of its symbol it wounds any slot.",
        "Schlacht, in der Verteidigung: Die Karte hat den Wert 3. "
        "Jagd: Mit einer zweiten Karte ihres Symbols verwundet sie jedes Feld.",
    ),
    (lambda t: card_said(t, "card:axe.1"), "No effect of its own.", "Keine eigene Wirkung."),
    (
        lambda t: card_said(t, "card:twin_blades.1"),
        "Battle, with more Armies there than your opponent: +1 Battle value. "
        "Hunt: It may wound a slot with Sword, Spear or Axe.",
        "Schlacht, mit mehr Heeren dort als die Gegenseite: +1 Schlachtwert. "
        "Jagd: Sie darf ein Feld mit Schwert, Speer oder Axt verwunden.",
    ),
    (
        lambda t: card_said(t, "card:roar"),
        "In the next Hero round the hunter plays 2 cards at most. Shields do not help.",
        "In der nächsten Heldenrunde spielt, wer jagt, höchstens 2 Karten. Schilde helfen nicht.",
    ),
    (
        lambda t: card_said(t, "card:golden_tears"),
        "In your Prayer step, once in a turn: You may give up 1 Priest to draw 1 Combat card and gain 1 Rune.",
        "In deinem Gebet, einmal je Zug: Wenn du willst, gib 1 Priester ab, dann ziehe 1 Kampfkarte und nimm 1 Rune.",
    ),
    (
        lambda t: card_said(t, "card:healing_song"),
        "Rune Action for 1 Rune of any type: Heal up to 2 Injuries.",
        "Runenaktion für 1 beliebige Rune: Heile bis zu 2 Verletzungen.",
    ),
    (
        lambda t: card_said(t, "card:friend_of_realms"),
        "When you take the bonus of a Realm, once in a turn: You may heal 1 Injury or gain 1 Rune.",
        "Nach dem Bonus einer Welt, einmal je Zug: Wenn du willst, heile 1 Verletzung oder nimm 1 Rune.",
    ),
    (
        lambda t: card_said(t, "card:snorri"),
        "When you take a Region, in the Land of your Hero, where a Settlement is, without a Battle there: Gain 1 Rune.",
        "Nach der Einnahme einer Region, im Land deines Helden, wo eine Siedlung liegt, ohne Schlacht dort: "
        "Nimm 1 Rune.",
    ),
    (
        lambda t: card_said(t, "card:event_3"),
        "A Monster of Algiz comes to Namdal. Then the Monsters of Algiz are roused, those of Uruz, and Loki.",
        "Ein Ungeheuer der Rune Algiz kommt nach Namdal. "
        "Dann erwachen die Ungeheuer der Rune Algiz, die der Rune Uruz und Loki.",
    ),
    (
        lambda t: artifact_said(t, "gungnir"),
        "Exhaust it when Battle values are counted: +1 Battle value and you win a tie.",
        "Erschöpfe es beim Zählen der Schlachtwerte: +1 Schlachtwert und du gewinnst bei Gleichstand.",
    ),
    (
        lambda t: tray_said(t, "garm")[0],
        "Region Attack: One Army in each of up to 2 neighbouring Regions is lowered by 1.",
        "Regionsangriff: Je ein Heer in bis zu 2 Nachbarregionen sinkt um 1.",
    ),
    (
        lambda t: " ".join(god_said(t, "thor")[:3]),
        "A Priest raises Might by 1. Level 0: nothing more. Level 1: Draw 1 Combat card.",
        "Ein Priester erhöht Stärke um 1. Stufe 0: nichts weiter. Stufe 1: Ziehe 1 Kampfkarte.",
    ),
    (
        lambda t: realm_said(t, "alfheim"),
        "Place your Hero in any other Region or heal 1 Injury.",
        "Versetze deinen Helden in eine beliebige andere Region oder heile 1 Verletzung.",
    ),
    (
        lambda t: requisite_said(t, "slayer_2"),
        "One player has slain a Monster.",
        "Jemand hat ein Ungeheuer erschlagen.",
    ),
    (
        lambda t: rite_said(t, "cards"),
        "1 Rune of each type: Draw 2 Combat cards.",
        "1 Rune jeder Art: Ziehe 2 Kampfkarten.",
    ),
]


@pytest.mark.parametrize(("say", "english", "german"), SAMPLES, ids=[english[:30] for _, english, _ in SAMPLES])
def test_a_card_reads_so(say: Callable[[Texts], str], english: str, german: str) -> None:
    assert say(TEXTS["en"]) == english
    assert say(TEXTS["de"]) == german


def test_the_browser_is_held_against_what_is_said_here() -> None:
    assert FILE.read_text("utf-8") == written(), "python -m tests.lords.saying_facts"
