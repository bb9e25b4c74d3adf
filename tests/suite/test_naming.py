"""Words that name cards: found wherever they stand, and held against what a mind knows."""

from collections import Counter

import pytest

from meadhall.games.bloodrage.game import GAME as BLOOD_RAGE
from meadhall.suite.naming import Words, known_faces, recognises, texts, whole_sets
from meadhall.suite.secrecy import backs_of
from tests.kernel.toy import TOY
from tests.kernel.toy_table import CARDS, ToyOptions

FACES = ["wolf", "wolf", "boar", "bear", "raven", "doom"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("card:wolf", ["wolf"]),
        ("store>card:wolf", ["wolf"]),
        ("Seat 0 may not point at card:boar: it is not on the list.", ["boar"]),
        ("It is a bear.", ["bear"]),
        ("odin=wolf+?/-/boar", ["wolf", "boar"]),
        ("{odin:play raven}a2-b2/b1", ["raven"]),
        ("doomed", []),
        ("a-wolf wolf-2 wolf.2 wolf_pack", []),
        ("do:pass", []),
        ("", []),
    ],
)
def test_a_card_is_found_in_a_ref_and_in_a_sentence(text: str, named: list[str]) -> None:
    assert [word for word, _ in Words(TOY, CARDS).within(text)] == named


def test_a_card_is_found_by_every_word_that_gives_it_away() -> None:
    """Given two copies of a card, then a copy is one card, and the card without a number may be either."""
    words = Words(BLOOD_RAGE, ["a1-odins-smite.1", "a1-odins-smite.2", "a1-tyrs-bash.1"])

    (one,) = words.within("card:a1-odins-smite.2")
    (either,) = words.within("card:a1-odins-smite")

    assert one == ("a1-odins-smite.2", frozenset({"a1-odins-smite.2"}))
    assert either == ("a1-odins-smite", frozenset({"a1-odins-smite.1", "a1-odins-smite.2"}))
    assert words.names("card:a1-odins-smite", "a1-odins-smite.1")
    assert not words.names("card:a1-odins-smite", "a1-tyrs-bash.1")


def test_every_text_is_read_keys_too_with_the_way_to_it() -> None:
    thing = {"table": {"known": [{"cards": ["a", "b"]}, {"cards": ("c",)}], "n": 1}, "ask": None}

    assert texts(thing, ("view",)) == [
        (("view", "table"), "table"),
        (("view", "table", "known"), "known"),
        (("view", "table", "known", "cards"), "cards"),
        (("view", "table", "known", "cards"), "a"),
        (("view", "table", "known", "cards"), "b"),
        (("view", "table", "known", "cards"), "cards"),
        (("view", "table", "known", "cards"), "c"),
        (("view", "table", "n"), "n"),
        (("view", "ask"), "ask"),
    ]


def test_a_card_is_known_if_it_is_alone_or_among_its_like() -> None:
    """Given a set of two wolves, a boar alone, and a set of three, then wolves and the boar are known."""
    mind = [0, 0, 2, 3, 3, 3]

    assert [recognises(mind, FACES, token) for token in range(6)] == [True, True, True, False, False, False]
    s = TOY.setup(2, ToyOptions())
    s.faces, s.minds = list(FACES), [mind, [0] * 6, list(range(6))]
    assert [known_faces(s, audience) for audience in (0, 1, -1, -2)] == [
        {"wolf", "boar"},
        set(),
        set(FACES),
        set(FACES),
    ]


@pytest.mark.parametrize(
    ("named", "whole"),
    [
        ([], True),
        (["bear", "raven", "doom"], True),
        (["bear", "raven", "doom", "boar"], True),
        (["wolf", "wolf"], True),
        (["bear", "raven"], False),
        (["wolf"], False),
        (["boar", "boar"], False),
    ],
)
def test_a_set_is_named_whole_or_not_at_all(named: list[str], whole: bool) -> None:
    assert whole_sets(Counter(named), [0, 0, 2, 3, 3, 3], FACES) is whole


def test_cards_that_somebody_cannot_tell_apart_have_one_back() -> None:
    s = TOY.setup(2, ToyOptions())
    s.faces, s.minds = list(FACES), [[0, 0, 2, 3, 3, 5], [0, 1, 1, 3, 4, 5], [0, 1, 2, 3, 4, 4]]

    assert backs_of(s) == [0, 0, 0, 3, 3, 3]
