"""Aegir to Heimdallr worked out a second time, plainly, at every decision of random games (sections 19 to 30)."""

from collections import Counter
from collections.abc import Callable

import pytest

from meadhall import Match
from meadhall.kernel.chance import Chance
from meadhall.testing import clause

from .. import reference
from ..playing import advanced, offered, point, prompt, refused, table, with_powers
from ..reference import NEAR, Position, nomadic, slide
from .helping import pieces
from .test_simple_powers_twice import Sight, beside, contested, line, look

STAGS = "dain_dvalin_duneyr_duratror"
DECLINE = {"do:decline"}
OTHER = {"I": "R", "R": "I"}
GAMES, TURNS = 3, 40


class Course:
    """What one keeps in mind of a turn: the board when it began, what was created, and who drifted."""

    def __init__(self, match: Match) -> None:
        see = look(match)
        self.before, self.mover, self.number = see.position, see.sign, len(table(match)["turns"])
        self.powers = {see.sign: see.mine, OTHER[see.sign]: see.theirs}
        self.created: set[str] = set()
        self.stone = self.origin = self.answer = ""
        self.moved: set[str] = set()
        """Vikings of the stags that moved, or that Aegir stepped, where they stand now."""
        self.viking = ""

    def note(self, name: str, answer: str, old: Position, match: Match) -> None:
        """Notes what an answer has brought."""
        position, self.answer = place(match), answer
        self.viking = (table(match)["viking"] or "hex:").removeprefix("hex:") or self.viking
        if name == "fafnir_origin":
            self.origin = answer
        if name in ("stag_move", "aegir_hex"):
            self.moved.add(answer)
        for stone in [hex for hex, sign in position.items() if sign == "#" and old.get(hex) != "#"]:
            self.stone = stone
            without = {hex: sign for hex, sign in position.items() if hex != stone}
            whole = next(region for region in reference.regions(without) if stone in region)
            parts = [region for region in reference.regions(position) if region <= whole]
            if len(parts) > 1:
                self.created |= set().union(*parts)


def place(match: Match) -> Position:
    """The pieces on the board, also after the end."""
    view = table(match)
    position: Position = {ref.removeprefix("hex:"): "#" for ref in view["stones"]}
    for side, sign in (("ivory", "I"), ("red", "R")):
        position |= {ref.removeprefix("hex:"): sign for ref in view["sides"][side]["vikings"]}
    return position


def waiting(match: Match) -> bool:
    """Whether a Viking stands on Ask and Embla's card."""
    return any(card["vikings"] for card in table(match)["cards"])


# --- what may be pointed at --------------------------------------------------------------------------------------


def landings(position: Position, v: str, stone: str) -> set[str]:
    """RR-24.3 to RR-24.6, RR-24.13."""
    lifted = {hex: sign for hex, sign in position.items() if hex != v}
    fought = {hex for r in reference.regions(position) if len(reference.owners(position, r)) == 2 for hex in r}
    return {hex for hex in slide(lifted, stone) if hex in fought and beside(lifted, hex, ".")}


def origins(position: Position, v: str) -> set[str]:
    """RR-24.2."""
    return {stone for stone in beside(position, v, "#") if landings(position, v, stone)}


def burrows(position: Position, v: str) -> set[str]:
    """RR-25.4 to RR-25.8, RR-25.12."""
    found = set()
    for direction in reference.SIX:
        way = line(v, direction)
        row = [hex for k, hex in enumerate(way) if all(position.get(h) == "#" for h in way[: k + 1])]
        if row and len(row) < len(way) and way[len(row)] in contested(position):
            lifted = {hex: sign for hex, sign in position.items() if hex != v}
            if beside(lifted, way[len(row)], "."):
                found.add(way[len(row)])
    return found


def selectable(see: Sight, course: Course) -> set[str]:
    """RR-3.7, RR-22.8, RR-24.10, RR-25.3."""
    position, found = see.position, set()
    for v in nomadic(position):
        if position[v] != see.sign:
            continue
        able = bool(slide(position, v))
        if see.mine == "fafnir" and beside(position, v, "#"):
            able = bool(origins(position, v))
        elif see.mine == "bragi":
            able = able or any(slide(position, w) for w in beside(position, v, OTHER[see.sign]))
        elif see.mine == "fjorgyn_and_fjorgynn":
            able = able or bool(burrows(position, v))
        if able:
            found.add(v)
    return found


def moves(see: Sight, course: Course) -> set[str]:
    """RR-3.16, RR-24.3, RR-25.10."""
    if course.origin:
        return landings(see.position, see.viking, course.origin)
    found = set(slide(see.position, see.viking))
    return found | burrows(see.position, see.viking) if see.mine == "fjorgyn_and_fjorgynn" else found


def summons(see: Sight, course: Course) -> set[str]:
    """RR-3.24, RR-20.7, RR-21.1."""
    if see.mine == "ask_and_embla":
        return contested(see.position) & {hex for d in reference.SIX for hex in line(see.viking, d)}
    return beside(see.position, see.viking, ".") if see.mine == "blodughofi" else set(slide(see.position, see.viking))


def sent(see: Sight, course: Course) -> set[str]:
    """RR-22.1, RR-22.8."""
    theirs = beside(see.position, see.viking, OTHER[see.sign])
    return {w for w in theirs if slide(see.position, w)} | (DECLINE if slide(see.position, see.viking) else set())


def trailed(position: Position, v: str, to: str) -> Position:
    """RR-23.4: the Viking goes, and a stone stands where it was."""
    return position | {to: position[v], v: "#"}


def most(position: Position, left: set[str]) -> int:
    """RR-23.15, RR-23.16: how many of the Vikings left can move one after the other; every way is tried."""
    best = 0
    for v in left & nomadic(position):
        for to in slide(position, v):
            best = max(best, 1 + most(trailed(position, v, to), left - {v}))
            if best == len(left):
                return best
    return best


def trails(position: Position, left: set[str]) -> set[tuple[str, str]]:
    """RR-23.15: who may go where next, if as many are to move as can."""
    ways = {
        (v, to): 1 + most(trailed(position, v, to), left - {v})
        for v in left & nomadic(position)
        for to in slide(position, v)
    }
    return {way for way, count in ways.items() if count == max(ways.values())}


def herd(see: Sight, course: Course) -> set[str]:
    """The own roaming Vikings that have not moved in this turn."""
    return {v for v in nomadic(see.position) if see.position[v] == see.sign} - course.moved


def stags(see: Sight, course: Course) -> set[str]:
    """RR-23.2, RR-23.15."""
    return {v for v, _ in trails(see.position, herd(see, course))}


def leaps(see: Sight, course: Course) -> set[str]:
    """RR-23.3, RR-23.15."""
    return {to for v, to in trails(see.position, herd(see, course)) if v == see.viking}


def drifting(see: Sight, course: Course) -> set[str]:
    """RR-19.2."""
    theirs = {w for w in nomadic(see.position) if see.position[w] == OTHER[see.sign]}
    return {w for w in theirs - course.moved if beside(see.position, w, ".")} | {"do:done"}


def judged(see: Sight, course: Course) -> set[str]:
    """RR-26.1, RR-26.4."""
    return contested(see.position) | {hex for hex in course.created if hex not in see.position} | DECLINE


def removable(see: Sight, course: Course) -> set[str]:
    """RR-27.1, RR-27.2."""
    fought = {h for r in reference.regions(see.position) if len(reference.owners(see.position, r)) == 2 for h in r}
    beside_v = beside(see.position, course.viking, "#")
    return {stone for stone in beside_v if beside(see.position, stone, ".IR") <= fought} | DECLINE


def settled_now(see: Sight, course: Course) -> set[str]:
    """RR-30.1."""
    own = {v for v, sign in see.position.items() if sign == see.sign}
    homes = {v for v, sign in course.before.items() if sign == see.sign} - nomadic(course.before)
    return (own - nomadic(see.position) - homes) | DECLINE


def not_settled_before(see: Sight, course: Course) -> set[str]:
    """RR-30.2 to RR-30.5."""
    old = {h for r in reference.regions(course.before) if len(reference.owners(course.before, r)) == 1 for h in r}
    return {hex for hex in reference.ALL if hex not in see.position and hex not in old}


def near_v(see: Sight, course: Course) -> set[str]:
    """RR-28.1, RR-28.2."""
    return beside(see.position, see.viking, ".") | DECLINE


def again(see: Sight, course: Course) -> set[str]:
    """RR-7.15."""
    return set(slide(see.position, see.viking))


PLAIN: dict[str, Callable[[Sight, Course], set[str]]] = {
    "select_viking": selectable,
    "move_to": moves,
    "summon_at": summons,
    "aegir_viking": drifting,
    "aegir_hex": lambda see, course: beside(see.position, course.answer, "."),
    "ask_and_embla_viking": lambda see, course: contested(see.position),
    "blodughofi_move": lambda see, course: again(see, course) | DECLINE,
    "bragi_viking": sent,
    "bragi_move": lambda see, course: set(slide(see.position, course.answer)),
    "stag_viking": stags,
    "stag_move": leaps,
    "fafnir_origin": lambda see, course: origins(see.position, see.viking),
    "forseti_hex": judged,
    "freyr_stone": removable,
    "frigg_before": near_v,
    "frigg_after": near_v,
    "gerd_move": again,
    "heimdallr_viking": settled_now,
    "heimdallr_hex": not_settled_before,
}


# --- what is asked next ------------------------------------------------------------------------------------------

AFTER = {"ask_and_embla": "ask_and_embla_viking", "blodughofi": "blodughofi_move", "gerd": "gerd_move"}
END = {"forseti": "forseti_hex", "freyr": "freyr_stone", "heimdallr": "heimdallr_viking"}


def due(name: str, answer: str, course: Course, match: Match) -> str | None:
    """The power's prompt that has to follow in this turn, if any (RR-7.29, RR-7.30)."""
    position, power, sign = place(match), course.powers[course.mover], course.mover
    see = Sight(position, sign, power, "", course.viking, "", 0)
    if name == "stag_move" and stags(see, course):
        return "stag_viking"
    if name == "summon_at" and power in AFTER and wanted_after(power, see, course, match):
        return AFTER[power]
    if name in ("summon_at", *AFTER.values()) and power in END:
        plain = PLAIN[END[power]](see, course) - DECLINE
        if plain and (course.created or power != "forseti"):
            return END[power]
    if name == "heimdallr_viking" and answer != "do:decline":
        return "heimdallr_hex"
    if name in ("summon_at", *AFTER.values(), *END.values(), "heimdallr_hex", "stag_move") and course.created:
        course.moved = set()
        for owner in (sign, OTHER[sign]):
            if course.powers[owner] == "aegir" and len(drifting(see._replace(sign=owner), course)) > 1:
                return "aegir_viking"
    return None


def wanted_after(power: str, see: Sight, course: Course, match: Match) -> bool:
    """RR-20.9, RR-20.13; RR-21.2, RR-21.4; RR-29.1, RR-29.3."""
    if power == "ask_and_embla":
        return waiting(match) and bool(course.created) and bool(contested(see.position))
    sign = OTHER[see.sign] if power == "blodughofi" else see.sign
    roams = see.viking in nomadic(see.position) and bool(slide(see.position, see.viking))
    return roams and bool(beside(see.position, course.stone, sign) - {see.viking})


CHAIN = ("summon_at", *AFTER.values(), *END.values(), "heimdallr_hex", "stag_move")


@clause("RR-19.2", "RR-20.7", "RR-20.9", "RR-21.1", "RR-21.2", "RR-22.1", "RR-22.2", "RR-23.2", "RR-24.3", "RR-25.10")
@clause("RR-19.12", "RR-26.1", "RR-26.7", "RR-27.2", "RR-28.1", "RR-28.2", "RR-29.1", "RR-29.3", "RR-30.1", "RR-30.2")
@pytest.mark.parametrize(
    ("ivory", "red"),
    [
        ("aegir", "forseti"),
        ("ask_and_embla", "aegir"),
        ("blodughofi", "gerd"),
        ("bragi", "frigg"),
        ("aegir", STAGS),
        ("fafnir", "heimdallr"),
        ("fjorgyn_and_fjorgynn", "freyr"),
        ("freyr", "fafnir"),
        ("heimdallr", "aegir"),
        ("gerd", "bragi"),
    ],
)
def test_whatever_is_asked_and_offered_is_what_the_plain_rules_say(ivory: str, red: str) -> None:
    met = set[str]()
    for game in range(GAMES):
        match, chance = advanced(ivory, red), Chance(f"{ivory}{red}{game}")
        course: Course | None = None
        while match.pending and len(table(match)["turns"]) < TURNS:
            name, turns = prompt(match), len(table(match)["turns"])
            if name in ("select_viking", "stag_viking") and (course is None or course.number != turns):
                course = Course(match)
            see = look(match)
            if course is not None and name in PLAIN:
                assert set(offered(match)) == PLAIN[name](see, course), (name, table(match)["position"])
            answer = offered(match)[chance.below(len(offered(match)))]
            point(match, answer)
            met.add(name)
            if course is None:
                continue
            course.note(name, answer, see.position, match)
            if name in CHAIN:
                follows = due(name, answer, course, match)
                still = len(table(match)["turns"]) == turns
                assert (prompt(match) if still else None) == follows, (name, table(match)["position"])
    powers = {name.rsplit("_", 1)[0] for name in met}
    assert {ivory, red} - {STAGS, "fjorgyn_and_fjorgynn"} <= powers
    assert ("stag" in powers) == (STAGS in (ivory, red))


def crowd(chance: Chance) -> Position:
    """Three Vikings of ivory and one of red close together, among stones."""
    near = [reference.ALL[chance.below(len(reference.ALL))]]
    while len(near) < 9:
        beside_one = list(NEAR[near[chance.below(len(near))]].values())
        hex = beside_one[chance.below(len(beside_one))]
        near += [hex] * (hex not in near)
    far = [hex for hex in ("a3", "e1", "e9", "j5") if hex not in near][:2]
    around = {hex for one in near for hex in NEAR[one].values()} - {*near, *far}
    position: Position = dict.fromkeys([*far, near[0]], "R")
    for _ in "III":
        free = [hex for hex in near if hex not in position]
        position[free[chance.below(len(free))]] = "I"
    stones = [hex for hex in [*near, *sorted(around)] if hex not in position and chance.below(5) < 4]
    return position | dict.fromkeys(stones, "#")


@clause("RR-23.15", "RR-23.16", "RR-23.2", "RR-23.3", "RR-3.5")
def test_where_it_is_crowded_the_stags_are_offered_what_the_plain_rules_say() -> None:
    chance, barred = Chance("crowd"), Counter[str]()
    for _ in range(300):
        position = crowd(chance)
        pieces_of = {sign: " ".join(hex for hex, piece in position.items() if piece == sign) for sign in "IR#"}
        match = with_powers(pieces(*pieces_of.values()), STAGS, "freya")
        left = {hex for hex, sign in position.items() if sign == "I"}
        while match.pending and not table(match)["turns"]:
            ways = trails(position, left)
            assert set(offered(match)) == {v for v, _ in ways}, table(match)["position"]
            barred["stag_viking"] += "RR-23.15" in refused(match).values()
            viking = offered(match)[chance.below(len(offered(match)))]
            point(match, viking)
            assert set(offered(match)) == {to for v, to in ways if v == viking}, table(match)["position"]
            barred["stag_move"] += "RR-23.15" in refused(match).values()
            to = offered(match)[chance.below(len(offered(match)))]
            point(match, to)
            position, left = trailed(position, viking, to), left - {viking}
        assert not trails(position, left), table(match)["position"]
    assert min(barred[name] for name in ("stag_viking", "stag_move")) >= 20
