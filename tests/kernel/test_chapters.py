"""Chapters: begun as functions, kept on the agenda by name, in the order in which they are written."""

from types import ModuleType

import pytest

from meadhall.kernel import Ask, Chapter, Match, RulesError, begin, chapter, chapters_of, prompts_of, then, to

from .tiny import Tiny, TinyState, letters


@chapter
def note(s: TinyState, word: str, times: int) -> None:
    """Writes a word down."""
    s.log.extend([word] * times)


@chapter("note_of_old")
def renamed(s: TinyState) -> None:
    """Was called otherwise when matches were stored."""
    s.log.append("old")


@chapter
def three(s: TinyState) -> Chapter:
    """Asks, and then has three notes written."""
    yield Ask(0, "choose", letters)
    then(s, to(note, "first", 1), to(renamed), to(note, "last", times=2))
    begin(s, note, "before all", 1)


def module(*chapters: object, name: str = "rules", **prompts: tuple[str, ...]) -> ModuleType:
    """A module in which these chapters are written."""
    made = ModuleType(name)
    for k, written in enumerate(chapters):
        setattr(made, f"chapter_{k}", written)
    if prompts:
        vars(made)["PROMPTS"] = prompts
    return made


def test_chapters_run_in_reading_order_and_before_what_stood_on_the_agenda() -> None:
    match = Match.new(Tiny(three, later=[note, renamed]), seats=1, seed=1)

    match.answer(0, "do:a")

    assert match.state.log == ["before all", "first", "old", "last", "last"]


def test_the_agenda_keeps_names_and_plain_arguments() -> None:
    s = TinyState(seats=1, pile=[], hands=[[]])
    begin(s, note, "a", times=3)
    then(s, to(renamed), to(note, word="b", times=1))

    assert s.agenda == [["note", "a", 3], ["note", "b", 1], ["note_of_old"]]


def test_an_argument_that_a_chapter_does_not_have_is_refused() -> None:
    with pytest.raises(RulesError, match="The chapter note has no argument loudly"):
        to(note, "a", loudly=True)  # type: ignore[call-arg]


def test_a_chapter_can_be_part_of_another() -> None:
    s = TinyState(seats=1, pile=[], hands=[[]])
    note(s, "here", 1)

    assert s.log == ["here"]
    assert note.__doc__ == "Writes a word down."
    assert repr(note) == "<chapter note>"


def test_a_title_collects_the_chapters_that_its_modules_write() -> None:
    here = __import__("sys").modules[__name__]

    found = chapters_of(here)

    assert set(found) == {"note", "note_of_old", "three"}  # and not ``choose``, which others wrote
    assert found["note"] is note.play


def test_two_chapters_of_one_name_are_refused() -> None:
    def another(s: TinyState) -> None:
        """Has a name that is taken."""

    one, other = chapter("note")(another), chapter("note")(another)
    rules = module(one, other, name=__name__)

    with pytest.raises(RulesError, match="Two chapters are called note"):
        chapters_of(rules)


def test_prompts_stand_beside_the_chapters_each_in_one_module() -> None:
    assert prompts_of(module(), module(go=("TY-1.1",)), module(stay=("TY-1.2",))) == {
        "go": ("TY-1.1",),
        "stay": ("TY-1.2",),
    }
    with pytest.raises(RulesError, match="The prompt go stands in two modules"):
        prompts_of(module(go=("TY-1.1",)), module(go=("TY-1.2",)))
