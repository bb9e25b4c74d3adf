"""Lords of Ragnarok: heroes take lands, hunt monsters and build to the gods, until one is greatest or all ends."""
