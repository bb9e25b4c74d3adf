"""Meadhall: the hall where Norse board games are played, every rule enforced."""

from .kernel import (
    EVERYONE,
    SPECTATOR,
    BrokenRecord,
    CannotUndo,
    Entry,
    Event,
    Game,
    ImpossiblePosition,
    Match,
    MeadhallError,
    NotOffered,
    Outcome,
    Question,
    Record,
    UnknownGame,
    World,
)

__all__ = [
    "EVERYONE",
    "SPECTATOR",
    "BrokenRecord",
    "CannotUndo",
    "Entry",
    "Event",
    "Game",
    "ImpossiblePosition",
    "Match",
    "MeadhallError",
    "NotOffered",
    "Outcome",
    "Question",
    "Record",
    "UnknownGame",
    "World",
]
