"""Writes ``web/test/ragnarocks.json``: real positions with what the rules foresee in them, for the browser's tests.

``python -m tests.ragnarocks.studying``
"""

import json
from pathlib import Path
from typing import Any

from meadhall.games.ragnarocks.game import GAME
from meadhall.kernel import Chance, Match
from meadhall.suite.looking import plain

from .playing import START, advanced, at, play, point, seat, start, with_powers
from .powers.helping import pieces

FILE = Path(__file__).parents[2] / "web" / "test" / "ragnarocks.json"

BEGIN, _, _ = START.partition(" ")
CLOSE = "5/1I4/2I4/4I3/########1/10/11/7R3/3R6/6R2"
POCKET = "1#III/#5/2#4/###5/9/10/11/11/10/3RRR3"
WALL = "5/6/1R5/3I4/#########/10/11/4I1R4/7I2/2R6"
CORNER = "RI3/##2I1/2I4/8/#########/10/11/4R6/4R5/9"
RUN = "3I1/I5/2#2R1/2#5/5I3/10/11/6R4/10/2R6"
TEAM = ("tyr", "sol", "ymir", "vali", "njord", "gerd", "mani", "aegir", "bragi", "selkolla", "forseti", "surtr", "thor")


def led(match: Match, *answers: str) -> Match:
    """A match after some answers."""
    point(match, *answers)
    return match


def team(seats: int) -> Match:
    """A team game in its first turn; the cards are dealt in the order of the seats."""
    ivory, red = ("+".join(card for card in TEAM[side:seats:2] if card != "thor") for side in (0, 1))
    return at(f"{BEGIN} i - {ivory},{red} next=0,0")


def studies() -> dict[str, tuple[Match, list[str]]]:
    """The positions by name, and the hexes of which the forecasts are kept."""
    swap = with_powers(pieces("a2 a4 b3"), "tyr", "freya")
    threw = with_powers(pieces("d3 a3 a4", "e4 j5 j6"), "vali", "freya")
    freyr = with_powers(WALL.replace("#########", "####1####"), "freyr", "freya")
    waits = with_powers("1R3/1I4/7/4I3/########1/10/11/7R3/3R6/9", "ask_and_embla", "freya")
    odin = with_powers(BEGIN, "odin", "hel", state="odin=tyr/sol/-")
    spent = with_powers(BEGIN, "thor", "idun", state="thor=3;idun=spent")
    after = start()
    play(after, "a3-d6/g9")
    stags = "dain_dvalin_duneyr_duratror"
    return {
        "start": (start(), ["a2"]),
        "move": (led(start(), "a3"), ["d6"]),
        "summon": (led(start(), "a3", "d6"), ["g9"]),
        "after": (after, []),
        "close": (led(at(f"{CLOSE} i - - -"), "d5", "d8"), ["e9", "d3"]),
        "pocket": (led(at(f"{POCKET} i - - -"), "a3", "b3"), ["b2"]),
        "single hex": (at("I#3/##4/3I3/4I3/9/10/11/11/10/3RRR3 i - - -"), []),
        "hel": (led(with_powers(CLOSE, "hel", "sol"), "d5", "d8"), ["e9"]),
        "freya": (led(with_powers(POCKET, "hel", "freya"), "a3", "b3"), ["b2"]),
        "own idun": (
            led(with_powers(CLOSE.replace("11/7R3", "5I5/7R3").replace("2I4", "7"), "idun", "hel"), "d5", "d8"),
            ["e9"],
        ),
        "other idun": (led(with_powers(CLOSE, "hel", "idun"), "d5", "d8"), ["e9", "d3"]),
        "serpent": (led(with_powers(RUN, "jormungandr", "hel"), "e6", "e4"), ["e3", "e5"]),
        "push": (led(with_powers(CORNER, "hel", "hildisvini", "r"), "a1"), ["a2"]),
        "swap": (led(swap, "b3", "b2"), ["a2"]),
        "throw": (led(threw, "d3", "d4"), ["e4"]),
        "clear": (led(freyr, "d4", "d5", "e5"), ["e5"]),
        "stags": (led(with_powers(BEGIN, stags, "sol"), "a2"), ["b2"]),
        "waits": (led(waits, "d5", "d8", "e9"), ["a5"]),
        "fly": (led(with_powers(WALL, "ask_and_embla", "freya", state="ask_and_embla=0"), "d4"), ["d5"]),
        "jump": (led(with_powers(WALL, "sleipnir", "sol"), "d4"), ["f4"]),
        "send": (led(with_powers(CORNER, "hel", "bragi", "r"), "a1"), ["a2"]),
        "step": (led(with_powers(BEGIN, "sol", "hel"), "a2"), ["a1"]),
        "odin": (odin, []),
        "spent": (spent, []),
        "thor": (with_powers(BEGIN, "thor", "idun"), []),
        "draft": (Match.new("ragnarocks", seats=2, options={"mode": "advanced"}, luck=[0]), []),
        "leave empty": (advanced("fenrir", "hel"), ["a3"]),
        "team": (team(4), []),
        "six": (team(6), []),
        "crowd": (team(12), []),
    }


def text() -> str:
    """The whole file, a line for each position."""
    lines = []
    for name, (match, hexes) in studies().items():
        asked, refs = seat(match), [f"hex:{hex}" for hex in hexes]
        forecasts = dict(match.forecast(asked, Chance(1), refs)) if refs else {}
        study: dict[str, Any] = {"view": match.view(asked), "forecasts": forecasts}
        lines.append(f"{json.dumps(name)}: {json.dumps(plain(study))}")
    return f'{{"content": {json.dumps(plain(GAME.scene()))},\n"studies": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
