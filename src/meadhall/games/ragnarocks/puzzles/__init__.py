"""The puzzles of Ragnarocks: one turn of the basic game that wins, or holds, or is better by three hexes."""

from .setter import SETTER

__all__ = ["SETTER"]
