"""Followers of Surtur in the terminal: their seats, the Action row, Desolation, challenges."""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.kernel import Ref, Seat
from meadhall.terminal.cells import label, quiet
from meadhall.terminal.drawing import GAIN, HEAD, QUIET, STRONG, Cell, Row, beside, cut, flowing
from meadhall.terminal.title import Glance, Passage
from meadhall.terminal.words import capital

from ..content import CONTENT
from ..pieces import ACTION_CARDS, ATTRIBUTES, FOLLOWER_STEPS, card_name
from ..surtur.records import ActionCard, Corrupted
from .pieces import follower_of, player_of, sign

_RULES = CONTENT.surtur
RUNES, HAND, TOKENS = _RULES.rune_limit.value, _RULES.hand_limit.value, len(_RULES.slot)
FACES = _RULES.die.faces
COSTS: dict[str, int] = {cost.id: cost.runes for cost in _RULES.cost}
TILES = {tile.id: tile for tile in CONTENT.followers}
NAMES = 30
"""At most so many columns have the names of its cards where each is a line."""
CARDS = 3
"""The cards of an Action row stand beside each other on a wide screen."""
ACTION_REFS = frozenset(f"card:{id}" for id in ACTION_CARDS)


def tile_of(at: Glance, seat: Seat) -> Corrupted | None:
    """The corrupted Hero of a Follower, once it is chosen."""
    one = follower_of(at, seat)
    return TILES[one["tile"].partition(":")[2]] if one and one["tile"] else None


def acting(at: Glance) -> Seat | None:
    """The Follower whose row is shown: the active one, else the first that has one."""
    followers = at.table.get("followers", ())
    active = at.table["active"]
    if active is not None and active < len(followers):
        return int(active)
    return next((seat for seat, one in enumerate(followers) if one["row"]), None)


# --- the seat -------------------------------------------------------------------------------------------------------


def wealth(at: Glance, seat: Seat, *, wide: bool) -> list[Cell]:
    """Attributes, Runes and cards with their limits, Priests, tucked cards."""
    words, player, one = at.words, player_of(at, seat), follower_of(at, seat)
    values = [f"{player['attributes'][name]['value']}" for name in ATTRIBUTES]
    names = [words(f"attribute-{name}") for name in ATTRIBUTES]
    shown = [f"{name} {n}" if wide else f"{name[0]}{n}" for name, n in zip(names, values, strict=True)]
    runes = sum(player["runes"].values())
    told = [words("lr-limited-runes", n=runes, most=RUNES), words("lr-limited-cards", n=player["hand"], most=HAND)]
    told += [words("lr-priests", n=player["priests"])] if wide else []
    told += [words("lr-tucked", n=len(one["tucked"]))] if one else []
    return [quiet(text) for text in (*shown, *told)]


def looks_for(at: Glance, seat: Seat) -> str:
    """What a Follower looks for first, and which Special Action it would rather take."""
    tile = tile_of(at, seat)
    if tile is None:
        return ""
    return at.words("scene-follower-looks", target=tile.target_selection, action=f"action:{tile.priority_action}")


def in_full(at: Glance, seat: Seat) -> list[Passage]:
    """All that everybody knows of a Follower, sentence by sentence."""
    words, tile, one = at.words, tile_of(at, seat), follower_of(at, seat)
    if tile is None or one is None:
        return [Passage(at.names[seat], words("lr-say-no-hero"))]
    player = player_of(at, seat)
    told = [f"{words('by-the-rules')}. {looks_for(at, seat)}."]
    told.append(f"{words('lr-regions', n=player['regions'])}, {words('lr-around', n=player['around'])}.")
    told.append(f"{', '.join(cell.text for cell in wealth(at, seat, wide=True))}.")
    ways = [words(f"lr-way-{way}", has=stand["has"], needs=stand["needs"]) for way, stand in player["ways"].items()]
    told.append(f"{', '.join(ways)}.")
    if player["allied"]:
        told.append(f"{words('lr-allied')}: {', '.join(words.ref(f'realm:{realm}') for realm in player['allied'])}.")
    if one["tucked"]:
        told.append(f"{words('scene-follower-tucked-cards')}: {', '.join(map(words.ref, one['tucked']))}.")
    return [Passage(at.names[seat], " ".join(told)), *row_told(at, seat)]


def region_told(at: Glance, ref: Ref) -> list[str]:
    """What invading a Region would meet for each Follower, or how well it defends an own one (LS-17.13)."""
    words, place, said = at.words, int(ref.partition(":")[2]) - 1, []
    for seat, one in enumerate(at.table.get("followers", ()) if at.table["phase"] == "play" else ()):
        held, name = one["regions"][place], at.names[seat]
        if held["difficulty"] is not None:
            said.append(words("describe-difficulty", name=name, difficulty=held["difficulty"]))
            continue
        said.append(words("describe-defence", name=name, defence=held["defence"]))
        said += [words("describe-support", army=held["support"])] if held["support"] else []
    return said


# --- the Action row -------------------------------------------------------------------------------------------------


def _card(ref: Ref) -> ActionCard:
    return ACTION_CARDS[card_name(ref.partition(":")[2])]


def _chance(one: Mapping[str, Any], place: int) -> int:
    """On how many of the six faces Surtur's die selects a place of the row."""
    return sum(min(face, len(one["row"])) - 1 == place for face in FACES)


def _head(at: Glance, one: Mapping[str, Any], place: int) -> str:
    """``>die 1`` for the card that the die selected, else its chance."""
    if one["selected"] == place:
        return f">{at.words('lr-die', n=place + 1)}"
    return f" {at.words('scene-row-chance', n=_chance(one, place))}"


def _paid(at: Glance, seat: Seat) -> set[Ref]:
    """The Rune Actions that were taken since Surtur's die was rolled."""
    found: set[Ref] = set()
    for step in at.steps:
        for event in step.events:
            if event["kind"] == "surtur_rolled" and event["seat"] == seat:
                found.clear()
            elif event["kind"] == "rune_action" and event["seat"] == seat:
                found.add(event["action"])
    return found


def _state(at: Glance, seat: Seat, place: int, ref: Ref) -> str:
    """Whether a Rune Action of the row is paid, left out, or passed over in this turn."""
    one, table = follower_of(at, seat), at.table
    if not one or one["selected"] is None or table["active"] != seat:
        return ""
    if one["selected"] == place:
        return at.words("lr-left-out")
    if ref in _paid(at, seat):
        return at.words("lr-paid")
    over = table["step"] is not None and FOLLOWER_STEPS.index(table["step"]) > FOLLOWER_STEPS.index("runes")
    return at.words("lr-not-paid") if over else ""


def _actions(at: Glance, seat: Seat, place: int, ref: Ref) -> list[list[Cell]]:
    """The two Rune Actions of a card with their costs, and what became of them."""
    words, card = at.words, _card(ref)
    units = []
    for action in card.rune_actions:
        target = f"rune_action:{card.id}.{action}"
        name, state = words(f"rune-action-{action}"), _state(at, seat, place, target)
        text = f"{name}, {state}" if state else words("scene-row-action", action=name, runes=COSTS[action])
        look = GAIN if state == words("lr-paid") else QUIET if state else ""
        units.append([*at.marker.tag(target), Cell(text, look, target)])
    return units


def bonus_said(at: Glance, card: ActionCard) -> str:
    """What a card gives at the end of the turn, and when."""
    words, gain, when = at.words, card.gain, card.when
    if gain is None:
        return ""
    given = words("surtur-gain", what=gain.what, n=gain.n, attribute=gain.attribute or "none")
    if when is None:
        return given
    n = when.at_least if when.at_least is not None else when.at_most
    counted = words("surtur-count", n=n, what=when.count)
    return words("surtur-bonus" if when.at_least is not None else "surtur-bonus-most", counted=counted, given=given)


def _hero(at: Glance, card: ActionCard) -> str:
    return at.words("scene-row-hero", region=f"region:{card.hero_to[len(at.names) > 2]}")


def action_row(at: Glance, width: int) -> list[list[Row]]:
    """The Action row of the Follower that acts: the cards beside each other, or a line a card."""
    seat = acting(at)
    one = follower_of(at, seat) if seat is not None else None
    if seat is None or one is None or not one["row"]:
        return []
    words = at.words
    title: Row = (Cell(" "), sign(at, seat), Cell(f" {words('scene-row-of', name=at.names[seat])}", HEAD))
    heads = [len(f"{_head(at, one, place)} {words.ref(ref)}") for place, ref in enumerate(one["row"])]
    size = min(NAMES, max(heads)) + 1
    short = [title, *(_line(at, seat, place, ref, size, width) for place, ref in enumerate(one["row"]))]
    if width <= 80:
        return [short]
    columns = [_column(at, seat, place, ref, width // CARDS - 1) for place, ref in enumerate(one["row"])]
    rows: list[Row] = columns[0]
    for place, column in enumerate(columns[1:], 1):
        rows = beside(rows, column, place * (width // CARDS))
    return [[(*title, quiet(f"  {_deck(at, one)}")), *rows], short]


def _column(at: Glance, seat: Seat, place: int, ref: Ref, width: int) -> list[Row]:
    one, card, words = follower_of(at, seat), _card(ref), at.words
    assert one is not None
    look = HEAD if one["selected"] == place else STRONG
    lines = [quiet(_hero(at, card))]
    after = [words("lr-then", action=f"action:{card.special}"), words(f"lr-ties-{card.tie_break}")]
    after += [bonus_said(at, card) or words("lr-no-bonus"), words(f"lr-after-{card.after_use}")]
    rows: list[Row] = [(Cell(cut(f"{_head(at, one, place)} {words.ref(ref)}", width), look, ref),)]
    for unit in ([lines[0]], *_actions(at, seat, place, ref), *([quiet(text)] for text in after)):
        first, *rest = unit
        rows.append((Cell("   "), first, *rest))
    return [_short(one_row, width) for one_row in rows]


def _short(cells: Row, width: int) -> Row:
    """A row of a column, its last cell cut where there is no more room."""
    used = sum(len(cell.text) for cell in cells[:-1])
    last = cells[-1]
    return (*cells[:-1], Cell(cut(last.text, width - used), last.style, last.ref))


def _line(at: Glance, seat: Seat, place: int, ref: Ref, size: int, width: int) -> Row:
    """A card in one line: the selected one with its Hero and Special Action, others with their Rune Actions."""
    one, card, words = follower_of(at, seat), _card(ref), at.words
    assert one is not None
    now = one["selected"] == place
    head = Cell(cut(f"{_head(at, one, place)} {words.ref(ref)}", size - 1).ljust(size), HEAD if now else STRONG, ref)
    if now:
        special = words("lr-then", action=words(f"action-{card.special}.short"))
        return _short((head, quiet(f"{_hero(at, card)}, {special}")), width)
    cells: list[Cell] = [head]
    states = [_state(at, seat, place, f"rune_action:{card.id}.{action}") for action in card.rune_actions]
    for number, (action, state) in enumerate(zip(card.rune_actions, states, strict=True)):
        once = number == 0 and states[0] == states[1]  # what is true of both is said once
        said = "" if once else f", {state}" if state else ""
        cells += [*at.marker.tag(f"rune_action:{card.id}.{action}"), quiet(f"{words(f'lr-row-{action}')}{said}")]
        cells += [quiet(", ")] if number == 0 else []
    return _short(tuple(cells), width)


def row_told(at: Glance, seat: Seat) -> list[Passage]:
    """The Action row in sentences."""
    words, one = at.words, follower_of(at, seat)
    if one is None or not one["row"]:
        return []
    told = [Passage(words("scene-row-of", name=at.names[seat]), _deck(at, one))]
    for place, ref in enumerate(one["row"]):
        head = _head(at, one, place).strip().removeprefix(">")
        states = [_state(at, seat, place, f"rune_action:{_card(ref).id}.{one}") for one in _card(ref).rune_actions]
        told.append(Passage(f"{words.ref(ref)} ({head})", card_told(at, ref, states)))
    return told


def _deck(at: Glance, one: Mapping[str, Any]) -> str:
    return at.words("lr-action-deck", n=one["deck"], gone=len(one["removed"]))


def card_told(at: Glance, ref: Ref, states: Sequence[str] = ("", "")) -> str:
    """All that an Action card says, and what became of its Rune Actions."""
    card, words = _card(ref), at.words
    said = [_hero(at, card)]
    for action, state in zip(card.rune_actions, states, strict=True):
        text = words("scene-row-action", action=words(f"rune-action-{action}"), runes=COSTS[action])
        said.append(f"{text}, {state}" if state else text)
    said += [words("lr-then", action=f"action:{card.special}"), words(f"lr-ties-{card.tie_break}")]
    said += [bonus_said(at, card), words(f"lr-after-{card.after_use}")]
    return f"{'; '.join(filter(None, said))}."


# --- Desolation and Ragnarok ----------------------------------------------------------------------------------------


def _ashes(at: Glance) -> str:
    ashes, words = at.table["ashes"], at.words
    where = ", ".join(map(words.ref, ashes["regions"]))
    laid = words("lr-ashes", n=len(ashes["regions"]), most=TOKENS, where=where)
    lifts = words("scene-desolation-needs", needs=ashes["needs"]) if ashes["needs"] else ""
    return " ".join(filter(None, (laid, lifts, words("scene-desolation-left", left=ashes["left"]))))


def _count(at: Glance) -> str:
    return f"{_counts(at)}. {at.words('scene-counts-tie', each=at.table['ashes']['each'])}"


def _counts(at: Glance) -> str:
    return ", ".join(f"{name} {n}" for name, n in zip(at.names, at.table["counts"], strict=True))


def _challenges(at: Glance) -> str:
    held, words = at.table["challenges"], at.words
    called = words(f"difficulty-{held['difficulty']}")
    cards = ", ".join(map(words.ref, held["cards"])) or words("lr-no-challenges")
    return f"{cards}. {words('lr-difficulty', called=called, level=held['level'])}"


def omens(at: Glance, width: int) -> list[list[Row]]:
    """Desolation, what Ragnarok would come to, and the challenges, from rich to poor."""
    if not at.table.get("followers") or at.table["phase"] == "setup":
        return []
    size, words = 13 if width > 80 else 12, at.words
    told = {"scene-desolation": _ashes(at), "scene-counts": _count(at)}
    told |= {"lr-challenges": _challenges(at)} if at.table["challenges"]["cards"] else {}
    rows = [line for title, text in told.items() for line in _labelled(words(title), text, size, width)]
    ashes = at.table["ashes"]
    lying = words("lr-ashes-short", n=len(ashes["regions"]), most=TOKENS, needs=ashes["needs"] or 0)
    poor = _labelled(words("scene-desolation"), lying, size, width)
    return [rows, [*poor, *_labelled(words("scene-counts"), _counts(at), size, width)]]


def _labelled(title: str, text: str, size: int, width: int) -> list[Row]:
    """A text behind what it is about, over as many rows as it needs."""
    return flowing([[Cell(word)] for word in text.split()], width, label(title, max(size, len(title) + 2)), " ")


def omens_told(at: Glance) -> list[Passage]:
    """The same in sentences."""
    if not at.table.get("followers"):
        return []
    words = at.words
    return [
        Passage(words("scene-desolation"), _ashes(at)),
        Passage(words("scene-counts"), _count(at)),
        Passage(words("lr-challenges"), _challenges(at)),
    ]


# --- setup ----------------------------------------------------------------------------------------------------------


def tile_said(at: Glance, id: str) -> str:
    """What there is to know of a corrupted Hero before it is chosen."""
    tile, words = TILES[id], at.words
    values = ", ".join(f"{words(f'attribute-{name}')} {n}" for name, n in zip(ATTRIBUTES, tile.attributes, strict=True))
    looks = words("scene-follower-looks", target=tile.target_selection, action=f"action:{tile.priority_action}")
    start = words("scene-follower-starts", region=f"region:{tile.start_region[len(at.names) > 2]}")
    return f"{looks}. {values}. {start}"


def challenge_said(at: Glance, id: str) -> str:
    """What a challenge does, and its level."""
    level = next(card.level for card in CONTENT.challenges if card.id == id)
    return f"{at.words('scene-challenge-level', level=level)} {capital(at.words(f'challenge-{id}.text'))}"
