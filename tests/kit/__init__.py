"""Tests of what titles share."""
