"""The laboratory: simulations and benchmarks for people who build bots."""

from .alone import AloneReport, play_alone
from .bench import BenchReport, bench
from .sim import PlayerReport, SimReport, simulate

__all__ = ["AloneReport", "BenchReport", "PlayerReport", "SimReport", "bench", "play_alone", "simulate"]
