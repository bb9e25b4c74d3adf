"""Paying: amounts at once, then a source for each die, icon and Reaver of a cost (RM-19.22 to RM-19.26)."""

from collections.abc import Sequence

from meadhall.kernel import Ask, Chapter, Clause, Option, Ref, Seat, Token, begin, chapter, tell
from meadhall.kit import costs
from meadhall.kit.cards import ref

from .amounts import lose
from .crew import give_back, give_back_stored, stored_ref
from .decks import to_pile
from .pieces import CLANS, DIE_REFS, LEADERLESS, NOTHING, PAYS, SIDES, UPGRADE_PAYS, UPGRADE_REFS, items, reaver
from .state import Paying, State
from .words import Cost

Source = tuple[str, int]
"""What pays: a ``die`` by its number, one ``stored`` by its artifact, an ``upgrade`` by its kind, a ``reaver``."""
_REAVER = frozenset({"reaver"})


def clan_of(s: State, seat: Seat) -> int:
    """The clan of a player's leader, whose dice are wild; LEADERLESS without one (RM-19.27, RM-19.29)."""
    leader = s.players[seat].leader
    return LEADERLESS if leader == NOTHING else CLANS.index(reaver(s, leader).clan)


def sources(s: State, seat: Seat, without: Token = NOTHING) -> list[tuple[Source, frozenset[str], int]]:
    """All that a player can pay with: what it pays for, and how many alike there are; without one artifact's die."""
    player = s.players[seat]
    pays = PAYS[clan_of(s, seat)]
    found: list[tuple[Source, frozenset[str], int]] = [
        (("die", die), pays[die], n) for die, n in enumerate(player.dice) if n
    ]
    for held in player.artifacts:
        if held.die != NOTHING and held.card != without:
            found.append((("stored", held.card), pays[held.die], 1))
    for kind, n in enumerate(player.ready):
        if n:
            found.append((("upgrade", kind), UPGRADE_PAYS[kind], n))
    return found


def reavers_on_board(s: State, seat: Seat) -> list[Token]:
    """The leader and the specialists of a player."""
    player = s.players[seat]
    found = [token for slot in player.slots for token in slot]
    return found if player.leader == NOTHING else [player.leader, *found]


def _payers(s: State, seat: Seat, without: Token, wanted: Sequence[str]) -> list[tuple[Source, frozenset[str]]]:
    """Every single source, so many times as it is there; Reavers only where one is asked for."""
    found = [(source, pays) for source, pays, n in sources(s, seat, without) for _ in range(n)]
    if "reaver" in wanted:
        found += [(("reaver", token), _REAVER) for token in reavers_on_board(s, seat)]
    return found


def can_pay_items(s: State, seat: Seat, wanted: Sequence[str], without: Token = NOTHING) -> bool:
    """Whether a source can be found for each item."""
    if not wanted:
        return True
    first = wanted[0]
    if all(item == first for item in wanted):  # one kind of item: enough of them
        if first == "reaver":
            return len(reavers_on_board(s, seat)) >= len(wanted)
        return sum(n for _, pays, n in sources(s, seat, without) if first in pays) >= len(wanted)
    return costs.payable(wanted, [pays for _, pays in _payers(s, seat, without, wanted)])


def can_pay(s: State, seat: Seat, cost: Cost, without: Token = NOTHING) -> bool:
    """Whether a player can pay a cost in full (RM-2.28, RM-9.22)."""
    player = s.players[seat]
    if player.food < cost.food or player.favor < cost.favor or player.terror < cost.terror:
        return False
    return can_pay_items(s, seat, items(cost), without)


def pay_cost(s: State, seat: Seat, cost: Cost, because: str) -> None:
    """Pays the amounts at once, and asks for the rest before all that is on the agenda already (RM-19.25)."""
    if cost.food:
        lose(s, seat, "food", cost.food, because)
    if cost.favor:
        lose(s, seat, "favor", cost.favor, because)
    if cost.terror:
        lose(s, seat, "terror", cost.terror, because)
    if wanted := items(cost):
        begin(s, pay, seat, wanted)


@chapter
def pay(s: State, seat: Seat, wanted: Sequence[str]) -> Chapter:
    """A source pays for the first item; a cost that was begun is paid to the end (RM-19.22, RM-19.26)."""
    if s.paying is None:
        s.paying = Paying(seat, list(wanted))
    options = payment_source(s, seat, wanted)
    source = options[0].value
    if len(options) > 1 and not _all_are_spent(s, seat, wanted):
        about: dict[str, str | int] = {"item": wanted[0], "left": len(wanted)}
        source = yield Ask(seat, "payment_source", payment_source, not_paying, args=(wanted,), about=about)
    s.paying.paid.append(source_ref(s, source))
    if len(wanted) > 1:
        begin(s, pay, seat, wanted[1:])
    else:
        s.paying = None
    spend(s, seat, source, wanted[0])


def _all_are_spent(s: State, seat: Seat, wanted: Sequence[str]) -> bool:
    """Whether items of one kind take every source that there is for them, so that there is nothing to choose."""
    able = sum(wanted[0] in pays for _, pays in _payers(s, seat, NOTHING, wanted))
    return able == len(wanted) and len(set(wanted)) == 1


def payment_source(s: State, seat: Seat, wanted: Sequence[str]) -> list[Option]:
    """What may pay for the first item so that the rest can still be paid (RM-9.42)."""
    found = dict.fromkeys(costs.payers(wanted, _payers(s, seat, NOTHING, wanted)))
    return [Option(source_ref(s, source), source) for source in found]


def not_paying(s: State, seat: Seat, wanted: Sequence[str]) -> dict[Ref, Clause]:
    """What does not pay for it, each with its clause."""
    offered = {option.ref for option in payment_source(s, seat, wanted)}
    first, refused = wanted[0], {}
    for source, pays, _ in sources(s, seat):
        name = source_ref(s, source)
        if name not in offered:
            if first in pays:
                refused[name] = "RM-9.42"
            else:
                refused[name] = "RM-18.10" if source[0] == "upgrade" else "RM-19.22"
    for kind, n in enumerate(s.players[seat].spent):
        if n and not s.players[seat].ready[kind]:
            refused[UPGRADE_REFS[kind]] = "RM-18.5"
    return refused


def source_ref(s: State, source: Source) -> Ref:
    """What a source is called outside the rules."""
    kind, number = source
    if kind == "die":
        return DIE_REFS[number]
    if kind == "upgrade":
        return UPGRADE_REFS[number]
    return stored_ref(s, number) if kind == "stored" else ref(s, number)


def spend(s: State, seat: Seat, source: Source, for_what: str) -> None:
    """A die goes to the supply, a tile is turned face down, a Reaver goes to the Glory pile (RM-18.4, RM-20.5)."""
    kind, number = source
    if kind == "reaver":
        leave_board(s, seat, number)
        return
    name, die = source_ref(s, source), None
    if kind == "die":
        give_back(s, seat, number)
        s.paid, die = number // SIDES, DIE_REFS[number]
    elif kind == "stored":
        stored = give_back_stored(s, seat, number)
        s.paid, die = stored // SIDES, DIE_REFS[stored]
    else:
        player = s.players[seat]
        player.ready[number] -= 1
        player.spent[number] += 1
    tell(s, "spent", seat=seat, source=name, die=die, item=for_what)


def leave_board(s: State, seat: Seat, token: Token) -> None:
    """A leader or specialist goes to its owner's Glory pile (RM-9.9)."""
    player = s.players[seat]
    if player.leader == token:
        player.leader = NOTHING
    else:
        next(slot for slot in player.slots if token in slot).remove(token)
    to_pile(s, seat, token)


PROMPTS = {"payment_source": ("RM-19.22", "RM-19.23", "RM-19.24", "RM-19.27", "RM-9.42", "RM-18.4", "RM-18.10")}
