"""Which mutants are tried: a sample of each area by seed, and everything that gives away what is hidden."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from .equivalents import Equivalents
from .project import Project
from .sites import Mutant, compiles, mutants

SECRECY = "secrecy"
"""The area of those that give away what is hidden."""


def all_mutants(project: Project, only: str = "") -> list[Mutant]:
    """Every mutant of the project, or of the files under one path."""
    wanted = [(file, area) for file, area in project.files() if file.startswith(only)]
    return [mutant for file, area in wanted for mutant in mutants(source(project.root / file), file, area)]


@cache
def source(path: Path) -> bytes:
    """The text of a file as it is."""
    return path.read_bytes()


def secrets(project: Project, found: Sequence[Mutant], area: str = "rules") -> list[Mutant]:
    """All mutants of the rules that give away what is hidden."""
    return [mutant for mutant in found if mutant.secret and mutant.area == area and _is_real(project, mutant)]


def sample(
    project: Project, found: Sequence[Mutant], seed: int, count: int, equivalents: Equivalents
) -> tuple[list[Mutant], list[Mutant]]:
    """So many mutants that change anything, from each area its share; and those met on the way that change nothing.

    Every mutant has its own place in the order of a seed. So a larger sample holds a smaller one, and a change in one
    file leaves the choice in others as it was.
    """
    chosen: list[Mutant] = []
    passed: list[Mutant] = []
    for area, most in _quotas(project.shares, found, count).items():
        taken = 0
        for mutant in sorted((m for m in found if m.area == area and not m.secret), key=lambda m: _place(seed, m)):
            if taken == most:
                break
            if equivalents.why(mutant) is not None:
                passed.append(mutant)
            elif _is_real(project, mutant):
                chosen.append(mutant)
                taken += 1
    return chosen, passed


def _place(seed: int, mutant: Mutant) -> str:
    return sha256(f"{seed} {mutant.id}".encode()).hexdigest()


def _is_real(project: Project, mutant: Mutant) -> bool:
    text = source(project.root / mutant.file)
    return compiles(text, mutant.done_to(text))


def _quotas(shares: Mapping[str, int], found: Sequence[Mutant], count: int) -> dict[str, int]:
    """How many each area gives: its share of those areas that have any, rounded so that the sum is right."""
    there = {area: share for area, share in shares.items() if any(mutant.area == area for mutant in found)}
    quotas: dict[str, int] = {}
    left, parts = count, sum(there.values())
    for area, share in there.items():
        quotas[area] = round(left * share / parts)
        left, parts = left - quotas[area], parts - share
    return quotas


def in_reading_order(chosen: Sequence[Mutant]) -> Iterator[Mutant]:
    """Neighbours one after the other: what killed one is tried first on the next."""
    return iter(sorted(chosen, key=lambda mutant: (mutant.file, mutant.line, mutant.start, mutant.text)))
