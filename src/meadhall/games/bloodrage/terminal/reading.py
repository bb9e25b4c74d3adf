"""The table in sentences, for those who listen and for parts opened in full."""

from meadhall.terminal.title import Glance, Passage
from meadhall.terminal.words import capital

from .battle import if_wins, outcome_text
from .land import REGION, RING, strengths, villages
from .notes import told_strength
from .pieces import FJORD_OF, clan_name, long_name, named
from .sides import Side, battle_of


def land(at: Glance, *, mark: str) -> list[Passage]:
    """The land, one sentence a province, then fjords, Ragnarök and Valhalla."""
    told = [Passage("", f"{mark.replace(' · ', ', ')}.")] if mark else []
    told += [Passage(line, "") for line in battle(at)]
    told += [_province(at, name) for name in RING]
    told += [_fjord(at, name) for name in dict.fromkeys(FJORD_OF.values())]
    words, table = at.words, at.table
    if table["ragnarok"]:
        falls = [words("br-read-falls", age=age, name=words.ref(ref)) for age, ref in enumerate(table["ragnarok"], 1)]
        told.append(Passage(words("br-ragnarok"), f"{', '.join(falls)}."))
    dead = [
        f"{clan_name(at, seat)} {named(at, clan['valhalla'])}"
        for seat, clan in enumerate(table["clans"])
        if clan["valhalla"]
    ]
    told.append(Passage(words("place-valhalla"), f"{'; '.join(dead) or words('br-nobody')}."))
    return told


def _province(at: Glance, name: str) -> Passage:
    words, province, region = at.words, at.table["provinces"][name], REGION[name]
    called = ", ".join(filter(None, (words.ref(province["ref"]), words(f"region-{region}") if region else "")))
    if province["destroyed"]:
        return Passage(called, f"{words('scene-fallen')}.")
    told = []
    if province["token"] is not None:
        gives = words("br-gives", token=words(f"token-{province['token']}"))
        told.append(words("describe-pillaged") if province["pillaged"] else gives)
    told.append(villages(at, name))
    if province["doomed_in_age"]:
        told.append(words("describe-doomed", age=province["doomed_in_age"]))
    clans = [capital(told_strength(at, name, seat)) for seat, _ in strengths(at, name)]
    return Passage(called, f"{', '.join(told)}. {'. '.join(clans) or words('describe-nobody')}.")


def _fjord(at: Glance, name: str) -> Passage:
    words, fjord = at.words, at.table["fjords"][name]
    ships = ", ".join(f"{clan_name(at, figures['seat'])} {long_name(at, figures)}" for figures in fjord["figures"])
    nobody = words("describe-nobody" if fjord["open"] else "br-closed")
    return Passage(words.ref(fjord["ref"]), f"{ships or nobody}.")


def battle(at: Glance) -> list[str]:
    """The battle that is fought, in sentences: every side with its parts and its sum, and what is at stake."""
    fought = battle_of(at)
    if fought is None or (fought.compared and not at.table["pillage"]):
        return []
    words = at.words
    told = [words("scene-battle", province=words.ref(f"province:{fought.province}")) + "."]
    told += [_side(at, side) for side in fought.sides]
    for outcome in at.table["pillage"]["outcomes"]:
        told.append(f"{if_wins(at, outcome['winner'])}: {outcome_text(at, outcome)}")
    return told


def _side(at: Glance, side: Side) -> str:
    parts = [
        f"{part.name} {' '.join(part.fate[:1])}".strip() if part.strength is None else f"{part.name} {part.strength}"
        for part in side.parts
    ]
    together = at.words("br-say-together", total=side.total)
    return f"{capital(at.called(side.seat))}: {', '.join(parts)}, {together}."
