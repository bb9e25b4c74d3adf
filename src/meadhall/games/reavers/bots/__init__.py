"""What players of Reavers know beyond the rules.

``worth`` says what things are worth in Glory, ``player`` points, and ``unsure`` does so with a doubtful hand.
``standing`` says how everybody stands, ``search`` thinks ahead by it, and ``analyst`` judges.
"""
