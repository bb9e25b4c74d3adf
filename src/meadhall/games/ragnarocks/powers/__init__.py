"""The mythology powers, by the hook at which they act (section 7)."""
