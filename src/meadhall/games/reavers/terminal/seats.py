"""The crews beside the board: Glory, place, amounts, dice, and what everybody can see of a ship."""

from collections.abc import Callable

from meadhall.kernel import Seat
from meadhall.terminal.cells import earlier, quiet
from meadhall.terminal.drawing import QUIET, STRONG, Cell, Row, flowing
from meadhall.terminal.title import Glance, Passage, Room
from meadhall.terminal.words import capital

from .pieces import ability, card_name, die_name, in_short, player_of, power, rows_of_dice
from .ship import prophecy_now, wealth


def beside(at: Glance, seat: Seat, room: Room) -> list[Row]:
    """What stands at a seat: Glory and place, amounts, and on a wide screen the dice and the ship."""
    words, player = at.words, player_of(at, seat)
    glory = words("rm-pay-glory", n=player["glory"]) if room.wide else str(player["glory"])
    told = [glory, *filter(None, (_place(at, seat), _holds(at, seat)))]
    head = (*([Cell(" "), *at.marker.tag(f"seat:{seat}")] if f"seat:{seat}" in at.marker else ()),)
    rows: list[Row] = [(*head, quiet("".join(f" · {one}" for one in told)))]
    width = room.width - 4
    if seat == at.seat:
        rows.append((quiet(words("rm-yours-below", n=len(player["dice"]))),))
        return rows
    if not room.wide:
        rows.append((quiet(words("rm-short-wealth", dice=len(player["dice"]), **_amounts(at, seat))),))
        return rows
    old = earlier(at)
    dice = in_short(at, player["dice"], player_of(old, seat)["dice"] if old else None)
    rows += flowing(
        _news(at, old, lambda then: wealth(then, player_of(then, seat), zeros=False)), width, Cell(""), "  "
    )
    rows += flowing(dice or [[quiet(words("rm-no-dice"))]], width, Cell(""), " ")
    board = _news(at, old, lambda then: _board(then, seat))
    return [*rows, *flowing(board, width, Cell(""), "  ")] if board else rows


def _news(at: Glance, old: Glance | None, told: Callable[[Glance], list[str]]) -> list[list[Cell]]:
    """What is told of a seat, strong where it is news since the reader's last answer."""
    known = told(at if old is None else old)
    return [[Cell(one, QUIET if one in known else STRONG)] for one in told(at)]


def _amounts(at: Glance, seat: Seat) -> dict[str, int]:
    player = player_of(at, seat)
    return {what: player[what] for what in ("food", "favor", "terror")}


def _place(at: Glance, seat: Seat) -> str:
    """How far somebody sits from whoever is active: that decides the bonus."""
    place = at.table["places"][seat]
    return "" if place is None else at.words(f"rm-place-{place}")


def _holds(at: Glance, seat: Seat) -> str:
    """The start player marker and the Honor Ship."""
    held = [word for word in ("start", "honor") if at.table[word] == seat]
    return ", ".join(at.words(f"rm-holds-{word}") for word in held)


def _board(at: Glance, seat: Seat) -> list[str]:
    """Leader, Reavers, artifacts, upgrades and Prophecies in a few words."""
    words, player = at.words, player_of(at, seat)
    leader = [words("rm-leads", card=card_name(at, player["leader"]))] if player["leader"] else []
    counts = {
        "reavers": sum(map(len, player["slots"].values())),
        "artifacts": len(player["artifacts"]),
        "upgrades": len(player["upgrades"]),
        "tiles": len(player["tiles"]),
        "prophecies": player["prophecies"],
    }
    return [*leader, *(words(f"rm-count-{what}", n=n) for what, n in counts.items() if n)]


# --- in sentences ---------------------------------------------------------------------------------------------------


def in_full(at: Glance, seat: Seat) -> list[Passage]:
    """All that one may know of a ship, sentence by sentence."""
    words, player = at.words, player_of(at, seat)
    first = [words("rm-pay-glory", n=player["glory"]), *filter(None, (_place(at, seat), _holds(at, seat)))]
    told = [f"{', '.join(first)}.", f"{', '.join(wealth(at, player))}.", f"{dice_told(at, seat)}."]
    if player["leader"]:
        wild = words(f"face-{player['wild']}")
        told.append(f"{capital(words('rm-leader', card=card_name(at, player['leader']), face=wild))}.")
    for slot, cards in player["slots"].items():
        if cards:
            inside = "; ".join(f"{card_name(at, card)} ({ability(at, card)})" for card in cards)
            told.append(f"{capital(words(f'rm-slot-{slot}'))}: {inside}.")
    for held in player["artifacts"]:
        die = words("rm-holds", die=die_name(at, held["die"])) if held["die"] else words("rm-holds-nothing")
        state = f", {words('rm-used')}" if held["used"] else ""
        told.append(f"{card_name(at, held['card'])}: {power(at, held['card'])}, {die}{state}.")
    tiles = [_tile(at, tile["kind"], ready=tile["ready"]) for tile in player["upgrades"]]
    told += [f"{capital(words('rm-upgrades'))}: {'; '.join(tiles)}."] if tiles else []
    if player["tiles"]:
        told.append(f"{words('rm-tiles', n=len(player['tiles']))}: {'; '.join(map(words.ref, player['tiles']))}.")
    return [Passage(at.names[seat], " ".join([*told, *_sealed(at, seat)]))]


def _tile(at: Glance, kind: str, *, ready: bool) -> str:
    """A tile of the ship, and whether it can be used in this round."""
    return f"{at.words(f'rm-tile-{kind}')}, {at.words('rm-ready' if ready else 'rm-used')}"


def dice_told(at: Glance, seat: Seat) -> str:
    """The dice of a ship in words, colour by colour."""
    player = player_of(at, seat)
    alike = [(die, n) for row in rows_of_dice(player["dice"]).values() for die, n in row.items()]
    said = ", ".join(f"{n} {die_name(at, die)}" if n > 1 else die_name(at, die) for die, n in alike)
    return f"{at.words('rm-dice-count', n=len(player['dice']))}: {said}" if said else at.words("rm-no-dice")


def _sealed(at: Glance, seat: Seat) -> list[str]:
    """Prophecies and Glory pile: by name to whoever may know them, else only how many."""
    words, player = at.words, player_of(at, seat)
    told = []
    if player["prophecies"]:
        held = player["prophecy_cards"]
        names = [f"{card_name(at, ref)} {prophecy_now(at, player, ref)}" for ref in held or ()]
        told.append(_counted(words("rm-prophecies"), names, words("rm-sealed-cards", n=player["prophecies"])))
    if player["pile"]:
        names = [card_name(at, ref) for ref in player["pile_cards"] or ()]
        told.append(_counted(words("rm-pile-title"), names, words("rm-sealed-cards", n=player["pile"])))
    return told


def _counted(what: str, names: list[str], sealed: str) -> str:
    return f"{what}: {', '.join(names) or sealed}."
