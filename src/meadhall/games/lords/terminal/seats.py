"""The players beside the board: Hero, Attributes, Runes, cards, and how far each is on each way to win."""

from collections.abc import Callable

from meadhall.kernel import Seat
from meadhall.terminal.cells import earlier, quiet
from meadhall.terminal.drawing import DANGER, QUIET, STRONG, Cell, Row, flowing
from meadhall.terminal.title import Glance, Passage, Room
from meadhall.terminal.words import capital

from ..pieces import ATTRIBUTES, RUNES
from ..saying import artifact_said, card_said
from . import followers
from .pieces import card_worth, follower_of, hero_tile, player_of

ROOMY = 50
"""With more columns there is room for what a Follower looks for."""


def beside(at: Glance, seat: Seat, room: Room) -> list[Row]:
    """What stands at a seat: the Hero, Attributes and wealth, ways to win, and on a wide screen the cards."""
    words, player = at.words, player_of(at, seat)
    head = [words.ref(player["tile"])] if player["tile"] else []
    if player["colour"] is None:
        return [()]
    rows: list[Row] = [(quiet("".join(f" · {one}" for one in (*head, words("lr-regions", n=player["regions"])))),)]
    if hero_tile(at, seat) is None:
        return rows
    follows = follower_of(at, seat) is not None
    for told in (followers.wealth if follows else _wealth, _ways):
        rows += flowing(_news(at, seat, told, wide=room.wide), room.width - 4, Cell(""), "  ")
    if follows:
        sought = [[quiet(word)] for word in followers.looks_for(at, seat).split()]
        return [*rows, *flowing(sought, room.width - 4, Cell(""), " ")] if room.wide or room.width > ROOMY else rows
    cards = [words.ref(ref) for ref in player["blessings"]] + _artifacts(at, seat)
    if cards and room.wide:
        rows += flowing([[quiet(card)] for card in cards], room.width - 4, Cell(""), ", ")
    return rows


def _news(at: Glance, seat: Seat, told: Callable[..., list[Cell]], *, wide: bool) -> list[list[Cell]]:
    """What is told of a seat, strong where it is news since the reader's last answer."""
    old, now = earlier(at), told(at, seat, wide=wide)
    if old is None or hero_tile(old, seat) is None:
        return [[cell] for cell in now]
    known = {cell.text for cell in told(old, seat, wide=wide)}
    return [[cell if cell.text in known or cell.style != QUIET else Cell(cell.text, STRONG)] for cell in now]


def _wealth(at: Glance, seat: Seat, *, wide: bool) -> list[Cell]:
    """Attributes, Runes by type, cards and Priests."""
    words, player = at.words, player_of(at, seat)
    cells = []
    for name in ATTRIBUTES:
        held = player["attributes"][name]
        called = words(f"attribute-{name}") if wide else words(f"attribute-{name}")[0]
        text = f"{called} {held['value']}" if wide else f"{called}{held['value']}"
        cells.append(Cell(f"{text}!" if held["injured"] else text, DANGER if held["injured"] else QUIET))
    cells.append(quiet(words("lr-cards", n=player["hand"])))
    runes = [f"{words(f'rune-{rune}')[0]}{player['runes'][rune]}" for rune in RUNES if player["runes"][rune]]
    cells += [quiet(" ".join(runes))] if runes else []
    return [*cells, quiet(words("lr-priests", n=player["priests"]))] if wide and player["priests"] else cells


def _ways(at: Glance, seat: Seat, *, wide: bool) -> list[Cell]:
    """How far somebody is on each way to win; strong where one step is missing."""
    words, player = at.words, player_of(at, seat)
    near = {said["way"] for said in at.table["winning"] if said["seat"] == seat}
    cells = []
    for way in ("jarl", "gothi", "slayer"):
        stand = player["ways"][way]
        text = words(f"lr-way-{way}", has=stand["has"], needs=stand["needs"])
        look = DANGER if way in near else STRONG if stand["has"] + 1 >= stand["needs"] else QUIET
        cells.append(Cell(f"{text}!" if way in near else text, look))
    return [*cells, quiet(words("lr-around", n=player["around"]))] if wide or at.table["ragnarok"] else cells


def _artifacts(at: Glance, seat: Seat) -> list[str]:
    """A player's Artifacts; an exhausted one says so."""
    words = at.words
    found = []
    for name, held in at.table["artifacts"].items():
        if held["holder"] == seat:
            said = words.ref(f"artifact:{name}")
            found.append(said if held["charged"] else f"{said} ({words('lr-exhausted')})")
    return found


# --- in sentences ---------------------------------------------------------------------------------------------------


def in_full(at: Glance, seat: Seat) -> list[Passage]:
    """All that one may know of a player, sentence by sentence."""
    words, player = at.words, player_of(at, seat)
    if follower_of(at, seat) is not None:
        return followers.in_full(at, seat)
    if player["tile"] is None:
        return [Passage(at.names[seat], words("lr-say-no-hero"))]
    told = [f"{words.ref(player['tile'])}: {card_said(words, player['tile'])}"]
    told.append(f"{words('lr-regions', n=player['regions'])}, {words('lr-around', n=player['around'])}.")
    told.append(f"{', '.join(_attribute(at, seat, name) for name in ATTRIBUTES)}.")
    runes = [f"{words(f'rune-{rune}')} {player['runes'][rune]}" for rune in RUNES]
    told.append(f"{words('lr-runes')}: {', '.join(runes)}.")
    told.append(f"{words('lr-priests', n=player['priests'])}, {words('lr-pool', n=player['pool'])}.")
    ways = [words(f"lr-way-{way}", has=stand["has"], needs=stand["needs"]) for way, stand in player["ways"].items()]
    told.append(f"{', '.join(ways)}.")
    lands = [
        f"{words(f'land-{land}')} {held['has']}/{held['of']}"
        for land, held in player["ways"]["jarl"]["lands"].items()
        if held["has"]
    ]
    told += [f"{', '.join(lands)}."] if lands else []
    if player["allied"]:
        told.append(f"{words('lr-allied')}: {', '.join(words.ref(f'realm:{realm}') for realm in player['allied'])}.")
    told += [f"{words.ref(ref)}: {card_said(words, ref)}" for ref in player["blessings"]]
    for name, held in at.table["artifacts"].items():
        if held["holder"] == seat:
            state = "" if held["charged"] else f" ({words('lr-exhausted')})"
            told.append(f"{words.ref(f'artifact:{name}')}{state}: {artifact_said(words, name)}")
    return [Passage(at.names[seat], " ".join([*told, *_hand(at, seat)]))]


def _attribute(at: Glance, seat: Seat, name: str) -> str:
    held = player_of(at, seat)["attributes"][name]
    said = f"{at.words(f'attribute-{name}')} {held['value']}"
    return f"{said} {at.words('lr-injured')}" if held["injured"] else said


def _hand(at: Glance, seat: Seat) -> list[str]:
    """The hand: by name to its owner, else only how many."""
    words, player = at.words, player_of(at, seat)
    if not player["hand_cards"]:
        return [f"{capital(words('lr-cards', n=player['hand']))}."]
    cards = [f"{words.ref(ref)} {card_worth(at, ref)}: {card_said(words, ref)}" for ref in player["hand_cards"]]
    return [f"{capital(words('lr-hand', n=player['hand']))}: {' '.join(cards)}"]
