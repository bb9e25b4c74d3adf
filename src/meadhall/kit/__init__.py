"""What titles share: below their rules, above the kernel. Lifted from titles that work, never ahead of need."""
