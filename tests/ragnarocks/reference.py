"""A second Ragnarocks, slow and plain, written from the clauses alone. It shares no code with the game.

A position is a dict from hex names to ``I``, ``R`` or ``#``; a hex that is not in it is free.
"""

Position = dict[str, str]

LENGTHS = dict(zip("abcdefghij", (5, 6, 7, 8, 9, 10, 11, 11, 10, 9), strict=True))  # RR-1.1
ALL = [f"{row}{index}" for row, length in LENGTHS.items() for index in range(1, length + 1)]  # RR-1.2
SIX = ("E", "NE", "NW", "W", "SW", "SE")
START: Position = {"a2": "I", "a3": "I", "a4": "I", "j4": "R", "j5": "R", "j6": "R"}  # RR-2.5, RR-2.6


def _northern(hex: str) -> tuple[str, str]:
    """The NW and the NE neighbour, by their index in the next row (RR-1.7)."""
    row, index = hex[0], int(hex[1:])
    above = chr(ord(row) + 1)
    return (f"{above}{index}", f"{above}{index + 1}") if row <= "g" else (f"{above}{index - 1}", f"{above}{index}")


def _neighbours() -> dict[str, dict[str, str]]:
    near: dict[str, dict[str, str]] = {hex: {} for hex in ALL}
    for hex in ALL:
        east = f"{hex[0]}{int(hex[1:]) + 1}"
        northwest, northeast = _northern(hex)
        for direction, opposite, other in (("E", "W", east), ("NW", "SE", northwest), ("NE", "SW", northeast)):
            if other in near:
                near[hex][direction] = other
                near[other][opposite] = hex
    return near


NEAR = _neighbours()


def slide(position: Position, start: str) -> list[str]:
    """RR-1.22: in one of six directions over one or more free hexes."""
    reached = []
    for direction in SIX:
        hex = NEAR[start].get(direction)
        while hex is not None and hex not in position:
            reached.append(hex)
            hex = NEAR[hex].get(direction)
    return reached


def regions(position: Position) -> list[set[str]]:
    """RR-4.1."""
    left = {hex for hex in ALL if position.get(hex) != "#"}
    found = []
    while left:
        front = [left.pop()]
        region = set(front)
        while front:
            hex = front.pop()
            for near in NEAR[hex].values():
                if near in left:
                    left.remove(near)
                    region.add(near)
                    front.append(near)
        found.append(region)
    return found


def owners(position: Position, region: set[str]) -> set[str]:
    """RR-4.7 to RR-4.11: two owners contest it, one has settled it, none leaves it wild."""
    return {position[hex] for hex in region if position.get(hex) in ("I", "R")}


def nomadic(position: Position) -> set[str]:
    """RR-4.8."""
    return {
        hex
        for region in regions(position)
        if len(owners(position, region)) == 2
        for hex in region
        if position.get(hex) in ("I", "R")
    }


def turns(position: Position, side: str) -> list[tuple[str, str, str]]:
    """RR-3.2: every way to select, move and summon."""
    found = []
    for viking in sorted(nomadic(position)):
        if position[viking] != side:
            continue
        for to in slide(position, viking):
            moved = {hex: piece for hex, piece in position.items() if hex != viking} | {to: side}
            found += [(viking, to, stone) for stone in slide(moved, to)]
    return found


def play(position: Position, turn: tuple[str, str, str]) -> Position:
    """The position after a turn."""
    viking, to, stone = turn
    after = {hex: piece for hex, piece in position.items() if hex != viking}
    return after | {to: position[viking], stone: "#"}


def score(position: Position) -> dict[str, int]:
    """RR-6.1 to RR-6.5."""
    points = {"I": 0, "R": 0}
    for region in regions(position):
        owner = owners(position, region)
        if len(owner) == 1:
            points[owner.pop()] += len(region)
    return points


def signs(position: Position) -> str:
    """All hexes from a1 to j9, a sign each."""
    return "".join(position.get(hex, ".") for hex in ALL)


def position_of(board: str) -> Position:
    """The other way round."""
    return {hex: sign for hex, sign in zip(ALL, board, strict=True) if sign != "."}
