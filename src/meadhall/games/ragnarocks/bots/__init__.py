"""The players of Ragnarocks at thirteen levels, and the one who judges a match afterwards; ``bot.py`` seats them.

The basic game is played by the fast board's search. With powers a player thinks in three steps: it plays whole turns
through the rules, the most hopeful first (``lines.py``, ``hopes.py``); it looks some turns beyond the best of them on
the fast board, told what the cards change about winning (``terms.py``, ``compiled.py``); and for the best of those it
also plays the other side's answers through the rules (``thinking.py``). How much of each, a level says (``levels.py``).
``player.py`` makes plans of it, ``drafting.py`` chooses cards by the strengths that ``measuring.py`` measured,
``analyst.py`` judges, ``ready.py`` loads what is compiled, and ``greedy.py`` is the player of old.
"""
