"""Undo of sent changes: the inverse of their effects, as changes to be sent."""
