"""Cells of a table changed in place: what is typed and pasted, as values of a listing."""
