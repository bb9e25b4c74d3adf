"""How a computer plays Blood Rage: what things are worth, what the land looks like, and what to do about it.

Everything here reads a state as its seat may know it: what lies open, and the seat's own cards. Others' cards are
never looked at, so the same code plays on the table and inside imagined worlds.
"""
