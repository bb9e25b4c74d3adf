"""Ragnarocks: Vikings slide, runestones wall the land in, and the larger settled land wins."""
