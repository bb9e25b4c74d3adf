"""What one sees of a match: everything (RR-44.15), but for Odin's hand where the table keeps it closed (RR-40.15)."""

import re
from collections.abc import Iterable
from typing import Any

from meadhall.clauses import Clauses
from meadhall.kernel import Audience, Ref, View, face
from meadhall.kit.cards import seen
from meadhall.kit.views import fields

from .board import NAMES, PLACES, REFS, Hex, vikings
from .cards import CARD_REFS, FILE
from .content import BOARD, SIDES, Side
from .draft import draft_order
from .notation import Turn, read_turn
from .positions import write_position
from .regions import regions
from .scoring import points, result, score
from .state import Going, State, holder, owner_of, side_of

_FIRST_POWER = 8
"""The section of the first power in the rules; the others follow in the same order."""


def public(s: State) -> View:
    """The table as docs/protocol.md describes it, but for what depends on Odin's hand."""
    turn = s.going or Going(before="")
    return {
        "mode": s.options.mode,
        "phase": _phase(s),
        **fields(s, "turn", "to_move", "supply", "turns", "movers"),
        "acting": holder(s, s.to_move) if s.going else None,
        "position": None if s.faces else write_position(s, ()),
        "sides": {side: _side(s, side) for side in SIDES},
        "cards": _cards(s),
        "odin": None,
        "draft": _draft(s),
        "stones": _refs(s.stones),
        "regions": [
            fields(region, "status", "side", "size") | {"hexes": _refs(region.hexes)} for region in regions(s.board)
        ],
        "selected": _ref(turn.selected),
        "viking": _ref(turn.viking),
        "moved": None if turn.start is None or turn.to is None else {"from": REFS[turn.start], "to": REFS[turn.to]},
        "ways": _so_far(turn.line),
        "extra": _ref(s.extra),
        "last": _last(s),
        "result": None if s.ending is None else str(result(s)),
    }


def private(s: State, audience: Audience) -> View:
    """Odin's hand as far as an audience knows it, and the position with it; nothing where nobody has such cards."""
    side = owner_of(s, "odin")
    if side is None or not s.faces:
        return {}
    hand, table, command = (seen(s, audience, zone) for zone in (s.hand, s.table, s.command))
    return {
        "position": write_position(s, [face(s, audience, token) or "?" for token in s.hand]),
        "odin": {"seat": holder(s, side), "hand": hand, "table": table, "in_force": command[0] if command else None},
    }


_WAY = re.compile(r"(?=\b([a-z]\d+)([-~>]|<>)([a-z]\d+))")


def _so_far(line: str) -> list[list[Ref]]:
    """The ways of all Vikings in a turn under way, from hex to hex."""
    ways = []
    for start, sign, to in _WAY.findall(line):
        way = [f"hex:{start}", f"hex:{to}"]
        ways += [way, way[::-1]] if sign == "<>" else [way]
    return ways


def _phase(s: State) -> str:
    if s.ending is not None:
        return "end"
    return "play" if s.turn or s.agenda == [["turn"]] or s.options.mode == "basic" else "draft"


def _side(s: State, side: Side) -> dict[str, Any]:
    there = vikings(s.board, side)
    power = s.force[side]
    return {
        "seats": list(s.players[side]) if s.players else [],
        "next": _next(s, side),
        "power": CARD_REFS[power] if power else None,
        "vikings": _refs(there),
        "nomadic": _refs(viking for viking in there if viking not in s.settled),
        "settled": _refs(viking for viking in there if viking in s.settled),
        "land": points(s.board)[side],
        "score": score(s)[side],
    }


def _next(s: State, side: Side) -> int | None:
    """The seat that takes a side's turn now or next (RR-42.12)."""
    if s.ending is not None:
        return None
    if (s.going is not None or s.extra is not None) and s.to_move == side:
        return holder(s, side)
    return s.players[side][s.taken[side] % len(s.players[side])]


def _cards(s: State) -> list[dict[str, Any]]:
    """Every seat's card with what lies on it; Frigg's stones lie on the other side's."""
    frigg = owner_of(s, "frigg")
    return [
        {
            "seat": seat,
            "side": side,
            "card": CARD_REFS[power],
            "in_force": power == "odin" or s.force[side] == power,
            "stones": (s.thor if power == "thor" else 0) + (s.frigg if frigg not in (None, side) else 0),
            "vikings": s.waiting if power == "ask_and_embla" else 0,
            "armed": s.armed if power == "idun" else None,
        }
        for side in SIDES
        for seat in s.players.get(side, ())
        if s.cards and (power := s.cards[seat])
    ]


def _draft(s: State) -> dict[str, Any] | None:
    if s.draft is None:
        return None
    order = draft_order(s)
    return {
        "offer": [CARD_REFS[power] for power in s.draft.offer],
        "wanted": s.draft.wanted,
        "taken": [{"seat": seat, "card": CARD_REFS[power]} for seat in order if (power := s.cards[seat])],
        "order": order,
    }


def _last(s: State) -> dict[str, Any] | None:
    """The last turn that was played and not skipped."""
    for text, seat in zip(reversed(s.turns), reversed(s.movers), strict=True):
        turn = read_turn(text)
        if not turn.skipped:
            return {"side": side_of(s, seat), "seat": seat, "text": text, **_ways(turn)}
    return None


def _ways(turn: Turn) -> dict[str, Any]:
    """The ways of all Vikings, the stones put, and those taken away."""
    paths: list[tuple[Hex, ...]] = [turn.chain] if turn.chain else [*turn.trail]
    stones = [*turn.stones, *(start for start, _ in turn.trail)]
    cleared = []
    for note in turn.notes:
        for change in note.changes:
            if change.kind == ">":
                paths.append(change.hexes)
            elif change.kind == "<>":
                paths += [change.hexes, change.hexes[::-1]]
            elif change.kind == "+" and note.power != "ask_and_embla":
                stones.append(change.hexes[0])
            elif change.kind == "-":
                cleared.append(change.hexes[0])
    return {
        "from": REFS[paths[0][0]],
        "to": REFS[paths[0][-1]],
        "stone": REFS[stones[0]] if stones else None,
        "paths": [_refs(path) for path in paths],
        "stones": _refs(stones),
        "cleared": _refs(cleared),
    }


def scene() -> View:
    """The board's geometry and the cards with their sections of the rules, for whoever draws them."""
    sections = {section.number: section for section in Clauses.of("ragnarocks").sections}
    return {
        "hidden": False,
        "hexes": [
            {"ref": ref, "row": name[0], "x": x, "y": y} for ref, name, (x, y) in zip(REFS, NAMES, PLACES, strict=True)
        ],
        "directions": {name: list(step) for name, step in BOARD.directions.items()},
        "start": {side: [f"hex:{name}" for name in BOARD.start[side]] for side in SIDES},
        "pixel": BOARD.pixel,
        "powers": [
            {
                **fields(card, "tier", "command"),
                "ref": CARD_REFS[card.id],
                "hooks": list(card.hooks),
                "clauses": [clause.id for clause in sections[str(number)].clauses],
                "warn": [CARD_REFS[pair[1 - pair.index(card.id)]] for pair in FILE.warned.pairs if card.id in pair],
            }
            for number, card in enumerate(FILE.power, _FIRST_POWER)
        ],
        "recommended": [[CARD_REFS[power] for power in pair] for pair in FILE.recommended.pairs],
    }


def _ref(hex: Hex | None) -> Ref | None:
    return None if hex is None else REFS[hex]


def _refs(hexes: Iterable[Hex]) -> list[Ref]:
    return [REFS[hex] for hex in hexes]
