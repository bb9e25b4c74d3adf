"""Frames in brief: why an automaton does what it does is sent once, and without what repeats itself.

In a view the ask of an automaton says what it may do and why, and its answer tells the same again as its first event.
Three Followers of Surtur who take their turns in one message would fill a hundred kilobytes with that. So the event is
sent as the place of the ask that it answers, and the ask with a ``why`` that has no names for its numbers.
docs/protocol.md says how a client reads it.
"""

from typing import Any

from msgspec import to_builtins
from msgspec.json import Encoder
from msgspec.structs import replace

from meadhall.kernel.frames import Frame
from meadhall.kernel.patch import Patch, apply

ASKED = ("=asked", ".asked")
Asks = list[dict[str, Any]]

_encode = Encoder().encode


def in_brief(frames: list[list[Frame]]) -> list[list[Frame]]:
    """The frames of an answer and of those that automata gave then, as they are sent."""
    asked: Asks | None = None  # not known before somebody is asked anew
    brief: list[list[Frame]] = []
    for answer in frames:
        brief.append([])
        for frame in answer:
            event, patch = frame.event, frame.patch
            if event is not None and event["kind"] == "because" and asked is not None:
                event = _told_before(event, asked)
            changed = {key: patch[key] for key in ASKED if key in patch}
            if "=asked" in changed or (changed and asked is not None):
                asked = apply({"asked": asked}, changed)["asked"]
                shorter: Patch = {"=asked": [_brief_ask(ask) for ask in asked]}
                if len(_encode(shorter)) < len(_encode(changed)):
                    patch = {key: value for key, value in patch.items() if key not in ASKED} | shorter
            brief[-1].append(replace(frame, event=event, patch=patch))
    return brief


def in_full(asked: Asks, frames: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """The frames as they were before, for clients in Python that have a view in which these were asked."""
    whole: list[list[dict[str, Any]]] = []
    for answer in frames:
        whole.append([])
        for frame in map(dict, answer):
            if frame.get("event", {}).get("kind") == "because" and "asked" in frame["event"]:
                frame["event"] = _event_of(asked[frame["event"]["asked"]])
            if "=asked" in (patch := frame.get("patch", {})):
                frame["patch"] = {**patch, "=asked": [_whole_ask(ask) for ask in patch["=asked"]]}
            asked = apply({"asked": asked}, {key: frame["patch"][key] for key in ASKED if key in patch})["asked"]
            whole[-1].append(frame)
    return whole


# --- the event -------------------------------------------------------------------------------------------------------


def _told_before(event: dict[str, Any], asked: Asks) -> dict[str, Any]:
    """The place of the ask that says all that an event says, if one does."""
    said = _encode(event)
    places = (place for place, ask in enumerate(asked) if "options" in ask and _encode(_event_of(ask)) == said)
    place = next(places, None)
    return event if place is None else {"kind": "because", "asked": place}


def _event_of(ask: dict[str, Any]) -> dict[str, Any]:
    """What an automaton's answer tells first (``meadhall.kernel.view.explained``)."""
    said = {key: ask[key] for key in ("seat", "prompt", "about", "clauses")}
    return {"kind": "because", "ref": ask["options"][0], **said, "because": ask.get("because")}


# --- the ask ---------------------------------------------------------------------------------------------------------


def _brief_ask(ask: dict[str, Any]) -> dict[str, Any]:
    """An ask with ``why`` in the place of refusals and ``because``, where these can be read from it again."""
    because = to_builtins(ask.get("because"))
    if because is None or "options" not in ask:
        return ask
    never: dict[str, list[str]] = {}
    for one in because["candidates"]:
        if not one["numbers"] and one["aside"] is not None:
            never.setdefault(one["aside"], []).append(one["ref"])
    why = {
        "question": because["question"],
        "by": [_short(by["clause"], by["what"], by["best"], by["source"]) for by in because["comparisons"]],
        "compared": [
            _short(one["ref"], one["numbers"], one["aside"])
            for one in because["candidates"]
            if one["numbers"] or one["aside"] is None
        ],
        "never": never,
        "decided": because["decided"],
    }
    said = {key: value for key, value in ask.items() if key not in ("refusals", "because")}
    brief = said | {"why": {key: value for key, value in why.items() if value}}
    return brief if _encode(_whole_ask(brief)) == _encode(ask) else ask


def _short(*values: Any) -> list[Any]:
    """Some values; a last one that is nothing is left out."""
    return [*values[:-1], *([] if values[-1] is None else values[-1:])]


def _whole_ask(ask: dict[str, Any]) -> dict[str, Any]:
    """The ask that was sent in brief."""
    if "why" not in ask:
        return ask
    why = ask["why"]
    candidates = [
        {"ref": ref, "numbers": numbers, "aside": (*aside, None)[0]} for ref, numbers, *aside in why.get("compared", ())
    ]
    candidates += [
        {"ref": ref, "numbers": [], "aside": clause} for clause, refs in why.get("never", {}).items() for ref in refs
    ]
    because = {
        "question": why["question"],
        "comparisons": [
            {"clause": clause, "what": what, "best": best, "source": (*source, None)[0]}
            for clause, what, best, *source in why.get("by", ())
        ],
        "candidates": candidates,
        "taken": ask["options"][0],
        "decided": why.get("decided"),
    }
    refusals = {one["ref"]: one["aside"] for one in candidates if one["aside"] is not None}
    said = {key: ask[key] for key in ("seat", "prompt", "about", "options")}
    return {**said, "refusals": refusals, "clauses": ask["clauses"], "because": because}
