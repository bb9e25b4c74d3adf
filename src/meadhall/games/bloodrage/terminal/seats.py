"""The clans beside the board: glory, Rage, stats, cards, and what everybody can see on a sheet."""

from meadhall.kernel import Seat
from meadhall.terminal.drawing import QUIET, STRONG, Cell, Row, cut, flowing
from meadhall.terminal.title import Glance, Passage, Room

from ..content import STATS
from .hand import passage, quests_face_down, text_id
from .pieces import clan_name, clan_of, marked, named


def beside(at: Glance, seat: Seat, room: Room) -> list[Row]:
    """What stands at a seat: its glory and what it does now, its numbers, and on a wide screen its upgrades."""
    words, clan = at.words, at.table["clans"][seat]
    quests, doing = quests_face_down(at, seat), _doing(at, seat)
    told = [words("br-glory", glory=clan["glory"]) if room.wide or not doing else str(clan["glory"])]
    if room.wide and clan_of(at, seat):
        told.insert(0, clan_name(at, seat))
    if not room.wide and quests:
        told.append(words("br-quests-short", count=clan["quests"]))
    told += [doing] if doing else []
    head = Cell("".join(f" · {one}" for one in told), QUIET)
    rows = [(head,), _numbers(at, seat, room)]
    if room.wide:
        said = _own(at, seat) if seat == at.seat else _worn(at, seat, quests, room.width - 4)
        rows.append((Cell(cut(said, room.width - 4), QUIET),))
    return rows


def _own(at: Glance, seat: Seat) -> str:
    count = sum(slot["card"] is not None for slot in at.table["clans"][seat]["slots"])
    return at.words("br-own-upgrades", count=count)


def _worn(at: Glance, seat: Seat, quests: str, width: int) -> str:
    """The upgrades on a sheet, each with its kind if there is room, and the quests."""
    worn = [slot for slot in at.table["clans"][seat]["slots"] if slot["card"]]
    kinds = [f"{at.words.ref(slot['card'])} ({at.words('br-kind-' + slot['kind'])})" for slot in worn]
    said = ", ".join(filter(None, (*kinds, quests)))
    if len(said) > width:
        said = ", ".join(filter(None, (quests, *(at.words.ref(slot["card"]) for slot in worn))))
    return said or at.words("br-no-upgrades")


def _numbers(at: Glance, seat: Seat, room: Room) -> Row:
    """Rage, Axes, Horns and hand; a stat that may be raised bears its number."""
    words, clan = at.words, at.table["clans"][seat]
    of = words("br-of") if room.wide else "/"
    values = {
        "rage": f"{clan['rage']}{of}{clan['stats']['rage']['value']}",
        "axes": str(clan["stats"]["axes"]["value"]),
        "horns": f"{clan['on_board']}{of}{clan['horns']}",
    }
    units: list[list[Cell]] = []
    for name in STATS:
        ref = f"stat:{name}" if seat == at.seat else None
        look = STRONG if ref in at.marker else QUIET
        units.append([*marked(at, ref), Cell(f"{words(f'stat-{name}')} {values[name]}", look, ref)])
    units.append([Cell(words("br-hand-count", count=clan["hand"]), QUIET)])
    for gap in ("   ", "  ", " ") if room.wide else ("  ", " "):
        (row, *more) = flowing(units, room.width - 4, Cell(""), gap)
        if not more:
            break
    return row


def _doing(at: Glance, seat: Seat) -> str:
    """What a seat is about, in a word or two."""
    words, table, asked = at.words, at.table, at.asked
    pillage = table["pillage"]
    if table["clans"][seat]["passed"] and table["phase"] == "actions":
        return words("scene-passed")
    if table["phase"] == "gifts" and any(clan["pack"] for clan in table["clans"]):
        return "" if seat in asked else words("br-has-chosen")
    if pillage and pillage["fought"]:
        if seat not in pillage["participants"]:
            return words("br-looks-on")
        if "battle_card" in asked.values() and table["clans"][seat]["hand"]:
            return "" if seat in asked else words("br-laid")
    return ""


def in_full(at: Glance, seat: Seat) -> list[Passage]:
    """A clan with every upgrade in words: for F4 and for those who listen."""
    words, clan = at.words, at.table["clans"][seat]
    stats, name = clan["stats"], at.names[seat]
    name = name if at.called(seat) == name else f"{name} ({words('you')})"
    called = words(
        "br-seat", name=name, clan=words.ref(f"clan:{clan['clan']}") if clan["clan"] else words("br-no-clan")
    )
    told = [
        words("br-read-glory", glory=clan["glory"]),
        words(
            "br-read-stats",
            rage=clan["rage"],
            most=stats["rage"]["value"],
            axes=stats["axes"]["value"],
            board=clan["on_board"],
            horns=clan["horns"],
        ),
        words("br-read-hand", count=clan["hand"]),
    ]
    told += [words("br-read-passed")] if clan["passed"] else []
    told += [words("br-read-first")] if at.table["first_player"] == seat and clan["clan"] else []
    for place in ("reserve", "valhalla"):
        there = named(at, clan[place])
        told += [words(f"br-read-{place}", figures=there)] if there else []
    quests = clan["quest_cards"] if seat == at.seat else None
    if clan["quests"]:
        names = ", ".join(words.ref(ref) for ref in quests) if quests else quests_face_down(at, seat)
        told.append(words("br-read-quests", quests=names))
    known = [] if seat == at.seat else [words.ref(ref) for ref in clan["known_cards"]]
    told += [words("br-read-known", cards=", ".join(known))] if known else []
    free = [slot["kind"] for slot in clan["slots"] if slot["card"] is None]
    if free:
        counted = [f"{words(f'br-kind-{kind}')} {free.count(kind)}" for kind in dict.fromkeys(free)]
        told.append(words("br-read-free", slots=", ".join(counted)))
    worn = [slot["card"] for slot in clan["slots"] if slot["card"]]
    texts = [(card, words(f"{text_id(card)}.kind"), words(f"{text_id(card)}.text")) for card in worn]
    upgrades = [Passage("", f"{words.ref(card)}, {kind}: {text}") for card, kind, text in texts]
    return [Passage(called, " ".join(told)), *upgrades]


def hand_in_full(at: Glance) -> list[Passage]:
    """The own cards with their whole texts: pack, hand and quests; of a spectator nothing."""
    if at.seat is None:
        return []
    clan = at.table["clans"][at.seat]
    held = [Passage(*passage(at, ref)) for ref in (*at.table["pack"], *clan["cards"])]
    laid = [passage(at, ref) for ref in clan["quest_cards"]]
    return [*held, *(Passage(f"{about}, {at.words('br-on-sheet')}", text) for about, text in laid)]
