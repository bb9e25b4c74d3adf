"""Reavers of Midgard: crews of dice row out to raid villages and keeps, to fight at sea and to subdue the land."""
