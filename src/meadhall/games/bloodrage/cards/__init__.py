"""What cards do beyond their numbers.

A card names its effects by words, and the words are types (``words.py``). ``sheet.py`` answers what the upgrades on
a sheet give, ``texts.py`` carries out the texts of revealed battle cards, each with its *can* and *do* side by side,
``saving.py`` has what keeps a figure alive.
"""
