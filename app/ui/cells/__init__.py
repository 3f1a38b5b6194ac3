"""Cells changed in place, behind the table: read, kept, taken back, pasted, sent and reviewed."""
