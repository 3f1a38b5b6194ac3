"""Editing of table cells in place: the editor over a cell, and the bar below the table."""
