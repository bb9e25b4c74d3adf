"""What a Follower measured before it chose: Regions that it could invade, Monsters that could harm, its open hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref
from meadhall.terminal.because import reason_of
from meadhall.terminal.cells import quiet
from meadhall.terminal.drawing import DANGER, QUIET, STRONG, Cell, Row, cut, paragraph
from meadhall.terminal.title import Glance, Moment

from .pieces import combat_of, player_of, whose

NARROW = 45
"""With fewer columns the tests say less."""
TESTS = {"LS-5.3": "neutral", "LS-5.9": "person", "LS-5.10": "wins", "LS-13.20": "rival"}
"""What is compared, by the clause that lets a Region be invaded or forbids it; other clauses compare nothing."""
OPEN = ("follower_prey", "follower_wound", "follower_exchange")
"""What a Follower is asked while its hand lies open."""
HARMS = {"attacking": "lr-harm-attack", "moving": "lr-harm-stomp"}
"""The two ways in which a Monster can do harm, and what they are called."""
Test = Mapping[str, Any]


# --- which Regions could be invaded ---------------------------------------------------------------------------------


def tests_before(moment: Moment) -> Sequence[Test]:
    """The Regions that were tested just before a decision (LS-17.6)."""
    tested = _just_told(moment, "invasion_tested") if moment.since is None else None
    tests: Sequence[Test] = tested["tests"] if tested else ()
    return tests


def _just_told(moment: Moment, kind: str) -> Mapping[str, Any] | None:
    """What was measured between the step before and this one."""
    found = [event for event in moment.steps[-1].events if event["kind"] == kind] if moment.steps else []
    return found[-1] if found and found[-1]["seat"] == moment.seat else None


def tests_drawn(at: Glance, moment: Moment, width: int) -> list[Row]:
    """A Region a row: whose it is, its difficulty against Army, cards and tucked cards, and whether that is enough."""
    tests = tests_before(moment)
    if not tests:
        return []
    narrow, words = width < NARROW, at.words
    clauses = ", ".join(dict.fromkeys(test["clause"] for test in tests))
    rows = paragraph(f"{words('lr-tested-short' if narrow else 'scene-tested')} {clauses}", width, style=STRONG)
    room = 12 if narrow else 13
    for test in sorted(tests, key=lambda test: (not test["passed"], at.lettered.get(test["region"], "~"))):
        owner = "" if narrow else cut(_owner(at, test), 9)
        wins = f" {words('scene-tested-wins', way=words('way-' + test['victory']))}" if test["victory"] else ""
        rows.append(
            (
                at.marker.field(test["region"]),
                Cell(cut(at.words.ref(test["region"]), room - 1).ljust(room), "", test["region"]),
                quiet(f"{owner:<10}" if owner else ""),
                Cell(f"{_sum(test):<16}"),
                Cell(_answer(at, test), STRONG if test["passed"] else QUIET),
                Cell(wins, DANGER),
            )
        )
    return [*rows, *paragraph(words("lr-tested-how" if narrow else "scene-tested-how"), width, "   ", QUIET)]


def _sum(test: Test) -> str:
    """``2 <= 3 + 1``: a neutral one must not be harder, a person's must be easier; a clause where no number counts."""
    clause, sign = test["clause"], test["sign"]
    return f"{test['difficulty']} {sign:<2} {' + '.join(map(str, test['against']))}" if sign else str(clause)


def tests_told(at: Glance, moment: Moment) -> str:
    """The same for those who listen."""
    words, said = at.words, []
    for test in tests_before(moment):
        numbers = {name: test[name] for name in ("region", "difficulty", "v", "k", "t", "clause")}
        how, reason = f"lr-test-{TESTS.get(test['clause'], 'barred')}", reason_of(test["clause"], words)
        said.append(words(how, owner=_owner(at, test), answer=_answer(at, test), reason=reason, **numbers))
    return " ".join([words("scene-tested"), *said]) if said else ""


def _owner(at: Glance, test: Test) -> str:
    held = at.table["regions"][int(test["region"].partition(":")[2]) - 1]
    return at.words("lr-neutral") if held["control"] is None else whose(at, held)


def _answer(at: Glance, test: Test) -> str:
    return at.words("lr-yes" if test["passed"] else "lr-no")


# --- which Monsters could do harm -----------------------------------------------------------------------------------


def _harm(moment: Moment) -> Mapping[str, Any] | None:
    return _just_told(moment, "monsters_weighed") if moment.prompt == "follower_rouse" else None


def harmful(moment: Moment) -> list[Ref]:
    """The Monsters that were found to be able to harm a person, just before one is chosen (LS-7.1)."""
    told = _harm(moment)
    return list(dict.fromkeys([*told["attacking"], *told["moving"]])) if told else []


def harm_drawn(at: Glance, moment: Moment, width: int) -> list[Row]:
    """A Monster a row: where it stands, and whether it harms there by its attack or next door by a Stomp."""
    told, words = _harm(moment), at.words
    if told is None:
        return []
    heads = [words(HARMS[way]) for way in HARMS]
    sizes = [max(5, len(head)) + 1 for head in heads]
    room = max(8, min(13, (width - 3 - sum(sizes)) // 2))
    rows = paragraph(f"{words('lr-harm')} LS-7.1", width, style=STRONG)
    above = "".join(f"{head:>{size}}" for head, size in zip(heads, sizes, strict=True))
    rows.append((quiet(f"{' ' * (2 * room + 3)}{above}"),))
    for ref in sorted(harmful(moment), key=lambda ref: at.lettered.get(ref, "~")):
        cells = [at.marker.field(ref), Cell(cut(words.ref(ref), room - 1).ljust(room), "", ref)]
        cells.append(quiet(cut(_stands(at, ref), room - 1).ljust(room)))
        for way, size in zip(HARMS, sizes, strict=True):
            does = ref in told[way]
            cells.append(Cell(words("lr-yes" if does else "lr-no").rjust(size), STRONG if does else QUIET))
        rows.append(tuple(cells))
    return rows


def harm_told(at: Glance, moment: Moment) -> str:
    """The same for those who listen."""
    told, words = _harm(moment), at.words
    if told is None:
        return ""
    said = []
    for ref in harmful(moment):
        ways = [words(HARMS[way]) for way in HARMS if ref in told[way]]
        said.append(words("lr-harms", monster=ref, where=_stands(at, ref), ways=", ".join(ways)))
    return " ".join([words("lr-harm"), *said])


# --- the open hand of a Hunt -----------------------------------------------------------------------------------------


def hand_told(at: Glance, moment: Moment) -> str:
    """The hand of a Follower that hunts, by symbols: so it covers slots (LS-8.54, LS-8.55)."""
    hand = player_of(at, moment.seat)["hand_cards"] if moment.prompt in OPEN else None
    if not hand:
        return ""
    symbols = Counter(card.weapon for card in map(combat_of, hand) if card)
    held = ", ".join(f"{n} {at.words(f'symbol-{symbol}')}" for symbol, n in symbols.most_common())
    return f"{at.words('scene-open-hand', count=len(hand))} ({held})."


def hand_drawn(at: Glance, moment: Moment, width: int) -> list[Row]:
    """The same above the Why."""
    told = hand_told(at, moment)
    return paragraph(f"{told} LS-8.54", width) if told else []


def _stands(at: Glance, monster: Ref) -> str:
    """The Region in which a Monster stands."""
    region = at.table["monsters"][monster.partition(":")[2]]["region"]
    return at.words.ref(region) if region else ""
