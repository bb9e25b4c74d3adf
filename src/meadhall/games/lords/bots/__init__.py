"""What players of Lords know beyond the rules.

``ground`` says what Regions are worth and how near everybody is to a victory, ``hunts`` and ``battles`` what cards are
good for, ``doing`` what actions promise; ``fighting`` and ``player`` weigh every question by it. ``standing`` says how
everybody stands, ``search`` thinks ahead by it, and ``analyst`` judges.
"""
