"""What lies before somebody just now: the journey, cards being resolved or still to come, tiles just claimed."""

from meadhall.kernel import Ref
from meadhall.terminal.cells import quiet
from meadhall.terminal.drawing import QUIET, STRONG, Cell, Row, cut, paragraph, row
from meadhall.terminal.title import Glance

from .combat import last_throw
from .pieces import card_said, card_text, clan_name

ORDERED = ("card_order", "kept_card")


def desk(at: Glance, width: int, *, texts: bool = True) -> list[Row]:
    """Everything that is under way, a thing a row."""
    rows: list[Row] = []
    if said := last_throw(at):
        rows += paragraph(said, width - 1, "   ", STRONG, " ")
    new = at.prompt == "artifact_overflow"
    rows += [_card(at, ref, width, texts=texts, marked=new) for ref in _resolving(at)]
    for group in at.table["gained"]:
        if group["cards"] is None:
            rows.append(row(f"   {at.words('rm-gained', name=at.names[group['seat']], n=group['count'])}", QUIET))
        else:
            rows += [_card(at, ref, width, texts=texts, marked=at.prompt in ORDERED) for ref in group["cards"]]
    if at.prompt == "recruit_artifact_target":
        rows += [_card(at, ref, width, texts=texts, marked=True) for ref in at.table["recruited"]]
    rows += [_tile(at, claimed["tile"] or f"stack:{claimed['stack']}", width) for claimed in at.table["claimed"]]
    return rows


def _resolving(at: Glance) -> list[Ref]:
    """The cards being resolved; one that is fought stands in its combat."""
    against = at.table["combat"]["against"] if at.table["combat"] else None
    return [ref for ref in at.table["resolving"] if ref != against]


def _card(at: Glance, ref: Ref, width: int, *, texts: bool, marked: bool) -> Row:
    """A card with its number, if it is asked for, and its text."""
    field = at.marker.field(ref) if marked else Cell("   ")
    name = clan_name(at, ref)
    head = Cell(name, STRONG, ref if marked else None)
    if not texts:
        return field, head
    return field, head, quiet(cut(f": {card_text(at, ref)}", width - len(field.text) - len(name)))


def _tile(at: Glance, ref: Ref, width: int) -> Row:
    field = at.marker.field(ref) if ref.startswith("tile:") else Cell("   ")
    said = at.words.ref(ref)
    if ref.startswith("stack:"):
        said = at.words("rm-face-down", what=said)
    return field, Cell(cut(said, width - len(field.text)), STRONG if ref in at.marker else "", ref)


def told(at: Glance) -> list[str]:
    """The same in sentences."""
    said = [last_throw(at)] if last_throw(at) else []
    said += [card_said(at, ref) for ref in _resolving(at)]
    for group in at.table["gained"]:
        if group["cards"] is None:
            said.append(f"{at.words('rm-gained', name=at.names[group['seat']], n=group['count'])}.")
        else:
            said += [card_said(at, ref) for ref in group["cards"]]
    return [*said, *(f"{at.words.ref(one['tile'] or 'stack:' + one['stack'])}." for one in at.table["claimed"])]
