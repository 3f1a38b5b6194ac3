"""Editing of table cells in place: parsing, saving, undo, pasting, sending and review."""
