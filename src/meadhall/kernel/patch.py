"""Patches: what is different between two views, as plain data, small enough to be sent at every event.

A patch is an object. The first letter of each of its keys is a sign; the rest is a key of the object that the patch is
for, or a place in the list:

- ``"=key": value``: this stands there now;
- ``".key": patch``: what stands there has changed inside;
- ``"-key": 0``: this is gone (of an object only);
- ``"~": [at, out, …new]``: from place ``at`` on ``out`` things were taken out and these put in (of a list only, once,
  and before its other changes).

Changes are made in their order. What comes out is exact, to the order of an object's keys.

>>> patch = diff({"age": 1, "hand": ["wolf", "boar"]}, {"age": 2, "hand": ["wolf", "elk", "boar"]})
>>> patch
{'=age': 2, '.hand': {'~': [1, 0, 'elk']}}
>>> apply({"age": 1, "hand": ["wolf", "boar"]}, patch)
{'age': 2, 'hand': ['wolf', 'elk', 'boar']}
"""

from collections.abc import Sequence
from typing import Any

from msgspec.json import Encoder

Patch = dict[str, Any]
Known = dict[tuple[int, int], Patch | None]
"""What was found out about two things already, by their ids: views of several audiences have parts in common."""

SET, INSIDE, GONE, SPLICE = "=", ".", "-", "~"

_encode = Encoder().encode


def diff(before: dict[str, Any], after: dict[str, Any], known: Known | None = None) -> Patch:
    """What has to change in the first view so that it is the second; empty if nothing does.

    ``known`` may be shared by all comparisons of one moment, while the views of before and after are kept.
    """
    patch = _of_object(before, after, {} if known is None else known)
    if patch is None:  # no single change leads to the new order of the keys: all of them go, and come again
        return {**{GONE + key: 0 for key in before}, **{SET + key: value for key, value in after.items()}}
    return patch


def apply(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view after a patch. The view itself stays as it is; the two share what has not changed."""
    changed = dict(view)
    for key, change in patch.items():
        sign, name = key[0], key[1:]
        if sign == GONE:
            del changed[name]
        else:
            changed[name] = change if sign == SET else _apply_inside(changed[name], change)
    return changed


def _apply_inside(thing: Any, patch: Patch) -> Any:
    if isinstance(thing, dict):
        return apply(thing, patch)
    changed = list(thing)
    for key, change in patch.items():
        if key == SPLICE:
            at, out, *new = change
            changed[at : at + out] = new
        else:
            place = int(key[1:])
            changed[place] = change if key[0] == SET else _apply_inside(changed[place], change)
    return changed


def _of_object(before: dict[str, Any], after: dict[str, Any], known: Known) -> Patch | None:
    """What changed inside an object; None if its keys stand in an order that changes do not lead to."""
    patch: Patch = {}
    if before.keys() != after.keys() or list(before) != list(after):
        stayed = [key for key in before if key in after]
        if [*stayed, *(key for key in after if key not in before)] != list(after):
            return None
        patch = {GONE + key: 0 for key in before if key not in after}
    for key, value in after.items():
        if key in before:
            _note(patch, key, before[key], value, known)
        else:
            patch[SET + key] = value
    return patch


def _of_list(before: Sequence[Any], after: Sequence[Any], known: Known) -> Patch:
    """What changed inside a list: the stretch between what its head and its tail have kept, or place by place."""
    shorter = min(len(before), len(after))
    head = tail = 0
    while head < shorter and _alike(before[head], after[head]):
        head += 1
    while tail < shorter - head and _alike(before[-1 - tail], after[-1 - tail]):
        tail += 1
    splice: Patch = {SPLICE: [head, len(before) - head - tail, *after[head : len(after) - tail]]}
    if len(before) != len(after):
        return splice
    patch: Patch = {}
    for place in range(head, len(after) - tail):
        _note(patch, str(place), before[place], after[place], known)
    return min(patch, splice, key=lambda changes: len(_encode(changes)))


def _note(patch: Patch, key: str, before: Any, after: Any, known: Known) -> None:
    """Writes into a patch what became of one thing."""
    if before is after:
        return
    if (isinstance(before, dict) and isinstance(after, dict)) or (_listed(before) and _listed(after)):
        pair = (id(before), id(after))
        if pair not in known:
            known[pair] = _inside(before, after, known)
        inside = known[pair]
        if inside is None:
            patch[SET + key] = after
        elif inside:
            patch[INSIDE + key] = inside
    elif type(before) is not type(after) or before != after:
        patch[SET + key] = after


def _inside(before: Any, after: Any, known: Known) -> Patch | None:
    """What changed inside an object or a list: nothing, or a patch; None where it is shorter to say it anew."""
    old, new = _encode(before), _encode(after)
    if old == new:
        return {}
    patch = _of_object(before, after, known) if isinstance(before, dict) else _of_list(before, after, known)
    return None if patch is None or len(_encode(patch)) >= len(new) else patch


def _listed(thing: Any) -> bool:
    return isinstance(thing, list | tuple)


def _alike(before: Any, after: Any) -> bool:
    """Whether two things arrive as the same at the other end of the wire; True is no 1 there."""
    if isinstance(before, dict | list | tuple):
        return type(before) is type(after) and _encode(before) == _encode(after)
    return type(before) is type(after) and bool(before == after)
