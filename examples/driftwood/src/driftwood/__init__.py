"""Driftwood: carry home what the storm has laid on the shore, or call a wave."""
