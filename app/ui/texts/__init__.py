"""Texts of the window: sentences for findings and notices, names of codes, numbers."""
