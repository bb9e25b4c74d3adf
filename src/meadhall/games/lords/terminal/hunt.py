"""A Hunt over the map: the tray with its slots, the attack with what wards it off, and what was brought."""

from collections.abc import Mapping
from typing import Any, get_args

from meadhall.kernel import Ref
from meadhall.terminal.cells import LABEL, label, named, quiet
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, LINE, QUIET, STRONG, Cell, Row, flowing, paragraph, row
from meadhall.terminal.title import Glance

from ..content import CONTENT
from ..pieces import MONSTERS
from ..saying import boss_said, card_said, tray_said
from ..state import HuntStep
from .battle import stages
from .pieces import card_worth, hero_name, sign

STEPS: tuple[str, ...] = get_args(HuntStep)


def draw(at: Glance, width: int, *, brief: bool) -> list[Row]:
    """The whole Hunt, from the tray to the rewards; in brief without what the tray says."""
    hunt = at.table["hunt"]
    return [
        (Cell(" "), sign(at, hunt["hunter"]), Cell(f" {_title(at, hunt)}", HEAD)),
        *stages(at, "lr-hunt-step", STEPS, hunt["step"], width),
        row("─" * width, LINE),
        *tray(at, hunt["foe"], width),
        *([] if brief else _says(at, hunt["foe"], width)),
        *_attack(at, hunt, width),
        *_cards(at, hunt, width),
        *_side(at, hunt, width),
        row("─" * width, LINE),
    ]


def _title(at: Glance, hunt: Mapping[str, Any]) -> str:
    name = hero_name(at, hunt["hunter"])
    return at.words("lr-hunts", name=name, foe=hunt["foe"], round=max(1, hunt["round"]))


def slots_of(foe: Ref) -> list[tuple[list[str], str | None]]:
    """The slots of a tray: what must be served for each, and its Reward."""
    name = foe.partition(":")[2]
    if name not in MONSTERS:
        return [(list(pair), None) for pair in CONTENT.boss[0].slots]
    return [([slot.symbol], slot.reward) for slot in CONTENT.monsters[MONSTERS.index(name)].slots]


def foe_of(slot: Ref) -> Ref:
    """The one whose tray a slot belongs to."""
    name = slot.partition(":")[2].partition(".")[0]
    return f"monster:{name}" if name in MONSTERS else f"boss:{name}"


def _tray_of(at: Glance, foe: Ref) -> Mapping[str, Any]:
    name = foe.partition(":")[2]
    held: Mapping[str, Any] = at.table["monsters"][name] if name in MONSTERS else at.table["boss"]
    return held


def slot_name(at: Glance, foe: Ref, slot: int) -> str:
    """A slot by its symbols and its Reward: ``Spear, Bow`` or ``Axe (a Priest)``."""
    symbols, reward = slots_of(foe)[slot]
    said = " + ".join(at.words(f"symbol-{symbol}") for symbol in symbols)
    return f"{said} ({at.words(f'reward-{reward}')})" if reward else said


def tray(at: Glance, foe: Ref, width: int) -> list[Row]:
    """The slots of the hunted one, each with who covered it."""
    wounds, reach = _tray_of(at, foe)["wounds"], (at.table["hunt"] or {}).get("reach") or ()
    units = []
    for slot, by in enumerate(wounds):
        ref = f"wound:{foe.partition(':')[2]}.{slot + 1}"
        said = slot_name(at, foe, slot)
        if by is not None:
            units.append([sign(at, by), quiet(f" {said}")])
        else:
            units.append(named(at, ref, said, GAIN if ref in reach else ""))
    covered = sum(by is not None for by in wounds)
    return flowing(units, width, label(at.words("lr-wounds", n=covered, of=len(wounds))), "  ")


def _says(at: Glance, foe: Ref, width: int) -> list[Row]:
    """The Special Attack of the hunted one; what else its tray says does not matter in a Hunt."""
    said = tray_said(at.words, foe.partition(":")[2]) if foe.startswith("monster:") else boss_said(at.words)
    return paragraph(said[1], width - 1, " " * LABEL, QUIET)


def _attack(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    """The attack, what it does, and how the defence stands against it."""
    words = at.words
    if hunt["attack"] is None:
        change = [[Cell(words("lr-rage-change", n=_signed(hunt["rage"])), DANGER)]] if hunt["rage"] else []
        return flowing(change, width, label(words("lr-attack"))) if change else []
    facts = quiet(f"  {card_worth(at, hunt['attack'])}")
    rows: list[Row] = [(label(words("lr-attack")), Cell(words.ref(hunt["attack"]), STRONG), facts)]
    rows += paragraph(card_said(words, hunt["attack"]), width - 1, " " * LABEL)
    for said, value, stand in _stands(hunt):
        bar = "#" * min(value, stand["needs"]) + "." * max(0, stand["needs"] - value)
        look = GAIN if stand["holds"] else DANGER
        shield = f" {words('lr-by-shield')}" if stand.get("shield") else ""
        number = words(f"{said}.stands", n=value, needs=stand["needs"])
        rows.append((label(words(said)), Cell(f"{number}  ", STRONG), Cell(f"{bar}{shield}", look)))
    return rows


def _stands(hunt: Mapping[str, Any]) -> list[tuple[str, int, Mapping[str, Any]]]:
    """The defence and the Weak Spot: what they are called, the number that counts, and how it stands."""
    ward, spot = hunt["ward"], hunt["spot"]
    found = [("lr-ward", ward["has"], ward)] if ward else []
    return found + ([("lr-spot", spot["cards"] + spot["wisdom"], spot)] if spot else [])


def _cards(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    rows: list[Row] = []
    for name, said in (("defence", "lr-defence"), ("serving", "lr-serving")):
        if hunt[name]:
            units = [[Cell(at.words.ref(ref))] for ref in hunt[name]]
            rows += flowing(units, width, label(at.words(said)), ", ")
    return rows


def _side(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    """Who plays the Monster's side and with how many cards, limits of the round, and what was brought."""
    words = at.words
    units = [[Cell(words("lr-monsters-side", name=at.names[hunt["side"]], n=hunt["hand"], left=hunt["left"]))]]
    for limit, said in (("most_cards", "lr-most-cards"), ("most_wounds", "lr-most-wounds")):
        if hunt[limit]:
            units.append([Cell(words(said, n=hunt[limit]), DANGER)])
    rows = flowing(units, width, label(words("lr-side")))
    if hunt["rewards"]:
        brought = [[Cell(reward_name(at, reward), GAIN)] for reward in hunt["rewards"]]
        rows += flowing(brought, width, label(words("lr-brought")), ", ")
    if hunt["ends"]:
        rows.append((label(""), Cell(words(f"lr-ends-{hunt['ends']}"), GAIN if hunt["ends"] == "slain" else DANGER)))
    return rows


def reward_name(at: Glance, reward: str) -> str:
    """A Reward by its kind, an Artifact by its name."""
    return at.words.ref(reward) if ":" in reward else at.words(f"reward-{reward}")


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def told(at: Glance) -> list[str]:
    """The same in sentences."""
    hunt, words = at.table["hunt"], at.words
    if hunt is None:
        return []
    step = words(f"lr-hunt-step-{hunt['step']}")
    said = [f"{_title(at, hunt)}, {step}."]
    wounds = _tray_of(at, hunt["foe"])["wounds"]
    free = [slot_name(at, hunt["foe"], slot) for slot, by in enumerate(wounds) if by is None]
    said.append(f"{words('lr-wounds', n=len(wounds) - len(free), of=len(wounds))}.")
    if free:
        said.append(words("lr-say-open", list=", ".join(free)))
    if hunt["attack"] is not None:
        said.append(f"{words.ref(hunt['attack'])}: {card_said(words, hunt['attack'])}")
    for id, value, stand in _stands(hunt):
        said.append(f"{words(id)}: {words(f'{id}.stands', n=value, needs=stand['needs'])}.")
    said.append(f"{words('lr-monsters-side', name=at.names[hunt['side']], n=hunt['hand'], left=hunt['left'])}.")
    if hunt["rewards"]:
        said.append(f"{words('lr-brought')}: {', '.join(reward_name(at, one) for one in hunt['rewards'])}.")
    return [" ".join(said)]
