"""The coast: six locations, each with its price, what the seats get there, and the whole offer."""

from collections import Counter
from itertools import zip_longest
from string import ascii_lowercase

from meadhall.kernel import Ref
from meadhall.terminal.cells import named, quiet, times
from meadhall.terminal.drawing import HEAD, LINE, QUIET, STRONG, Cell, Row, cut, fitted, flowing, row
from meadhall.terminal.title import Glance

from ..pieces import LOCATION_NAMES, LOCATIONS, STACKS, column
from ..records import LocationFact, SeaBattle
from ..words import Draw, Glory
from .pieces import card_name, card_of, cost_name, die_name, sign, together

LEFT = 44
"""Columns of the locations on the left of a wide coast."""
FACTS: dict[str, LocationFact] = {location.id: location for location in LOCATIONS}
OPEN = ("recruit_reavers", "raid_villages", "raid_keeps")
"""Where cards are taken together, by the space they lie in."""
TRADE, SEA, SUBDUE = "trade_with_villages", "battle_at_sea", "subdue_territories"


def grid(at: Glance, width: int) -> list[Row]:
    """The six locations two by two, as on the board."""
    rows: list[Row] = []
    for left, right in zip(LOCATION_NAMES[::2], LOCATION_NAMES[1::2], strict=True):
        if rows:
            rows.append(row("─" * LEFT + "┼" + "─" * (width - LEFT - 1), LINE))
        blocks = block(at, left, LEFT), block(at, right, width - LEFT - 1)
        for one, other in zip_longest(*blocks, fillvalue=()):
            rows.append((*fitted(one, LEFT), Cell("│", LINE), *fitted(other, width - LEFT - 1)))
    return rows


def block(at: Glance, location: str, width: int) -> list[Row]:
    """A location: its name with price or pawn, the offer, and the deck with what the seats get."""
    return [_head(at, location, width), *_offer(at, location, width), *_foot(at, location)]


def flat(at: Glance, width: int) -> list[Row]:
    """A row a location; the one that matters now keeps its offer."""
    rows = heads(at, width)
    for location in LOCATION_NAMES:
        if _matters(at, location):
            rows.append(row(f" {at.words.ref(f'location:{location}')}", HEAD))
            rows += [*_offer(at, location, width), *_foot(at, location, seats=False)]
    return rows


def heads(at: Glance, width: int) -> list[Row]:
    """A row a location, and no offer."""
    return [_head(at, location, width, short=True) for location in LOCATION_NAMES]


def _matters(at: Glance, location: str) -> bool:
    """Whether a location is activated, looked at, or has something that may be pointed at."""
    if at.chosen is not None and at.chosen.startswith("location:"):
        return at.chosen == f"location:{location}"
    deck = FACTS[location].deck
    if any(ref.startswith("deck:") for ref in at.options):
        return bool(deck) and f"deck:{deck}" in at.options
    return bool(at.table["location"] == location)


def _head(at: Glance, location: str, width: int, *, short: bool = False) -> Row:
    """Name, and the price; where a pawn stands, whose it is and that nobody else can select it."""
    words, ref, pawn = at.words, f"location:{location}", at.table["pawns"][location]
    now = at.table["location"] == location
    gone = pawn is not None and not now
    field = at.marker.field(ref) if pawn is None else sign(pawn)
    if now:
        field = Cell(f">{field.text[1:]}", field.style)
    name = f"{words.ref(ref):<20}" if short else words.ref(ref)
    said = f"{name}  {words('rm-taken') if gone else cost(at, location)}"
    cells = [field, Cell(cut(said, width - len(field.text)), HEAD if now else QUIET if gone else STRONG, ref)]
    seats = by_seat(at, FACTS[location]) if short and not gone else ""
    room = width - len(field.text) - len(said) - 2
    return (*cells, quiet(f"  {seats}")) if seats and len(seats) <= room else tuple(cells)


def cost(at: Glance, location: str) -> str:
    """What acting at a location costs; land has a price for each tile."""
    return at.words("rm-each-land") if location == SUBDUE else cost_name(at, FACTS[location].cost)


def by_seat(at: Glance, fact: LocationFact, *, spoken: bool = False) -> str:
    """What the seats get, from the active player on: repeats, or a bonus."""
    players = len(at.names)
    columns = [column(players, place) for place in range(players)]
    if fact.repeats is not None:
        name = "rm-tries" if fact.id == SUBDUE else "rm-rewards"
        return at.words(name, list=", ".join(str(fact.repeats[one]) for one in columns))
    assert fact.bonus is not None
    first = fact.bonus[0][0]
    if isinstance(first, Draw):
        more = [sum(word.n for word in fact.bonus[one] if isinstance(word, Draw)) for one in columns]
        if spoken:
            return at.words("rm-say-more-cards", list=", ".join(str(n) for n in more))
        return at.words("rm-more-cards", list=", ".join(f"+{n}" for n in more if n))
    kind = "glory" if isinstance(first, Glory) else "favor"
    return at.words("rm-first-gets", what=at.words(f"rm-pay-{kind}", n=getattr(first, "n", 0)))


def _foot(at: Glance, location: str, *, seats: bool = True) -> list[Row]:
    """The deck behind an offer, and what the seats get."""
    fact = FACTS[location]
    get = quiet(by_seat(at, fact) if seats else "")
    if fact.deck is None:
        return [(Cell(" "), get)] if seats else []
    ref = f"deck:{fact.deck}"
    left = at.words("rm-deck", n=at.table["decks"][fact.deck]["left"] + len(at.table["decks"][fact.deck]["discards"]))
    between = quiet(" · " if seats else "")
    return [(at.marker.field(ref), Cell(left, STRONG if ref in at.marker else QUIET, ref), between, get)]


# --- offers ---------------------------------------------------------------------------------------------------------


def _offer(at: Glance, location: str, width: int) -> list[Row]:
    if location in OPEN:
        return [_space(at, location, k, width) for k in range(len(at.table["offers"][location]))]
    if location == SEA:
        return [_battle(at, space[0] if space else None, width) for space in at.table["offers"][SEA]]
    return _trade(at, width) if location == TRADE else _land(at, width)


def space_ref(location: str, space: int) -> Ref:
    """How a space of an offer is called."""
    return f"offer:{location}.{ascii_lowercase[space]}"


def cards_in(at: Glance, space: Ref) -> list[Ref]:
    """The cards that lie in a space of an offer."""
    location, _, letter = space.partition(":")[2].partition(".")
    spaces, number = at.table["offers"][location], ascii_lowercase.index(letter)
    cards: list[Ref] = spaces[number] if number < len(spaces) else []
    return cards


def _space(at: Glance, location: str, space: int, width: int) -> Row:
    """Cards that are taken together."""
    ref = space_ref(location, space)
    cards = cards_in(at, ref)
    field = at.marker.field(ref)
    if not cards:
        return field, quiet(at.words("rm-gone"))
    return field, Cell(together(at, cards, width - len(field.text)), STRONG if ref in at.marker else "", ref)


def battle_facts(at: Glance, ref: Ref, *, short: bool = False) -> tuple[int, str]:
    """What a Sea Battle is worth in Glory, and how it is won: its defence, or icons."""
    battle = card_of(ref)
    assert isinstance(battle, SeaBattle)
    counted = Counter(battle.combination)
    icons = [f"{n if n > 1 else ''}{'' if short else ' '}{at.words(f'rm-short-{icon}')}" for icon, n in counted.items()]
    glory = sum(word.n for word in battle.reward if isinstance(word, Glory))
    how = "rm-defence-or.short" if short else "rm-defence-or"
    return glory, at.words(how, defence=battle.defence, icons=" ".join(icon.strip() for icon in icons))


def _battle(at: Glance, ref: Ref | None, width: int) -> Row:
    """A Sea Battle: what it is worth, and how it is won; in short where its name would not fit else."""
    field = at.marker.field(ref)
    if ref is None:
        return field, quiet(at.words("rm-gone"))
    name, room = card_name(at, ref), width - len(field.text)
    for short in (False, True):
        glory, how = battle_facts(at, ref, short=short)
        behind = f" {glory:>2} {how}"
        if len(name) + len(behind) <= room:
            break
    called = min(room - len(behind), 20)
    return field, Cell(cut(name, called).ljust(called), STRONG if ref in at.marker else "", ref), quiet(behind)


def _trade(at: Glance, width: int) -> list[Row]:
    """The dice and the Prophecies at the villages."""
    words = at.words
    taking = at.prompt == "trade_die"
    counted = {die: at.table["trade"].count(die) for die in dict.fromkeys(at.table["trade"])}
    dice = []
    for die, n in counted.items():
        said = times(die_name(at, die), n)
        dice.append(named(at, f"die:{die}", said) if taking else [Cell(said)])
    cards = [named(at, ref, card_name(at, ref)) for space in at.table["offers"][TRADE] for ref in space]
    none = [[quiet(words("rm-none"))]]
    return [
        *flowing(dice or none, width - 1, Cell(f"   {words('rm-dice')} "), ", "),
        *flowing(cards or none, width - 1, Cell("   "), ", "),
    ]


def _land(at: Glance, width: int) -> list[Row]:
    """The nine stacks: a row for each kind of price, each level with its price in peace and the tiles that are left."""
    rows: list[Row] = []
    kinds = list(dict.fromkeys(stack.territory for stack in STACKS))
    label = max(len(at.words(f"rm-land-{kind}")) for kind in kinds) + 1
    each = (width - 1 - label) // 3
    for kind in kinds:
        cells = [Cell(f" {at.words(f'rm-land-{kind}'):<{label}}", QUIET)]
        for stack in (stack for stack in STACKS if stack.territory == kind):
            ref, left = f"stack:{stack.id}", at.table["stacks"][stack.id]
            peaceful = stack.peaceful.food or stack.peaceful.favor or len(stack.peaceful.dice)
            said = at.words("rm-land-cell", level="I" * stack.level, price=peaceful, left=left)
            look = QUIET if not left else ""
            cells += fitted(tuple(named(at, ref, said, look)), each)
        rows.append(tuple(cells))
    return [*rows, row(f" {cut(at.words('rm-land-help'), width - 1)}", QUIET)]
