"""The board: hexes, directions, lines, and how far a Viking or a stone slides.

A board is one string, a sign for each hex from ``a1`` to ``j9``: ``.`` free, ``I`` and ``R`` Vikings, ``#`` a stone.
Sets of hexes are masks: numbers with one bit for each hex, in the order of the string, so that the string itself,
read as a binary number, is the mask. Slides look up the nearest obstacle of each line in such a mask.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate

from meadhall.kernel.ask import Option, Ref

from .content import BOARD, SIDES, Side

Hex = int
"""A hex inside the rules: its place in the board's string."""
Mask = int
"""A set of hexes."""

FREE, STONE = ".", "#"
SIGN: dict[Side, str] = {"ivory": "I", "red": "R"}
WHOSE: dict[str, Side] = {sign: side for side, sign in SIGN.items()}
OTHER: dict[Side, Side] = {"ivory": "red", "red": "ivory"}

NAMES: tuple[str, ...] = tuple(BOARD.hexes)
HEXES = range(len(NAMES))
NAMED: dict[str, Hex] = {name: hex for hex, name in enumerate(NAMES)}
START: dict[Side, tuple[Hex, ...]] = {side: tuple(NAMED[name] for name in BOARD.start[side]) for side in SIDES}
"""Where the Vikings of each side begin (RR-2.5, RR-2.6)."""
REFS: tuple[Ref, ...] = tuple(f"hex:{name}" for name in NAMES)
OPTIONS: tuple[Option, ...] = tuple(Option(REFS[hex], hex) for hex in HEXES)
ROWS: tuple[slice, ...] = tuple(
    slice(end - length, end)
    for length, end in zip(BOARD.row_lengths.values(), accumulate(BOARD.row_lengths.values()), strict=True)
)
"""Where each row lies in the board's string."""
PLACES: tuple[tuple[int, int], ...] = tuple(BOARD.hexes.values())
_AT = {place: hex for hex, place in enumerate(PLACES)}
DIRECTIONS: tuple[tuple[int, int], ...] = tuple(BOARD.directions.values())


def _line(hex: Hex, step: tuple[int, int]) -> tuple[Hex, ...]:
    """What one direction, repeated, reaches from a hex, nearest first (RR-1.8)."""
    (x, y), (dx, dy) = PLACES[hex], step
    reached = []
    while (x + dx, y + dy) in _AT:
        x, y = x + dx, y + dy
        reached.append(_AT[x, y])
    return tuple(reached)


LINES: tuple[tuple[tuple[Hex, ...], ...], ...] = tuple(tuple(_line(hex, step) for step in DIRECTIONS) for hex in HEXES)
"""For each hex its lines, in the order of the directions; a line off the board is empty."""
NEIGHBOURS: tuple[tuple[Hex, ...], ...] = tuple(tuple(line[0] for line in lines if line) for lines in LINES)
"""For each hex those adjacent to it (RR-1.6)."""
BIT: tuple[Mask, ...] = tuple(1 << (len(NAMES) - 1 - hex) for hex in HEXES)
"""The mask of each hex alone; the first hex has the highest bit, as the first digit of a number."""


def mask_of(hexes: Iterable[Hex]) -> Mask:
    """The mask of some hexes."""
    mask = 0
    for hex in hexes:
        mask |= BIT[hex]
    return mask


AROUND: tuple[Mask, ...] = tuple(mask_of(near) for near in NEIGHBOURS)
"""For each hex the mask of those adjacent to it."""
EDGE: Mask = mask_of(hex for hex in HEXES if len(NEIGHBOURS[hex]) < len(DIRECTIONS))
"""The hexes with fewer than six neighbours (RR-1.9)."""
WHOLE: Mask = mask_of(HEXES)
"""All hexes."""
OPPOSITE: tuple[int, ...] = tuple(DIRECTIONS.index((-dx, -dy)) for dx, dy in DIRECTIONS)
"""For each direction its opposite (RR-1.5)."""
NEXT: tuple[tuple[Hex | None, ...], ...] = tuple(tuple(line[0] if line else None for line in of) for of in LINES)
"""For each hex its neighbour in each direction, or None where the board ends."""
HEADING: tuple[dict[Hex, int], ...] = tuple({hex: d for d, line in enumerate(of) for hex in line} for of in LINES)
"""For each hex the direction in which each hex of its lines lies."""

_OCCUPIED = str.maketrans(".IR#", "0111")
_STONES = str.maketrans(".IR#", "0001")


@lru_cache(maxsize=1024)
def occupied(board: str) -> Mask:
    """The hexes with a Viking or a stone (RR-1.19)."""
    return int(board.translate(_OCCUPIED), 2)


@lru_cache(maxsize=1024)
def stones(board: str) -> Mask:
    """The hexes with a stone."""
    return int(board.translate(_STONES), 2)


def hexes_in(mask: Mask) -> list[Hex]:
    """The hexes of a mask, in the board's order."""
    return [hex for hex in HEXES if BIT[hex] & mask]


def free(board: str) -> Mask:
    """The hexes without a Viking or a stone (RR-1.19)."""
    return WHOLE & ~occupied(board)


def free_around(board: str, hex: Hex) -> list[Hex]:
    """The neighbours of a hex without a Viking or a stone, in the board's order."""
    return hexes_in(AROUND[hex] & ~occupied(board))


def stones_around(board: str, hex: Hex) -> list[Hex]:
    """The neighbours of a hex with a stone, in the board's order."""
    return hexes_in(AROUND[hex] & stones(board))


def vikings(board: str, side: Side) -> list[Hex]:
    """The hexes of a side's Vikings, in the board's order."""
    sign, found = SIGN[side], []
    hex = board.find(sign)
    while hex >= 0:
        found.append(hex)
        hex = board.find(sign, hex + 1)
    return found


def touching(board: str) -> bool:
    """Whether Vikings of both sides stand side by side."""
    return any(board[near] == SIGN["red"] for viking in vikings(board, "ivory") for near in NEIGHBOURS[viking])


def put(board: str, hex: Hex, sign: str) -> str:
    """The board with another sign on one hex."""
    return f"{board[:hex]}{sign}{board[hex + 1 :]}"


@cache
def start_board() -> str:
    """The board before the first turn (RR-2.4 to RR-2.6)."""
    signs = {hex: SIGN[side] for side in SIDES for hex in START[side]}
    return "".join(signs.get(hex, FREE) for hex in HEXES)


_Reach = tuple[Mask, dict[int, tuple[Option, ...]]]
"""A line's mask, and by the length in bits of its nearest obstacle's mask the hexes before that; 0: no obstacle."""


def _reach(line: tuple[Hex, ...]) -> _Reach:
    reach = {0: tuple(OPTIONS[hex] for hex in line)}
    for distance, obstacle in enumerate(line):
        reach[BIT[obstacle].bit_length()] = tuple(OPTIONS[hex] for hex in line[:distance])
    return mask_of(line), reach


def _reaches(hex: Hex) -> tuple[tuple[_Reach, ...], tuple[_Reach, ...]]:
    """A hex's lines to later hexes of the board's order, whose nearest obstacle is the highest bit; and the others."""
    later = [_reach(line) for line in LINES[hex] if line and line[0] > hex]
    earlier = [_reach(line) for line in LINES[hex] if line and line[0] < hex]
    nothing = _reach(())
    return tuple(later + [nothing] * (3 - len(later))), tuple(earlier + [nothing] * (3 - len(earlier)))


_REACHES = tuple(_reaches(hex) for hex in HEXES)


def slides(hex: Hex, obstacles: Mask) -> tuple[Option, ...]:
    """Every hex that a slide from this one may stop on, line by line, nearest first (RR-1.22)."""
    ((a, near_a), (b, near_b), (c, near_c)), ((d, near_d), (e, near_e), (f, near_f)) = _REACHES[hex]
    return (
        near_a[(a & obstacles).bit_length()]
        + near_b[(b & obstacles).bit_length()]
        + near_c[(c & obstacles).bit_length()]
        + near_d[((d := d & obstacles) & -d).bit_length()]
        + near_e[((e := e & obstacles) & -e).bit_length()]
        + near_f[((f := f & obstacles) & -f).bit_length()]
    )
