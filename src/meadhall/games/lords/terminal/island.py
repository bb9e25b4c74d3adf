"""The island: Regions by Land with who holds them and what stands there; Seas, Realms, wheel, Monuments, Requisites."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from meadhall.terminal.cells import earlier, label, named, quiet
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, QUIET, STRONG, Cell, Row, beside, cut, flowing, letters, row
from meadhall.terminal.title import Glance

from ..board import BOARDS
from ..content import CONTENT
from ..pieces import FOLLOWER_STEPS, STEPS
from ..records import Region
from .pieces import facts_of, follower_of, letter, sign, signs, standing

WIDE_LABEL, SHORT_LABEL = 13, 12
SHORT_INDENT = 10
"""How far what stands in a Region is indented in a narrow column, if it needs more rows."""
_COLUMNS = {"name": 13, "land": 13, "people": 7, "symbols": 24}
_ACTIONS = (*(slot.id for slot in CONTENT.wheel.slot), CONTENT.wheel.centre.id)


def steps(at: Glance, width: int) -> list[Row]:
    """Whose turn it is, and where in its five steps; a Follower has six, and Surtur's die before them."""
    words, table = at.words, at.table
    if table["step"] is None or table["active"] is None:
        return []
    cells = [Cell(" "), sign(at, table["active"]), Cell(f" {words('lr-turn', n=table['turn'])}  ", STRONG)]
    follower = follower_of(at, table["active"])
    names = STEPS if follower is None else FOLLOWER_STEPS
    now = names.index(table["step"])
    short, between = ("", "  ") if width > 80 and follower is None else (".short", "  " if width > 80 else " ")
    if follower is not None and follower["selected"] is not None:
        cells += [Cell(words("lr-die", n=follower["selected"] + 1), QUIET), Cell(between)]
    folded = now if follower is not None and width <= 80 else 0
    cells += [Cell(words("lr-steps-done", n=folded), QUIET), Cell(between)] if folded else []
    for number, step in [*enumerate(names)][folded:]:
        name = words(f"step-{step}{short}") or words(f"step-{step}")
        look = HEAD if number == now else QUIET if number < now else ""
        cells += [Cell(f"{'>' if number == now else ''}{number + 1} {name}", look), Cell(between)]
    return [tuple(cells)]


def warnings(at: Glance, width: int) -> list[Row]:
    """Who could win within a turn, and how long Ragnarok lasts."""
    words, table = at.words, at.table
    units = [[Cell(could_win(at, said), DANGER)] for said in table["winning"]]
    if table["ragnarok"] and table["phase"] == "play":
        units.append([Cell(words("lr-ragnarok", n=table["turns_left"]), DANGER)])
    return flowing(units, width, Cell(" "), "; ") if units else []


def could_win(at: Glance, said: Mapping[str, Any]) -> str:
    """Who could win within a turn, and as what."""
    return at.words("lr-could-win", name=at.names[said["seat"]], way=at.words(f"way-{said['way']}"))


# --- Regions --------------------------------------------------------------------------------------------------------


def regions(at: Glance, width: int) -> list[Row]:
    """A row a Region: name, Land, people, symbols, whose it is, what stands there."""
    words = at.words
    titles = "".join(f"{words(f'lr-column-{name}'):<{size}}" for name, size in _COLUMNS.items())
    rows: list[Row] = [row(f"      {titles}{words('lr-column-pieces')}", QUIET)]
    for _, group in groupby(facts_of(at), key=lambda fact: fact.land):
        held = list(group)
        notes = [words(f"land-{held[0].land}"), _holders(at, held), *[""] * len(held)]
        for fact, note in zip(held, notes, strict=False):
            rows += _region(at, fact, note, width)
    return rows


def _region(at: Glance, fact: Region, land: str, width: int) -> list[Row]:
    ref = f"region:{fact.number}"
    held = at.table["regions"][fact.number - 1]
    name = cut(at.words.ref(ref), _COLUMNS["name"] - 1).ljust(_COLUMNS["name"])
    people = str(held["population"]) if held["population"] else " "
    head = (
        at.marker.field(ref),
        quiet(f"{fact.number:>2} "),
        Cell(name, STRONG if ref in at.marker or _is_news(at, fact.number) else "", ref),
        quiet(cut(land, _COLUMNS["land"] - 1).ljust(_COLUMNS["land"])),
        Cell(f"{people:>3}".ljust(_COLUMNS["people"])),
        Cell(cut(", ".join(symbols(at, fact)), _COLUMNS["symbols"] - 1).ljust(_COLUMNS["symbols"]), QUIET),
        *_whose(at, held["control"]),
    )
    return _behind(head, standing(at, ref, wide=True), width, len(letters(head)) - 2)


def _is_news(at: Glance, number: int) -> bool:
    """Whether a Region looks otherwise than when the reader had last answered."""
    old = earlier(at)
    return old is not None and bool(old.table["regions"][number - 1] != at.table["regions"][number - 1])


def _holders(at: Glance, held: Sequence[Region]) -> str:
    """How many Regions of a Land each player has: ``R2 L1 of 4``, of many players ``R2 L1 H1/4``."""
    owners = [at.table["regions"][fact.number - 1]["control"] for fact in held]
    counts = [f"{letter(at, seat)}{owners.count(seat)}" for seat in range(len(at.names)) if seat in owners]
    said = at.words("lr-holders", list=" ".join(counts) or "–", of=len(held))
    return said if len(said) < _COLUMNS["land"] else f"{' '.join(counts)}/{len(held)}"


def _whose(at: Glance, seat: int | None) -> list[Cell]:
    return [sign(at, seat) if seat is not None else quiet("·"), Cell(" ")]


def _behind(head: Row, units: Sequence[Sequence[Cell]], width: int, indent: int) -> list[Row]:
    """What stands somewhere, behind a head of several cells; further rows are indented."""
    rows: list[Row] = [head]
    for unit in units:
        if len(letters((*rows[-1], *unit))) > width:
            rows.append((Cell(" " * indent),))
        rows[-1] = (*rows[-1], *unit, Cell(" "))
    return rows


def symbols(at: Glance, fact: Region) -> list[str]:
    """What is printed on a Region and what was built there."""
    words, held = at.words, at.table["regions"][fact.number - 1]
    found = [words("lr-settlement")] if fact.settlement else []
    if held["temple"]:
        found.append(words("lr-temple"))
    elif fact.shrine:
        found.append(words("lr-shrine"))
    if held["forge"]:
        rune = words(f"rune-{held['forge']}")
        found.append(words("lr-forge-of", rune=rune, lying="yes" if held["rune"] else "no"))
    if fact.monument:
        found.append(f"{words(f'god-{fact.monument}')} {at.table['monuments'][fact.monument]['level']}")
    return found


def columns(at: Glance, width: int) -> list[Row]:
    """The Regions in two columns: people, whose, and what stands there; T is a Temple."""
    facts, half = facts_of(at), (width - 1) // 2
    middle = (len(facts) + 1) // 2
    left, right = (
        [line for fact in part for line in _short(at, fact, half)] for part in (facts[:middle], facts[middle:])
    )
    return beside(left, right, half + 1)


def _short(at: Glance, fact: Region, width: int) -> list[Row]:
    ref = f"region:{fact.number}"
    held = at.table["regions"][fact.number - 1]
    name = cut(at.words.ref(ref), 11).ljust(11)
    head = (
        at.marker.field(ref),
        Cell(name, STRONG if ref in at.marker or _is_news(at, fact.number) else "", ref),
        quiet(f" {held['population'] or ' '}"),
        *_whose(at, held["control"]),
    )
    units = standing(at, ref, wide=False)
    if fact.monument:
        units.insert(
            0, [quiet(f"{at.words(f'god-{fact.monument}')[:2]}{at.table['monuments'][fact.monument]['level']}")]
        )
    if held["temple"]:
        units.insert(0, [Cell("T", STRONG)])
    return _behind(head, units, width, SHORT_INDENT)


# --- what lies around -----------------------------------------------------------------------------------------------


def section(at: Glance, title: str, units: Sequence[list[Cell]], width: int) -> list[list[Row]]:
    """A row of things from rich to poor: all of them, or only what may be pointed at."""
    size = WIDE_LABEL if width > 80 else SHORT_LABEL
    full = flowing(units, width, label(title, size)) if units else []
    offered = [unit for unit in units if any(cell.ref in at.marker for cell in unit)]
    return [full, flowing(offered, width, label(title, size)) if offered else []]


def wheel(at: Glance, width: int) -> list[list[Row]]:
    """The slots of the wheel with the markers on them, the last letter on top."""
    units = []
    for action in _ACTIONS:
        ref = f"action:{action}"
        stack = at.table["wheel"].get(action)
        cells = named(at, ref, at.words(f"action-{action}.short"))
        units.append(cells if stack is None else [*cells, Cell(" "), *signs(at, stack)])
    return section(at, at.words("lr-wheel"), units, width)


def realms(at: Glance, width: int) -> list[list[Row]]:
    """The Realms and who is allied with them."""
    players = list(enumerate(at.table["players"]))
    units = [
        [
            *named(at, f"realm:{realm.id}", at.words.ref(f"realm:{realm.id}")),
            Cell(" "),
            *signs(at, [seat for seat, player in players if realm.id in player["allied"]]),
        ]
        for realm in CONTENT.realms
    ]
    return section(at, at.words("lr-realms"), units, width)


def seas(at: Glance, width: int) -> list[list[Row]]:
    """The Seas and whose Drakkars are there; in short only those with one."""
    units = []
    for sea in BOARDS[len(at.names)].seas:
        ref = f"sea:{sea}"
        there = [seat for seat, player in enumerate(at.table["players"]) if player["sea"] == ref]
        if there or width > 80 or ref in at.marker:
            units.append([*named(at, ref, at.words.ref(ref)), Cell(" "), *signs(at, there)])
    return section(at, at.words("lr-seas"), units, width)


def monuments(at: Glance, width: int) -> list[list[Row]]:
    """The Monuments with their level and whose Priests stand there."""
    units = []
    for god, held in at.table["monuments"].items():
        cells = [
            *named(at, f"monument:{god}", at.words(f"god-{god}")),
            Cell(f" {held['level']} "),
            *signs(at, held["priests"]),
        ]
        units.append(cells)
    return section(at, at.words("lr-monuments"), units, width)


def requisites(at: Glance, width: int) -> list[list[Row]]:
    """The Requisites of Ragnarok: which have fallen, and of the others how near somebody is."""
    units = []
    for name, card in at.table["requisites"].items():
        called = at.words(f"requisite-{name}")
        if card["fallen"]:
            units.append([quiet(f"{called} "), Cell(at.words("lr-fallen"), DANGER)])
            continue
        best = card["best"]
        near = best["has"] + 1 >= card["needs"]
        units.append(
            [
                Cell(f"{called} "),
                Cell(f"{best['has']}/{card['needs']}", STRONG if near else QUIET),
                Cell(" " if best["seats"] else ""),
                *_all(at, best["seats"]),
            ]
        )
    return section(at, at.words("lr-requisites"), units, width)


def _all(at: Glance, seats: Iterable[int]) -> list[Cell]:
    return [sign(at, seat) for seat in seats]


def stores(at: Glance, width: int) -> list[list[Row]]:
    """What the Supply still has, and the decks."""
    words, table = at.words, at.table
    units = [
        [Cell(f"{words(f'rune-{rune}')} {n}", GAIN if n else DANGER)] for rune, n in table["supply"]["runes"].items()
    ]
    units.append([Cell(words("lr-temples-left", n=table["track"]["left"]))])
    units += [[quiet(f"{words(f'deck-{deck}')} {held['left']}")] for deck, held in table["decks"].items()]
    return section(at, words("lr-supply"), units, width)
