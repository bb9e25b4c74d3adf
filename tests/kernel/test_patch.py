"""Patches: whatever two views are, the first and the patch give the second, exactly; and a patch is small."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel import Patch, apply, diff

from .folding import FILE
from .folding import text as stories_as_text

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-1, 1) | st.sampled_from(["", "a", "e4", "=", "~"])
KEYS = st.sampled_from(["", "a", "b", "=a", ".a", "-a", "~", "0", "1"])
THINGS = st.recursive(
    SCALARS, lambda inside: st.lists(inside, max_size=5) | st.dictionaries(KEYS, inside, max_size=5), max_leaves=12
)
VIEWS = st.dictionaries(KEYS, THINGS, max_size=6)


def text(thing: Any) -> str:
    """A thing as it arrives: the order of keys counts, and True is not 1."""
    return json.dumps(thing)


@given(VIEWS, VIEWS)
def test_a_view_and_the_patch_give_the_next_view(before: dict[str, Any], after: dict[str, Any]) -> None:
    patch = diff(before, after)

    assert text(apply(before, patch)) == text(after)
    assert text(apply(before, json.loads(text(patch)))) == text(after)


@given(VIEWS)
def test_nothing_is_different_between_a_view_and_itself(view: dict[str, Any]) -> None:
    assert diff(view, deepcopy(view)) == {}
    assert apply(view, {}) == view


@given(VIEWS, VIEWS)
def test_views_and_patches_stay_as_they_are(before: dict[str, Any], after: dict[str, Any]) -> None:
    texts = text(before), text(after)
    patch = diff(before, after)
    said = text(patch)

    apply(before, patch)

    assert (text(before), text(after), text(patch)) == (*texts, said)


@given(VIEWS, VIEWS, VIEWS)
def test_what_is_known_of_two_things_already_may_be_used_again(
    shared: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    """Given two audiences with a part in common, then what was found out for one holds for the other."""
    known: Any = {}
    old, new = {"table": shared, "own": before}, {"table": after, "own": shared}
    other_old, other_new = {"table": shared, "own": after}, {"table": after, "own": before}

    assert text(apply(old, diff(old, new, known))) == text(new)
    assert text(apply(other_old, diff(other_old, other_new, known))) == text(other_new)


CARDS = ["card:wolf", "card:boar", "card:bear"]


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"age": 1}, {"age": 2}, {"=age": 2}),
        ({"age": 1}, {"age": True}, {"=age": True}),
        ({"gone": 1, "kept": 1}, {"kept": 1, "new": None}, {"-gone": 0, "=new": None}),
        ({"hand": CARDS}, {"hand": [*CARDS, "card:elk"]}, {".hand": {"~": [3, 0, "card:elk"]}}),
        ({"hand": CARDS}, {"hand": ["card:wolf", "card:bear"]}, {".hand": {"~": [1, 1]}}),
        ({"hand": CARDS}, {"hand": []}, {"=hand": []}),
        (
            {"clans": [{"seat": 0, "glory": 3}, {"seat": 1, "glory": 4}]},
            {"clans": [{"seat": 0, "glory": 3}, {"seat": 1, "glory": 9}]},
            {".clans": {".1": {"=glory": 9}}},
        ),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, {"-a": 0, "-b": 0, "=b": 2, "=a": 1}),
        ({"list": (1, 2)}, {"list": [1, 2]}, {}),
    ],
)
def test_patches_say_the_least(before: dict[str, Any], after: dict[str, Any], patch: Patch) -> None:
    assert diff(before, after) == patch


def test_what_the_browser_folds_in_its_tests_is_what_the_rules_say_now() -> None:
    """The file is written by ``python -m tests.kernel.folding``."""
    assert FILE.read_text("utf-8") == stories_as_text()
