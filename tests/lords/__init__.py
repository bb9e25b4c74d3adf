"""Lords of Ragnarok, clause by clause."""
