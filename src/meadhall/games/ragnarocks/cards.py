"""The mythology cards: which there are, when each acts, and which go together (sections 7 and 41)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, get_args

from msgspec import Struct

from meadhall.kernel.ask import Option, Ref
from meadhall.kit.checks import must
from meadhall.kit.content import Fact, Files, Source

from .content import FILES

# fmt: off
Power = Literal[
    "fenrir", "freya", "gullinbursti", "hel", "hildisvini", "mani", "nerthus", "ratatoskr", "sol", "thor", "tyr",
    "aegir", "ask_and_embla", "blodughofi", "bragi", "dain_dvalin_duneyr_duratror", "fafnir", "fjorgyn_and_fjorgynn",
    "forseti", "freyr", "frigg", "gerd", "heimdallr", "idun", "jormungandr", "njord", "odin", "selkolla", "sleipnir",
    "surtr", "vali", "ymir",
]
# fmt: on
POWERS: tuple[Power, ...] = get_args(Power)
"""All cards, in the order of the rules: sections 8 to 39."""
POWER_NAMED: dict[str, Power] = {power: power for power in POWERS}
"""The power of each id."""
Tier = Literal["simple", "advanced"]
# fmt: off
Hook = Literal[
    "setup", "turn_start", "select", "before_move", "move", "after_move", "summon", "after_summon", "turn_end",
    "scoring",
]
# fmt: on
"""The moments of a game, in order (RR-7.22)."""


class Card(Fact, frozen=True):
    """A mythology card."""

    id: Power
    tier: Tier
    hooks: tuple[Hook, ...]
    command: bool
    """Whether it has the command icon (RR-7.38)."""
    icon_source: Source
    stones: int = 0
    """How many stones lie on it at the start (RR-17.1)."""
    command_cards: int = 0
    """How many command cards come with it (RR-34.1)."""
    hexes: int = 0
    """How large a region it needs (RR-31.2)."""
    run: int = 0
    """How long a run of stones it needs (RR-32.1)."""


class Pairs(Fact, frozen=True):
    """Cards that belong together, or do not."""

    pairs: tuple[tuple[Power, Power], ...]


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``powers.toml``."""

    recommended: Pairs
    forbidden: Pairs
    warned: Pairs
    power: tuple[Card, ...]


def in_order(files: Files, name: str, cards: Sequence[Power]) -> None:
    """Every card is there once, in the order of the rules."""
    for k, (card, power) in enumerate(zip(cards, POWERS, strict=False)):
        if card != power:
            raise files.mistake(name, f"{card} does not stand in the order of the rules", "power", k, "id")
    if len(cards) < len(POWERS):
        raise files.mistake(name, f"the card {POWERS[len(cards)]} is missing", "power", len(cards) - 1)


def load_cards(files: Files) -> CardFile:
    """Reads and checks ``powers.toml``."""
    name = "powers.toml"
    file = files.load(name, CardFile)
    in_order(files, name, [card.id for card in file.power])
    for table in ("recommended", "forbidden", "warned"):
        for one, other in getattr(file, table).pairs:
            if one == other:
                raise files.mistake(name, f"{one} stands beside itself", table, "pairs")
    return file


FILE = load_cards(FILES)
CARDS: dict[Power, Card] = {card.id: card for card in FILE.power}
FORBIDDEN: frozenset[frozenset[Power]] = frozenset(frozenset(pair) for pair in FILE.forbidden.pairs)
"""Pairs that cannot be offered together (RR-41.3)."""
COMMAND: tuple[Power, ...] = tuple(card.id for card in FILE.power if card.command)
"""The cards with the command icon (RR-7.38)."""
CARD_REFS: dict[Power, Ref] = {power: f"card:{power}" for power in POWERS}
CARD_OPTIONS: dict[Power, Option] = {power: Option(CARD_REFS[power], power) for power in POWERS}


def read_power(name: str) -> Power:
    """The power of that id."""
    must(name in POWER_NAMED, f"There is no power {name!r} in this version of the game.")
    return POWER_NAMED[name]


def go_together(one: Power, other: Power) -> bool:
    """Whether two cards may be offered together: different ones that form no forbidden pair (RR-41.3, RR-41.5)."""
    return one != other and frozenset((one, other)) not in FORBIDDEN


def pairs() -> list[tuple[Power, Power]]:
    """Every two cards that may meet."""
    return [(one, other) for one, other in combinations(POWERS, 2) if go_together(one, other)]
