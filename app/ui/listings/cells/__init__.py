"""Cells of the listings table changed in place: the field over a cell, and the bar below."""
