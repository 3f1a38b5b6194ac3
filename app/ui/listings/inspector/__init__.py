"""The inspector: one listing in full, or a summary of several."""
