"""The laboratory: simulations and benchmarks for people who build bots."""

from .bench import BenchReport, bench
from .sim import PlayerReport, SimReport, simulate

__all__ = ["BenchReport", "PlayerReport", "SimReport", "bench", "simulate"]
