"""The puzzles of Reavers of Midgard: the Prophecy that brings most, and the dice that are best rolled again."""

from .setter import SETTER

__all__ = ["SETTER"]
