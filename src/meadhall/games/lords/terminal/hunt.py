"""A Hunt over the map: the tray with its slots, the attack with what wards it off, and what was brought."""

from collections.abc import Mapping
from typing import Any, get_args

from meadhall.kernel import Ref
from meadhall.terminal.cells import LABEL, label, named, quiet
from meadhall.terminal.drawing import DANGER, GAIN, HEAD, LINE, STRONG, Cell, Row, flowing, paragraph, row
from meadhall.terminal.title import Glance

from ..content import CONTENT
from ..pieces import ATTACK_CARDS, MONSTERS
from ..saying import boss_said, card_said, tray_said
from ..state import HuntStep
from .battle import stages
from .pieces import hero_name, sign

STEPS: tuple[str, ...] = get_args(HuntStep)


def draw(at: Glance, width: int, *, brief: bool) -> list[Row]:
    """The whole Hunt, from the tray to the rewards; in brief without what the tray says."""
    hunt, words = at.table["hunt"], at.words
    title = words("lr-hunts", name=hero_name(at, hunt["hunter"]), foe=hunt["foe"], round=max(1, hunt["round"]))
    return [
        (Cell(" "), sign(at, hunt["hunter"]), Cell(f" {title}", HEAD)),
        *stages(at, "lr-hunt-step", STEPS, hunt["step"], width),
        row("─" * width, LINE),
        *tray(at, hunt["foe"], width),
        *([] if brief else _says(at, hunt["foe"], width)),
        *_attack(at, hunt, width),
        *_cards(at, hunt, width),
        *_side(at, hunt, width),
        row("─" * width, LINE),
    ]


def slots_of(foe: Ref) -> list[tuple[list[str], str | None]]:
    """The slots of a tray: what must be served for each, and its Reward."""
    name = foe.partition(":")[2]
    if name not in MONSTERS:
        return [(list(pair), None) for pair in CONTENT.boss[0].slots]
    return [([slot.symbol], slot.reward) for slot in CONTENT.monsters[MONSTERS.index(name)].slots]


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
        said = f"{slot + 1} {slot_name(at, foe, slot)}"
        if by is not None:
            units.append([sign(at, by), quiet(f" {said}")])
        else:
            units.append(named(at, ref, said, GAIN if ref in reach else ""))
    covered = sum(by is not None for by in wounds)
    return flowing(units, width, label(at.words("lr-wounds", n=covered, of=len(wounds))), "  ")


def _says(at: Glance, foe: Ref, width: int) -> list[Row]:
    said = tray_said(at.words, foe.partition(":")[2]) if foe.startswith("monster:") else boss_said(at.words)
    return [line for text in said for line in paragraph(text, width - 1, " " * LABEL, "#8d7d68")]


def _attack(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    """The attack, what it does, and how the defence stands against it."""
    words = at.words
    if hunt["attack"] is None:
        change = [[Cell(words("lr-rage-change", n=_signed(hunt["rage"])), DANGER)]] if hunt["rage"] else []
        return flowing(change, width, label(words("lr-attack"))) if change else []
    fact = ATTACK_CARDS[hunt["attack"].partition(":")[2]]
    facts = words("lr-attack-facts", rage=fact.rage, spot=fact.weak_spot, draw=fact.draw)
    rows: list[Row] = [(label(words("lr-attack")), Cell(words.ref(hunt["attack"]), STRONG), quiet(f"  {facts}"))]
    rows += paragraph(card_said(words, hunt["attack"]), width - 1, " " * LABEL)
    for name, has in (("ward", "has"), ("spot", "cards")):
        stand = hunt[name]
        if stand is not None:
            value = stand[has] + stand.get("wisdom", 0)
            bar = "#" * min(value, stand["needs"]) + "." * max(0, stand["needs"] - value)
            look = GAIN if stand["holds"] else DANGER
            said = words(f"lr-{name}-stands", n=value, needs=stand["needs"])
            shield = f" {words('lr-by-shield')}" if stand.get("shield") else ""
            rows.append((label(words(f"lr-{name}")), Cell(f"{said}  ", STRONG), Cell(f"{bar}{shield}", look)))
    return rows


def _cards(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    rows: list[Row] = []
    for name in ("defence", "serving"):
        if hunt[name]:
            units = [[Cell(at.words.ref(ref))] for ref in hunt[name]]
            rows += flowing(units, width, label(at.words(f"lr-{name}")), ", ")
    return rows


def _side(at: Glance, hunt: Mapping[str, Any], width: int) -> list[Row]:
    """Who plays the Monster's side and with how many cards, limits of the round, and what was brought."""
    words = at.words
    units = [[Cell(words("lr-monsters-side", name=at.names[hunt["side"]], n=hunt["hand"], left=hunt["left"]))]]
    for limit in ("most_cards", "most_wounds"):
        if hunt[limit]:
            units.append([Cell(words(f"lr-{limit.replace('_', '-')}", n=hunt[limit]), DANGER)])
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
    name = hero_name(at, hunt["hunter"])
    said = [f"{words('lr-hunts', name=name, foe=hunt['foe'], round=max(1, hunt['round']))}, {words('lr-hunt-step-' + hunt['step'].replace('_', '-'))}."]
    wounds = _tray_of(at, hunt["foe"])["wounds"]
    free = [f"{slot + 1} {slot_name(at, hunt['foe'], slot)}" for slot, by in enumerate(wounds) if by is None]
    said.append(f"{words('lr-wounds', n=len(wounds) - len(free), of=len(wounds))}.")
    if free:
        said.append(words("lr-say-open", list=", ".join(free)))
    if hunt["attack"] is not None:
        said.append(f"{words.ref(hunt['attack'])}: {card_said(words, hunt['attack'])}")
    for part in ("ward", "spot"):
        if hunt[part] is not None:
            value = hunt[part]["has"] if part == "ward" else hunt[part]["cards"] + hunt[part]["wisdom"]
            said.append(f"{words(f'lr-{part}')}: {words(f'lr-{part}-stands', n=value, needs=hunt[part]['needs'])}.")
    said.append(f"{words('lr-monsters-side', name=at.names[hunt['side']], n=hunt['hand'], left=hunt['left'])}.")
    if hunt["rewards"]:
        said.append(f"{words('lr-brought')}: {', '.join(reward_name(at, one) for one in hunt['rewards'])}.")
    return [" ".join(said)]
