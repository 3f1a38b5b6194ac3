"""The way back from what was sent: the inverse of its effects, as changes to be sent."""
