"""Variations in a draft: as rows, what is done to them, and what cannot be done now."""
