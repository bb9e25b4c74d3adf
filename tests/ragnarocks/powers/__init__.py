"""The mythology powers, one by one (sections 7 to 41)."""
