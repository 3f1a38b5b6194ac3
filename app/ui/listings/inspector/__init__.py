"""One listing in full, or what several of them add up to."""
