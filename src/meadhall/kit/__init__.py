"""What titles share, below their rules and above the kernel."""
