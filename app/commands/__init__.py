"""The sub-commands that work on a shop without a window."""
