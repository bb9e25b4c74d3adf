"""The draft over the left side: the pack with its full texts, where the rest of it goes, and the own picks so far."""

from meadhall.terminal.drawing import HEAD, QUIET, Drawing, Row, paragraph, row, stacked
from meadhall.terminal.title import Glance, Room

from ..content import CONTENT
from . import flat
from .hand import card_row, card_rows, name_width, wrapped_card
from .tracks import ragnarok


def draw(at: Glance, room: Room) -> Drawing:
    """The pack as cards; where not all full texts fit, the chosen card has its own and the others a short one."""
    assert at.seat is not None
    pack, width = at.table["pack"], room.width
    head = [row(f" {at.words('br-draft', age=at.table['age'], count=len(pack))}", HEAD), *_goes_on(at, width), ()]
    name = name_width(at, pack)
    full = [line for ref in pack for line in wrapped_card(at, ref, width)]
    short = [
        line
        for ref in pack
        for line in (wrapped_card(at, ref, width) if ref == at.chosen else [card_row(at, ref, width, name, kind=True)])
    ]
    picks = _picks(at, width)
    variants = [[*head, *full], [*head, *short]]
    around = [[*flat.provinces(at, width), *ragnarok(at, width)], ragnarok(at, width), []]
    return at.marker.drawing(stacked([variants, [picks], around], room.height))


def _goes_on(at: Glance, width: int) -> list[Row]:
    """Where the rest of the pack goes."""
    if not at.options:
        return paragraph(at.words("scene-draft-wait"), width - 1, " ", QUIET)
    heir = at.table["pack_goes_to"]
    text = at.words("br-draft-last") if heir is None else at.words("scene-draft-next", name=at.names[heir])
    return paragraph(text, width - 1, " ", QUIET)


def _picks(at: Glance, width: int) -> list[Row]:
    """The cards that are one's own already."""
    assert at.seat is not None
    cards = at.table["clans"][at.seat]["cards"] or ()
    title = at.words("br-picks", count=len(cards), all=CONTENT.rules.gifts.picks)
    return [row(f" {title}", HEAD), *card_rows(at, cards, width, kind=True)]
