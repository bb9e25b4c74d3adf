"""What can be read of a choice: its rules, why other things may not be pointed at, and what was weighed."""

from collections.abc import Sequence

from meadhall.kernel import Clause, Outcome, Question

from .because import explained, reason_of
from .title import Glance, Moment, Passage, TitleTable
from .words import Words, capital, listed


def rules_of(asked: Question | Moment | None, outcome: Outcome | None, words: Words) -> list[Passage]:
    """The rules that matter for what is asked, or for the end: in the title's words first, then clause by clause."""
    clauses = asked.clauses if asked else (outcome.clause,) if outcome else ()
    told = [Passage(id, rule) for id, _, rule in (words.clause(clause).partition(": ") for clause in clauses)]
    about = f"ask-{asked.prompt}" if asked else ""
    if about and words.has(f"{about}.rule"):
        told.insert(0, Passage(words(f"{about}.clause"), words(f"{about}.rule")))
    return told


def refused(question: Question, at: Glance, table: TitleTable) -> list[Passage]:
    """Of what looks possible and is not, why: names by the clause that forbids them."""
    things: dict[Clause, dict[str, None]] = {}
    for ref, clause in question.refusals.items():
        things.setdefault(clause, {})[table.name(at, ref)] = None
    return [
        Passage(at.words("not-these", names=listed([*names])), f"{refusal(clause, at.words)} ({clause})")
        for clause, names in things.items()
    ]


def refusal(clause: Clause, words: Words) -> str:
    """A refusal in the title's words, or else in the rules'."""
    own = f"refusal-{clause.replace('.', '-')}"
    if words.has(own):
        return words(own)
    reason = reason_of(clause, words)
    return f"{capital(reason)}." if reason else words.clause(clause).partition(": ")[2]


def left_over(question: Question, names: Sequence[str], words: Words) -> list[Passage]:
    """Why just these are left, where clauses have put others aside and leave the choice to a person."""
    if question.because is None:
        return []
    step = {"seat": question.seat, "prompt": question.prompt, "about": question.about, "clauses": question.clauses}
    return explained({**step, "because": question.because}, names, words)


def steps_read(moment: Moment, names: Sequence[str], words: Words) -> list[Passage]:
    """A step of an automaton with every candidate, and the decisions that it goes on from."""
    found = []
    for one in moment.chain():
        step = {"seat": one.seat, "prompt": one.prompt, "about": one.about, "clauses": one.clauses}
        found += explained({**step, "because": one.why}, names, words)
    return found
