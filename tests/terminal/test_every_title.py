"""What must hold for every title in the terminal: it has a table, nothing public is missing, and nothing hangs over."""

import inspect
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.bloodrage.terminal import pieces
from meadhall.games.bloodrage.terminal.flat import FACTS as FACTS_WIDTH
from meadhall.games.bloodrage.terminal.ring import HEIGHT, WIDTHS
from meadhall.games.lords.terminal import pieces as lords
from meadhall.games.reavers.pieces import LOCATION_NAMES
from meadhall.games.reavers.terminal.pieces import card_name, die_name
from meadhall.kernel import EVERYONE, SPECTATOR, Chance, Ref
from meadhall.kernel.titles import TITLES
from meadhall.terminal.drawing import CHOSEN, OFFERED, Drawing, Row, letters
from meadhall.terminal.frame import Frame
from meadhall.terminal.session import Session
from meadhall.terminal.title import Glance, Room, TitleTable, table_of

from ..fluent_files import messages
from .screens import SIZES, is_whole, played, screen

MATCHES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "ragnarocks": [(2, {}), (2, {"mode": "advanced"}), (4, {"mode": "team"})],
    "bloodrage": [(2, {}), (3, {"no_draft_age_one": True}), (4, {})],
    "reavers": [(2, {}), (3, {}), (4, {})],
    "lords": [(2, {}), (3, {}), (4, {}), (2, {"followers": 1}), (4, {"followers": 3})],
}
LISTED = {
    "ragnarocks": {"do", "power", "team", "stone"},
    "bloodrage": {"do", "count", "clan"},
    "reavers": {"do", "trade", "colour", "face"},
    "lords": {"do", "colour", "rite", "symbol", "follower", "challenge"},
}
"""The kinds of things that lie nowhere, so that they stand in the list alone."""
EVERY = {"ragnarocks": 5, "bloodrage": 8, "reavers": 20, "lords": 50}
"""How many answers lie between two looks; every question is looked at when it comes for the first time."""
IDS = (
    r"\b(br|rm|lr|walk|column|number|surtur|scene|because|difficulty)-[a-z]|\bfollower_|[{}]"
    r"|\bNone\b(?! is|\s*$|\s*\n)"  # "None is left" is a sentence
)
"""What stands on a screen only if a sentence or a value is missing."""
FRAME = Path(inspect.getfile(TitleTable)).parent / "texts" / "en.ftl"


def rivals(seats: int, options: dict[str, Any]) -> int:
    """How many bots sit beside one person: the rules play the seats of Followers."""
    return seats - 1 - int(options.get("followers", 0))


def test_every_title_has_a_table() -> None:
    assert set(MATCHES) == set(LISTED) == set(SHOWN) == set(TOLD) == set(TITLES)
    for title in TITLES:
        table = table_of(title)
        assert table.left(False) > 0
        for method in ("stage", "seat", "sign", "read", "legend"):
            assert getattr(type(table), method) is not getattr(TitleTable, method), (
                f"{title} has no {method} of its own"
            )


# --- facts that everybody may see, as they stand on the screen and as they are told -----------------------------------


def ragnarocks_shown(at: Glance, board: Drawing, wide: bool) -> None:
    """Every Viking and stone is where it lies, and every hex is there."""
    if at.table["draft"]:
        return
    assert len(board.spots) == 86
    here = {ref: "".join(cell.text for row in board.rows for cell in row if cell.ref == ref) for ref in board.spots}
    for side, sign in (("ivory", "I"), ("red", "R")):
        assert all(sign in here[viking] for viking in at.table["sides"][side]["vikings"])
    assert all("#" in here[stone] for stone in at.table["stones"])


def ragnarocks_told(at: Glance) -> list[str]:
    sides = at.table["sides"].values()
    return [] if at.table["draft"] else [rf"\b{side['score']} (hex|point|Feld|Punkt)" for side in sides]


def bloodrage_shown(at: Glance, board: Drawing, wide: bool) -> None:
    """Every province by its name, and in it every clan with its total and all its figures; ships in their fjords."""
    table, rows = at.table, [letters(row) for row in board.rows]
    for name, province in table["provinces"].items():
        x, y = board.spots[province["ref"]]
        assert at.words.ref(province["ref"]) in rows[y][x:]
        width = WIDTHS[x // WIDTHS[0]]
        block = [row[x : x + width] for row in rows[y : y + HEIGHT]] if wide else [rows[y][FACTS_WIDTH:]]
        for seat in range(len(at.names)) if not province["destroyed"] else ():
            there = pieces.here(at, name, seat)
            if there:
                total = rf"\b{province['strengths'][seat]}:? "
                sign = re.escape(pieces.letter(at, seat)) + " " if wide else ""
                found = re.search(sign + total + "(.*)", "\n".join(block), re.DOTALL)
                assert found, (name, seat, block)
                for figures in there:
                    said = pieces.long_name(at, figures), pieces.short_name(at, figures)
                    assert any(one in " ".join(found[1].split()) for one in said), (name, figures, block)
    for fjord in table["fjords"].values():
        x, y = board.spots[fjord["ref"]]
        around = " ".join(rows[y : y + 2])
        for figures in fjord["figures"]:
            clan = at.words(f"clan-{figures['clan']}.short")
            assert clan in around or f"{clan[0]} " in around, (fjord["ref"], clan, around)


def bloodrage_told(at: Glance) -> list[str]:
    """Province names, each clan's total with its figures, glory and Rage, ships in their fjords."""
    words, table = at.words, at.table
    facts = [re.escape(words.ref(province["ref"])) for province in table["provinces"].values()]
    for seat, clan in enumerate(table["clans"]):
        facts.append(rf"{re.escape(at.names[seat])}[^\n]*: {clan['glory']} [^\n]*\b{clan['rage']}\b")
    for name, province in table["provinces"].items():
        for seat in range(len(at.names)) if not province["destroyed"] else ():
            if there := pieces.here(at, name, seat):
                called = words("you").capitalize() if seat == at.seat else pieces.clan_name(at, seat)
                facts.append(rf"{called} {province['strengths'][seat]}: {re.escape(pieces.named(at, there))}")
    for fjord in table["fjords"].values():
        for figures in fjord["figures"]:
            clan, kind = words(f"clan-{figures['clan']}.short"), pieces.long_name(at, figures)
            facts.append(rf"{re.escape(words.ref(fjord['ref']))}: [^\n]*{clan} {re.escape(kind)}")
    return facts


def reavers_shown(at: Glance, board: Drawing, wide: bool) -> None:
    """Every location by its name, who selected it, and the own ship with its dice; on a wide screen all offers."""
    said = "\n".join(letters(row) for row in board.rows)
    for location in LOCATION_NAMES:
        assert at.words.ref(f"location:{location}") in said
        pawn = at.table["pawns"][location]
        assert pawn is None or re.search(rf"\b{'WRBS'[pawn]} {at.words.ref(f'location:{location}')}", said)
    labels = [at.words(id) for id in ("rm-colour-red", "rm-colour-blue", "rm-colour-yellow", "rm-upgrades")]
    _, *rows = re.split(rf"^ (?:{'|'.join(labels)}) ", said, flags=re.MULTILINE)
    for colour, row in zip(("red", "blue", "yellow"), rows, strict=False):
        dice = at.table["players"][at.seat]["dice"] if at.seat is not None else ()
        faces = [at.words(f"face-{die.partition('.')[2]}") for die in dice if die.startswith(colour)]
        assert all(face in row for face in faces), (faces, row)


def reavers_told(at: Glance) -> list[str]:
    """Every location and card that lies open; of every crew Glory, Food, dice and what lies on its ship."""
    facts = [re.escape(at.words.ref(f"location:{location}")) for location in LOCATION_NAMES]
    spaces = [space for offer in at.table["offers"].values() for space in offer]
    facts += [re.escape(card_name(at, card)) for space in spaces for card in space]
    for name, player in zip(at.names, at.table["players"], strict=True):
        line = rf"(?m)^{re.escape(name)}: {player['glory']} [^\n]*\b{player['food']}\b"
        facts.append(line)
        facts += [rf"{line}[^\n]*{re.escape(die_name(at, die))}" for die in player["dice"]]
        cards = [card for slot in player["slots"].values() for card in slot]
        cards += [held["card"] for held in player["artifacts"]] + [player["leader"]] * bool(player["leader"])
        facts += [rf"{line}[^\n]*{re.escape(card_name(at, card))}" for card in cards]
    return facts


def lords_shown(at: Glance, board: Drawing, wide: bool) -> None:
    """Every Region by its name, whose it is, and all that stands there; Realms, wheel and Monuments by name."""
    rows = [letters(row) for row in board.rows]
    for number, region in enumerate(at.table["regions"], 1):
        x, y = board.spots[f"region:{number}"]
        line = rows[y][x:] if wide or x else rows[y][:30]
        assert at.words.ref(f"region:{number}")[:10] in line
        whose = lords.letter(at, region["control"]) if region["control"] is not None else "·"
        assert re.search(rf"\S+.*?\s{whose}|\d{whose}", line), (whose, line)
    drawn = [cell for row in board.rows for cell in row]
    for ref in (army for region in at.table["regions"] for army in region["armies"]):
        seat, _, value = lords.army_parts(ref)
        assert f"{lords.letter(at, seat)}{value}" in [cell.text for cell in drawn if cell.ref == ref]
    heroes = [player["hero"] for player in at.table["players"] if player["region"]]
    monsters = [f"monster:{name}" for name, foe in at.table["monsters"].items() if foe["region"]]
    assert {*heroes, *monsters} <= {cell.ref for cell in drawn}


def lords_told(at: Glance) -> list[str]:
    """Every Region with its Armies, Monuments; of every player Hero, Attributes, Blessings and ways to win."""
    words, facts = at.words, []
    for number, region in enumerate(at.table["regions"], 1):
        armies: dict[int, list[str]] = {}
        for army in region["armies"]:
            seat, _, value = lords.army_parts(army)
            armies.setdefault(seat, []).append(str(value))
        line = rf"(?m)^{re.escape(words.ref(f'region:{number}'))}: "
        facts.append(line)
        facts += [rf"{line}[^\n]*{re.escape(at.names[seat])}: {', '.join(own)}" for seat, own in armies.items()]
    for name, player in zip(at.names, at.table["players"], strict=True):
        if player["tile"]:
            line = rf"(?m)^{re.escape(name)}: {re.escape(words.ref(player['tile']))}: "
            facts += [
                rf"{line}[^\n]*{words(f'attribute-{key}')} {held['value']}"
                for key, held in player["attributes"].items()
            ]
            facts += [rf"{line}[^\n]*{stand['has']}/{stand['needs']}" for stand in player["ways"].values()]
            facts += [rf"{line}[^\n]*{re.escape(words.ref(card))}" for card in player["blessings"]]
    for one in at.table.get("followers", ()):
        facts += [rf"{re.escape(words.ref(card))} \([^\n]*\): " for card in one["row"]]
        facts += [rf"{re.escape(words.ref(card))}" for card in one["tucked"]]
    facts += [re.escape(words.ref(card)) for card in at.table.get("challenges", {}).get("cards", ())]
    return facts


SHOWN: dict[str, Callable[[Glance, Drawing, bool], None]] = {
    "ragnarocks": ragnarocks_shown,
    "bloodrage": bloodrage_shown,
    "reavers": reavers_shown,
    "lords": lords_shown,
}
TOLD: dict[str, Callable[[Glance], list[str]]] = {
    "ragnarocks": ragnarocks_told,
    "bloodrage": bloodrage_told,
    "reavers": reavers_told,
    "lords": lords_told,
}


# --- random positions ------------------------------------------------------------------------------------------------


@cache
def positions(title: str, number: int, lang: str) -> int:
    """Walks through a match and looks at the screen now and then; says at how many positions."""
    seats, options = MATCHES[title][number]
    session = Session(title, seats, ("random",) * rivals(seats, options), number + 5, lang, options)
    looked, prompts = 0, set()
    for step, at_table in enumerate(played(session, number)):
        asked = at_table.asked or at_table.moment
        prompt = asked.prompt if asked else ""
        if step % EVERY[title] and prompt in prompts and at_table.match.pending:
            continue
        prompts.add(prompt)
        looked += 1
        for size in SIZES:
            look_at(at_table, size)
        listen_to(at_table)
    return looked


def look_at(session: Session, size: tuple[int, int]) -> None:
    drawn = screen(session, size)
    assert is_whole(drawn, size)
    said = drawn.text()
    assert not re.search(r"ragnarocks-[a-z]|part-[a-z]|\bhidden\b", said), said
    assert not re.search(IDS, said), said
    numbers_on_the_board(session, drawn)
    if session.moment is not None:
        reasons_on_the_screen(session, drawn)
    at = session.glance()
    wide = size >= session.table.wide
    room = Room(session.table.left(wide), size[1] - 3, wide)
    SHOWN[session.game](at, session.table.stage(at, room, board=True), wide)  # what F2 shows
    for name in session.names:
        assert name in drawn.text("seats")
    if session.game == "bloodrage":
        for name, clan in zip(session.names, at.table["clans"], strict=True):
            assert re.search(rf"{re.escape(name)}\b.*\b{clan['glory']}\b", drawn.text("seats"))


def reasons_on_the_screen(session: Session, drawn: Frame) -> None:
    """What an automaton compares stands in the Why with its letter, and ``>`` at what it takes."""
    at, moment = session.glance(), session.moment
    assert moment is not None
    why = drawn.text("why").splitlines()
    compared = [one for one in moment.why.candidates if one.numbers] if moment.why else []
    for one in compared if len(compared) > 1 else ():
        mark = f"{at.lettered[one.ref]}>" if one.ref == moment.option else f" {at.lettered[one.ref]} "
        assert any(line.startswith(mark) for line in why), f"{mark} is not in\n{drawn.text('why')}"
    assert not at.numbers


def numbers_on_the_board(session: Session, drawn: Frame) -> None:
    """Whatever is offered and lies on the board bears its number, or its name, where it lies."""
    at = session.glance()
    for ref, number in at.numbers.items():
        if ref.rpartition(">")[2].partition(":")[0] in LISTED[session.game]:
            continue
        if session.table.numbered:
            assert marks(drawn, ref) == [str(number)], f"{ref} is offered as {number}:\n{drawn.text()}"
        else:
            x, y = drawn.board.spots[ref]
            assert drawn.board.marks[ref] in letters(drawn.rows[y])[max(0, x - 2) : x + 18]


def marks(drawn: Frame, ref: Ref) -> list[str]:
    """The numbers that stand at a thing's places on the board and at the seats."""
    rows: list[Row] = [*drawn.parts["stage"], *drawn.parts["seats"]]
    looks = {OFFERED, CHOSEN}
    marked = [cell.text.strip(" >") for row in rows for cell in row if cell.ref == ref and cell.style in looks]
    return [mark for mark in marked if mark.isdecimal()]


def listen_to(session: Session) -> None:
    at = session.glance()
    told = [f"{about}: {text}" for part in ("map", "hand", "seats") for about, text in session.table.read(at, part)]
    text = "\n".join([*told, *session.table.brief(at), *(session.table.spoken(at, ref) for ref in at.numbers)])
    text += f"\n{session.moment_told()}"
    assert not re.search(r"[│─▶]", text), text
    assert not re.search(IDS, text), text
    for fact in TOLD[session.game](at):
        assert re.search(fact, text), f"{fact} is not told:\n{text}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("title", "number"), [(title, k) for title in TITLES for k in range(len(MATCHES[title]))])
def test_nothing_public_is_missing_and_nothing_hangs_over(title: str, number: int, lang: str) -> None:
    assert positions(title, number, lang) > 10


# --- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_a_screen_shows_only_what_its_seat_may_know(title: str) -> None:
    """In a world where the hidden cards lie otherwise, the seat's screen says the same, letter by letter."""
    seats, options = MATCHES[title][-1]
    session = Session(title, seats, ("random",) * rivals(seats, options), 9, "en", options)
    chance, changed = Chance(4), 0
    for step, at_table in enumerate(played(session, 3)):
        if step % (EVERY[title] + 2) or not at_table.match.pending:
            continue
        world = at_table.match.imagine(at_table.audience, chance)
        changed += world.view(EVERYONE) != at_table.match.view(EVERYONE)
        table, truth = at_table.table, at_table.glance()
        imagined = Glance(
            world.view(at_table.audience),
            at_table.names,
            at_table.words,
            numbers=truth.numbers,
            before=truth.before,
            steps=truth.steps,
            people=truth.people,
            mark=truth.mark,
            moment=truth.moment,
            lettered=truth.lettered,
        )
        for part in ("map", "hand", "seats"):
            assert table.read(imagined, part) == table.read(truth, part)
        for room in (Room(table.left(False), 27), Room(table.left(True), 41, wide=True)):
            assert table.stage(imagined, room).rows == table.stage(truth, room).rows
            for seat in range(seats):
                assert table.seat(imagined, seat, room) == table.seat(truth, seat, room)
        assert [table.notes(imagined, ref, wide=True) for ref in truth.numbers] == [
            table.notes(truth, ref, wide=True) for ref in truth.numbers
        ]
    assert changed > 3 or title == "ragnarocks"


@pytest.mark.parametrize("title", TITLES)
def test_a_spectator_is_shown_no_hand(title: str) -> None:
    seats, options = MATCHES[title][0]
    session = Session(title, seats, ("random",) * seats, 9, "en", options)
    for _ in zip(range(30), played(session, 3), strict=False):
        pass
    assert session.audience == SPECTATOR
    assert session.table.read(session.glance(), "hand") == []
    for size in SIZES:
        assert is_whole(screen(session, size), size)


# --- small and large screens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("size", [(40, 12), (60, 16), (80, 24), (99, 30), (100, 29), (120, 36), (160, 40), (200, 60)])
def test_every_size_is_filled_and_shows_the_question(title: str, size: tuple[int, int]) -> None:
    session = Session(title, 2, ("random",), 3, "en")
    for at_table in zip(range(40), played(session, 2), strict=False):
        drawn = screen(at_table[1], size)
        assert is_whole(drawn, size)
        assert session.question_text()[0][: size[0] - 3].strip()[:20] in drawn.text("prompt")
        if session.asked:
            assert ">1 " in drawn.text("choices") or ">0 " in drawn.text("choices")


@pytest.mark.parametrize("title", TITLES)
def test_every_sentence_of_a_table_exists_in_both_languages_and_is_used(title: str) -> None:
    folder = Path(inspect.getfile(type(table_of(title)))).parent
    english, german = (messages(folder / "texts" / f"{lang}.ftl") for lang in ("en", "de"))
    assert list(english) == list(german)
    for id, message in english.items():
        assert set().union(*message.variables.values()) == set().union(*german[id].variables.values()), id
    framed = {*messages(FRAME), *(f"part-{part}" for part in table_of(title).parts)}  # said by the frame
    compared = folder.parent / "texts" / "automata" / "en.ftl"
    numbers = [id for id in messages(compared) if id.startswith("number-")] if compared.is_file() else []
    framed |= {id.replace("number-", "column-") for id in numbers}  # what automata compare
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    made = tuple(re.findall(r"""f["']([a-z]+-[a-z-]+-)\{""", code))  # f"br-letter-{kind}"
    made += tuple(re.findall(r"""["']([a-z]+-[a-z-]+-)["'] \+""", code))
    quoted = set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)+)["']""", code))
    assert [id for id in english if id not in quoted | framed and not id.startswith(made)] == []
