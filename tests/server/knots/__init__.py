"""Knots, a game of the house for tests: Tug of War with puzzles."""
