"""Positions as text (section 43), and when two are the same; ``study.py`` reads what is written here."""

import re
from collections.abc import Iterable

from .board import FREE, NAMES, ROWS, SIGN
from .cards import Power
from .content import SIDES, Side
from .state import State, cards_of


def write_position(s: State, hand: Iterable[str]) -> str:
    """The position of a match as one line of five fields (RR-43.1); Odin's hand as its reader sees it."""
    teams = ["+".join(card for card in cards_of(s, side) if card) for side in SIDES]
    supply = "-" if s.supply is None else s.supply
    powers = ",".join(teams) if all(teams) else "-"
    return f"{write_placement(s.board)} {s.to_move[0]} {supply} {powers} {_write_state(s, hand)}"


def write_placement(board: str) -> str:
    """The rows from South to North, each from West to East (RR-43.2)."""
    return "/".join(re.sub(rf"\{FREE}+", lambda run: str(len(run[0])), board[row]) for row in ROWS)


def _write_state(s: State, hand: Iterable[str]) -> str:
    """The state of the powers in play, in a fixed order (RR-43.8, RR-43.9)."""
    table, force = ([s.faces[card] for card in zone] for zone in (s.table, s.command))
    states: dict[Power, int | str] = {
        "thor": s.thor,
        "ask_and_embla": s.waiting,
        "frigg": "new" if s.frigg_new else s.frigg,
        "idun": "armed" if s.armed else "spent",
        "odin": "/".join("+".join(cards) or "-" for cards in (hand, table, force)),
    }
    entries = [f"{power}={state}" for power, state in states.items() if power in s.cards]
    if s.extra is not None:
        entries.append(f"extra={NAMES[s.extra]}")
    if s.options.mode == "team":
        entries.append(f"next={next_number(s, 'ivory')},{next_number(s, 'red')}")
    return ";".join(entries) or "-"


def next_number(s: State, side: Side) -> int:
    """The number of the player who takes a side's next turn (RR-42.12, RR-42.20); 0 before its first (RR-43.32)."""
    again = s.extra is not None and s.to_move == side
    under_way = s.going is not None and s.to_move == side
    done = s.taken[side] - (again or under_way)
    return done % len(s.players[side]) + 1 if done or again else 0


def position_key(s: State) -> str:
    """What makes two positions the same: board, side to move and card state (RR-44.6, RR-44.7).

    Command cards count as cards, not by what they are, so that it tells nobody what Odin holds.
    """
    key = s.board + SIGN[s.to_move]
    if s.cards:
        numbers = (s.thor, s.waiting, s.frigg, s.frigg_new, s.armed, s.extra)
        cards = (s.hand, s.table, s.command)
        turns = [next_number(s, side) for side in SIDES] if s.options.mode == "team" else []
        key += f"{numbers}{cards}{turns}"
    return key
