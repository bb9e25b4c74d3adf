"""The question above the table: what somebody is asked, for whom one waits, or how it ended; with a line of help."""

from collections.abc import Sequence

from meadhall.kernel import Outcome, Question

from .words import Words


def asked(question: Question, names: Sequence[str], words: Words, *, alone: bool) -> tuple[str, str]:
    """What a person is asked; several people at one terminal are told whom it is about."""
    count = sum(not ref.startswith("do:") for ref in question.options)
    about = {**question.about, "count": count, "name": names[question.seat]}
    prompt = f"ask-{question.prompt}"
    text = words(prompt, **about) if words.has(prompt) else question.prompt
    text = text if alone else f"{names[question.seat]}: {text}"
    power = str(question.about.get("power", "")).rpartition(":")[2]
    own = f"{prompt}.help-{power}"  # a power may change what is asked
    return text, words(own if power and words.has(own) else f"{prompt}.help", **about)


def handed_over(question: Question, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Who is to take the keyboard before anything is shown that others may not see."""
    return words("curtain", name=names[question.seat]), words("curtain.help")


def awaited(question: Question, name: str, words: Words) -> tuple[str, str]:
    """For whom one waits, and what they do."""
    return words("waits", name=name), words(f"ask-{question.prompt}.wait", **{**question.about, "name": name})


def ended(outcome: Outcome | None, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Who won, with which scores, and by which rule; or that nobody is asked."""
    if outcome is None:
        return words("nobody-asked"), ""
    winners = ", ".join(names[seat] for seat in outcome.winners)
    ending = f"ending-{outcome.ending}"
    several = "shared" if len(outcome.winners) == len(names) else "won-together"
    who = words("won" if len(outcome.winners) == 1 else several, names=winners)
    counted = any(score is not None for score in outcome.scores)
    scores = f" ({' : '.join(map(words.points, outcome.scores))})" if counted else ""
    return f"{words('over')} {who}{scores}", words(ending) if words.has(ending) else words.clause(outcome.clause)
