"""Why an automaton did what it did, in sentences: what was compared, with which numbers, and which clause decided."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from meadhall.kernel import Candidate, Clause, Comparison, Explanation, Ref

from .title import Passage
from .words import Words

STEP = "do:step"
"""What an automaton points at where there is nothing to point at."""


class Weighed:
    """A decision read again: who was compared, at which comparison each fell out, and which one left a single one."""

    def __init__(self, why: Explanation) -> None:
        self.why = why
        self.fell: dict[Ref, int] = {}
        """The comparison at which a candidate fell out."""
        self.decisive: int | None = None
        """The comparison that left one; None if there never was another, or if several are left."""
        left = self.compared = [one for one in why.candidates if one.numbers or one.aside is None]
        for at, by in enumerate(why.comparisons):
            if len(left) < 2:
                break
            best = (max if by.best == "highest" else min)(_rank(one.numbers[at]) for one in left)
            self.fell |= {one.ref: at for one in left if _rank(one.numbers[at]) != best}
            left = [one for one in left if one.ref not in self.fell]
            self.decisive = at if len(left) == 1 else None
        self.compared.sort(key=lambda one: -self.fell.get(one.ref, len(why.comparisons)))

    @property
    def by(self) -> Comparison | None:
        """The comparison that decided."""
        return None if self.decisive is None else self.why.comparisons[self.decisive]

    @property
    def alone(self) -> Clause | None:
        """The one clause that left nothing to compare, where one did."""
        apart = [*self.apart()]
        return apart[0] if len(self.compared) == 1 == len(apart) else None

    def apart(self) -> dict[Clause, list[Ref]]:
        """What looked possible and never was compared, by the clause that forbids it."""
        found: dict[Clause, list[Ref]] = {}
        for one in self.why.candidates:
            if one.aside is not None and not one.numbers:
                found.setdefault(one.aside, []).append(one.ref)
        return found

    def decided(self) -> tuple[str, str]:
        """The deciding number of the one taken, and the best of those that it put aside."""
        assert self.decisive is not None
        at, best = self.decisive, self.why.comparisons[self.decisive].best
        lost = [_rank(one.numbers[at]) for one in self.compared if self.fell.get(one.ref) == at]
        last = (max if best == "highest" else min)(lost)
        return number(self.compared[0].numbers[at]), "∞" if last[0] else str(last[1])


def _rank(one: int | None) -> tuple[bool, int]:
    return (one is None, one or 0)


def number(one: int | None) -> str:
    """A number that was compared; none is more than any."""
    return "∞" if one is None else str(one)


def is_flag(by: Comparison, words: Words) -> bool:
    """Whether what is compared is only so or not, as 1 and 0."""
    return words.has(f"number-{by.what}.yes")


def said_number(by: Comparison, one: int | None, words: Words) -> str:
    """A number that was compared; where something is so or not, yes or no."""
    return words(f"walk-flag-{one}") if one in (0, 1) and is_flag(by, words) else number(one)


def explained(event: Mapping[str, Any], names: Sequence[str], words: Words) -> list[Passage]:
    """What a ``because`` tells: the step and what it came to, then each candidate with its numbers."""
    prompt, name, told = event["prompt"], names[event["seat"]], event["because"]
    about = step_name(prompt, event["about"], name, words)
    if told is None:
        clauses = ", ".join(event["clauses"])
        said = step_reason(prompt, event["about"], name, clauses, words)
        return [Passage(about, said or words("because-step" if clauses else "because-free", clauses=clauses))]
    why = _read(told)
    return [Passage(about, _came_to(why, names, words)), *(_compared(why, one, names, words) for one in why.candidates)]


def step_name(prompt: str, about: Mapping[str, Any], name: str, words: Words) -> str:
    """What a step of an automaton is about."""
    question = f"because-{prompt}"
    return words(question, **{**about, "name": name}) if words.has(question) else f"{name}, {prompt}"


def step_reason(prompt: str, about: Mapping[str, Any], name: str, clauses: str, words: Words) -> str:
    """Why an automaton does a step in which there is nothing to choose; nothing where its title does not say it."""
    said = words(f"because-{prompt}.step", **{**about, "name": name})
    return words("because-meant", meaning=said.rstrip("."), clauses=clauses) if said else ""


def did(event: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    """What an automaton did of which its title tells nothing else; where there was nothing that it could do, why."""
    why, name = event["because"], names[event["seat"]]
    ref = event["ref"] if why is not None else ""
    if ref and ref != STEP:
        return taken_said(event["prompt"], ref, event["about"], name, called(ref, names, words), words)
    about = step_said(event["prompt"], ref, event["about"], name, words).rstrip(".")
    alone = Weighed(_read(why)).alone if ref else None
    reason = reason_of(alone, words) if alone else ""
    return words("because-did", about=about, what=reason) if reason else words("because-did-step", about=about)


def _read(told: Any) -> Explanation:
    return msgspec.convert(msgspec.to_builtins(told), Explanation)


def _came_to(why: Explanation, names: Sequence[str], words: Words) -> str:
    """What was taken, and by which comparison."""
    if why.taken is None:
        return words("because-tied")
    what = called(why.taken, names, words)
    by = Weighed(why).by
    if by is None:
        return words("because-only", what=what)
    best = "because-highest" if by.best == "highest" else "because-lowest"
    said = words(best, what=what, number=number_name(by, words), clause=by.clause)
    return f"{said} {source}" if (source := source_of(by, words)) else said


def source_of(by: Comparison, words: Words) -> str:
    """Which card broke the tie, and how; nothing where no card did."""
    mode = "min" if by.best == "lowest" else "max"
    return "" if by.source is None else words("because-source", source=by.source, mode=mode)


def step_said(prompt: str, option: Ref, about: Mapping[str, Any], name: str, words: Words) -> str:
    """What an automaton does in a step, or that it does nothing, as a sentence."""
    if option == STEP and (none := words(f"ask-{prompt}.none", **{**about, "name": name})):
        return none
    return words(f"ask-{prompt}.wait", **{**about, "name": name}) or f"{step_name(prompt, about, name, words)}."


def taken_said(prompt: str, ref: Ref, about: Mapping[str, Any], name: str, what: str, words: Words) -> str:
    """What an automaton does, and with what: in a sentence of its own, or what it takes behind a colon."""
    known = {**about, "name": name, "ref": ref}
    button = words(f"ask-{prompt}.did-{ref.removeprefix('do:')}", **known) if ref.startswith("do:") else ""
    said = button or words(f"ask-{prompt}.did", **known)
    return said or words("because-did", about=step_said(prompt, ref, about, name, words).rstrip("."), what=what)


def _compared(why: Explanation, one: Candidate, names: Sequence[str], words: Words) -> Passage:
    """A candidate, its numbers, and what became of it."""
    told = []
    for by, compared in zip(why.comparisons, one.numbers, strict=False):
        told.append(f"{number_name(by, words)} {said_number(by, compared, words)}")
    end = words("because-stays") if one.aside is None else _put_aside(one, one.aside, words)
    return Passage(called(one.ref, names, words), ", ".join([*told, end]))


def _put_aside(one: Candidate, clause: Clause, words: Words) -> str:
    reason = "" if one.numbers else reason_of(clause, words)
    return f"{reason} ({clause})" if reason else words("because-aside", clause=clause)


def reason_of(clause: Clause, words: Words) -> str:
    """Why a clause puts something aside, in a few words; nothing where the title says none."""
    id = f"aside-{clause.replace('.', '-')}"
    return words(id) if words.has(id) else ""


def number_name(by: Comparison, words: Words) -> str:
    """What is compared, in the title's words."""
    return words(f"number-{by.what}") if words.has(f"number-{by.what}") else by.what


def called(ref: Ref, names: Sequence[str], words: Words) -> str:
    """What a candidate is called: seats by the names of those who sit there."""
    kind, _, id = ref.partition(":")
    if ref == STEP:
        return words("walk-nothing")
    return names[int(id)] if kind == "seat" and id.isdecimal() and int(id) < len(names) else words.ref(ref)
