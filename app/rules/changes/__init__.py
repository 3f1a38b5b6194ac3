"""Rules for updates: what may change, the resulting listing, and changes over time."""
