"""Writes ``web/test/bloodrage.json``: what the rules say of some situations, for the browser's tests to draw.

``python -m tests.bloodrage.studies``
"""

import json
from functools import partial
from pathlib import Path
from typing import Any

from meadhall.games.bloodrage.game import GAME
from meadhall.kernel import Chance, Watch
from meadhall.suite.looking import plain

from .playing import RAVEN, SERPENT, WOLF, Given, Table, figure, province, warrior

FILE = Path(__file__).parents[2] / "web" / "test" / "bloodrage.json"


def host() -> Given:
    """The wolves stand in Gimle with ship and pairs of warriors; the ravens are near."""
    given = Given().sheet(WOLF, "a1-brothers-in-arms").put(WOLF, "gimle", 3, leader=True).put(WOLF, "utgard", 1)
    given.put(WOLF, "north_west", ship=True).put(RAVEN, "andlang", 2).put(RAVEN, "gimle", 1).clan(WOLF, rage=5)
    return given.token("gimle", "axes").hand(WOLF, "a1-tyrs-bash", "a1-quest-alfheim", "a1-troll")


def raising() -> Table:
    given = Given(age=2).sheet(WOLF, "a2-lord-of-axes").put(WOLF, "gimle", leader=True).clan(WOLF, stats=(3, 1, 1))
    return given.token("gimle", "glory5").turn().point("do:pillage", province("gimle"))


def studies() -> dict[str, Table]:
    """Situations in which somebody is asked, by their names."""
    roomy = Given(age=2).sheet(WOLF, "a2-dark-elf").put(WOLF, "gimle", 1, leader=True, monster="dark_elf")
    return {
        "turn": host().turn(),
        "march to": host().turn().point("do:march", province("gimle")),
        "march to the tree": roomy.turn().point("do:march", province("gimle")),
        "march": host().turn().point("do:march", province("gimle"), province("utgard")),
        "pillage": host().turn().point("do:pillage"),
        "call": Given().put(WOLF, "gimle", 1).put(RAVEN, "andlang", 2).turn().point("do:pillage", province("gimle")),
        "invade": Given().put(RAVEN, "gimle", 1).turn().point("do:invade", warrior(WOLF, "reserve")),
        "sail": Given().put(WOLF, "gimle", 1).turn().point("do:invade", figure(WOLF, "ship")),
        "raise": raising(),
    }


def told(table: Table) -> dict[str, Any]:
    """What the seat that is asked sees, and what it foresees of each option."""
    seat = table.match.pending[0].seat
    return {"view": table.match.view(seat), "foreseen": table.match.forecast(seat, Chance(1))}


def battle(warriors: int) -> dict[str, Any]:
    """A battle of three from its beginning to the end of the pillage, as the wolves see it: a view and its frames.

    With three warriors they win it; two are not enough, and all fall.
    """
    given = Given().token("gimle", "axes").put(WOLF, "gimle", warriors).put(WOLF, "north_west", ship=True)
    given.put(RAVEN, "gimle", leader=True).put(SERPENT, "gimle", 1)
    given.hand(WOLF, "a1-tyrs-bash").hand(RAVEN, "a1-heimdalls-sight").hand(SERPENT, "a1-odins-smite")
    table = given.turn().point("do:pillage")
    before, watch, frames = table.match.view(WOLF), Watch([WOLF]), list[Any]()
    while not frames or table.table["pillage"]:
        question = table.match.pending[0]
        ref = next((ref for ref in ("do:decline", "do:pass") if ref in question.options), question.options[0])
        ref = province("gimle") if province("gimle") in question.options else ref
        watch.during(table.match, partial(table.match.answer, question.seat, ref))
        frames += watch.frames[WOLF]
    return {"before": before, "frames": frames, "after": table.match.view(WOLF)}


def end_of_an_age() -> dict[str, Any]:
    """The first age from its last hand to the next draft: two quests of three are fulfilled, wolves and ravens burn."""
    given = Given(doomed=("gimle", "horgr", "elvagar")).put(WOLF, "gimle", 2, leader=True).put(RAVEN, "gimle", 1)
    given.put(SERPENT, "horgr", 1).quests(WOLF, "a1-quest-alfheim", "a1-quest-manheim").hand(WOLF, "a1-tyrs-bash")
    table = given.quests(SERPENT, "a1-quest-jotunheim").phase("discard")
    before, watch, frames = table.match.view(WOLF), Watch([WOLF]), list[Any]()
    while table.prompt != "draft_pick":
        question = table.match.pending[0]
        ref = "do:keep_none" if "do:keep_none" in question.options else question.options[0]
        watch.during(table.match, partial(table.match.answer, question.seat, ref))
        frames += watch.frames[WOLF]
    return {"before": before, "frames": frames, "after": table.match.view(WOLF)}


def text() -> str:
    """The whole file, a line for each part."""
    parts = {"scene": GAME.scene(), "battle": battle(3), "tie": battle(2), "end of an age": end_of_an_age()}
    parts |= {name: told(table) for name, table in studies().items()}
    lines = [f"{json.dumps(name)}: {json.dumps(plain(part))}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
