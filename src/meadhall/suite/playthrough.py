"""A playthrough: one match told step by step, for a person to read and for a test to compare."""

import textwrap
from typing import Any

import msgspec

from meadhall.kernel import SPECTATOR, Chance, Match, Question, Ref


def playthrough(game: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> str:
    """The whole story of a match played at random: asks, options, answers, events, and what spectators see."""
    match, chance = Match.new(game, seats, seed, options), Chance(f"playthrough:{seed}")
    lines = [f"{game}, {seats} seats, seed {seed}, {_plain(match.options)}", ""]
    lines += [f"  told: {_plain(event.seen_by(SPECTATOR))}" for event in match.opening]
    while not match.over:
        question = match.pending[chance.below(len(match.pending))]
        ref = question.options[chance.below(len(question.options))]
        lines += _ask(match, question, ref)
        lines += [f"  told: {_plain(event.seen_by(SPECTATOR))}" for event in match.answer(question.seat, ref)]
        lines += [f"  hash: {mark}" for mark in match.entries[-1].hashes]
    lines += ["", f"outcome: {_plain(match.outcome)}", "", "spectators see at the end:"]
    lines += textwrap.wrap(_plain(match.view(SPECTATOR)["table"]), 120, initial_indent="  ", subsequent_indent="  ")
    return "\n".join(lines) + "\n"


def _ask(match: Match, question: Question, ref: Ref) -> list[str]:
    about = "".join(f", {name} {thing}" for name, thing in question.about.items())
    offered = textwrap.wrap(" ".join(question.options), 116, initial_indent="  may: ", subsequent_indent="       ")
    refused: dict[str, int] = {}
    for clause in question.refusals.values():
        refused[clause] = refused.get(clause, 0) + 1
    refusals = [f"  not: {', '.join(f'{n} by {clause}' for clause, n in sorted(refused.items()))}"] if refused else []
    return [
        "",
        f"{match.seq + 1}. seat {question.seat}: {question.prompt}{about}",
        *offered,
        *refusals,
        f"  does: {ref}",
    ]


def _plain(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
