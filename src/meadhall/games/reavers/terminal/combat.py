"""Combat over the coast: what was sent, the dice on the bench, successes against the defence, and the exact odds."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref
from meadhall.terminal.cells import LABEL, label, named, quiet, times
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, LINE, QUIET, STRONG, Cell, Row, flowing, paragraph, row
from meadhall.terminal.title import Glance

from .notes import name, odds
from .pieces import card_name, card_text, percent, sign


def foe(at: Glance, against: Ref) -> str:
    """Whom one fights: a card, or land."""
    return card_name(at, against) if against.startswith("card:") else at.words.ref(against)


def draw(at: Glance, width: int, *, brief: bool = False) -> list[Row]:
    """The whole combat, from what was sent to what the next throw may bring; in brief only by the best choice."""
    fight = at.table["combat"]
    throws = fight["throws"][:1] if brief else fight["throws"]
    return [
        _title(at, fight),
        row("─" * width, LINE),
        *_against(at, fight, width),
        *_sent(at, fight, width),
        *_bench(at, fight, width),
        _successes(at, fight),
        *_odds(at, width),
        *_throws(at, throws, width),
        *([] if brief else _ladder(at, fight, width)),
        row("─" * width, LINE),
    ]


def _title(at: Glance, fight: Mapping[str, Any]) -> Row:
    said = at.words(f"rm-combat-{fight['kind']}", foe=foe(at, fight["against"]))
    return sign(fight["seat"]), Cell(f"{at.names[fight['seat']]}  ", STRONG), Cell(said, HEAD)


def _against(at: Glance, fight: Mapping[str, Any], width: int) -> list[Row]:
    """What the card or the land says."""
    against = fight["against"]
    if against.startswith("card:"):
        text = card_text(at, against)
    else:
        text = at.words(f"stack-{against.partition(':')[2]}.text")
    return paragraph(text, width - 1, " ", QUIET)


def _sent(at: Glance, fight: Mapping[str, Any], width: int) -> list[Row]:
    """What was spent, and how many combat dice it gives."""
    units = [
        [Cell(_source(at, one)), quiet(f" {at.words('rm-combat-dice', n=one['dice'])}")] for one in fight["sources"]
    ]
    said = f"{at.words('rm-together-dice', n=fight['dice'])}"
    return flowing([*units, [Cell(said, STRONG)]], width, label(at.words("rm-sent")))


def _source(at: Glance, source: Mapping[str, Any]) -> str:
    """A source by its name; an artifact that was used is the artifact."""
    ref: Ref = source["ref"]
    return card_name(at, ref.partition(">")[2]) if ref.startswith("use>") else name(at, ref)


def faces(at: Glance, shown: Sequence[int]) -> str:
    """Combat dice by what they show: ``two, one, blank x2``."""
    return ", ".join(_die(at, face, n) for face, n in Counter(shown).items())


def _die(at: Glance, face: int, n: int = 1) -> str:
    return times(at.words(f"rm-combat-face-{face}"), n)


def _bench(at: Glance, fight: Mapping[str, Any], width: int) -> list[Row]:
    """The combat dice as they lie, those alike once; and those that were picked to be thrown again."""
    if fight["shown"] is None:
        return []
    units = [named(at, f"combat:{face}", _die(at, face, n)) for face, n in Counter(fight["shown"]).items()]
    rows = flowing(units, width, label(at.words("rm-bench")))
    if fight["picked"]:
        rows += flowing([[Cell(faces(at, fight["picked"]), STRONG)]], width, label(at.words("rm-picked")))
    return rows


def _successes(at: Glance, fight: Mapping[str, Any]) -> Row:
    """The successes against the defence, a sign for each."""
    has, needs = fight["successes"], fight["defence"]
    bar = "#" * has + "." * max(0, needs - has)
    said = at.words("rm-successes", n=has, defence=needs)
    return label(at.words("rm-success")), Cell(f"{said}  ", STRONG), Cell(bar, GAIN if has >= needs else DANGER)


def _odds(at: Glance, width: int) -> list[Row]:
    first, *more = paragraph(odds(at), width - 1, " " * LABEL)
    return [(label(at.words("rm-odds-title")), Cell(first[0].text[LABEL:], STRONG)), *more]


def _throws(at: Glance, throws: Sequence[Mapping[str, Any]], width: int) -> list[Row]:
    """What the next throw brings by itself, for the best choices of dice."""
    rows: list[Row] = []
    for number, throw in enumerate(throws):
        parts = {part: percent(at, throw[part]) for part in ("won", "one_short", "further")}
        said = at.words(
            "rm-next-throw", dice=faces(at, throw["pick"]), **{k.replace("_", "-"): v for k, v in parts.items()}
        )
        first, *more = paragraph(said, width - 1, " " * LABEL)
        rows += [
            (label(at.words("rm-best-throw") if not number else at.words("rm-or")), Cell(first[0].text[LABEL:])),
            *more,
        ]
    return rows


def _ladder(at: Glance, fight: Mapping[str, Any], width: int) -> list[Row]:
    """How the odds stood before and after each throw so far."""
    rungs = [
        [
            Cell(faces(at, rung["shown"]) if rung["shown"] else at.words("rm-before-throw")),
            quiet(f" {percent(at, rung['chance'])}"),
        ]
        for rung in fight["ladder"]
    ]
    return flowing(rungs, width, label(at.words("rm-so-far"))) if rungs else []


def last_throw(at: Glance) -> str:
    """The throw that ended a combat with the last answer, for those who want to see the dice that did it."""
    if at.table["combat"] is not None or not at.steps:
        return ""
    thrown = [event for event in at.steps[-1].events if event["kind"] == "combat_rolled"]
    if not thrown:
        return ""
    event = thrown[-1]
    won = "yes" if event["successes"] >= event["defence"] else "no"
    return at.words(
        "rm-last-throw",
        name=at.names[event["seat"]],
        dice=faces(at, sorted(event["rolled"], reverse=True)),
        n=event["successes"],
        defence=event["defence"],
        won=won,
    )
