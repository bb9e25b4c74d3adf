"""What players of Reavers know beyond the rules.

``worth`` says what things are worth in Glory, ``player`` points, ``search`` thinks ahead.
"""
