"""The commands that look at the marketplace and change nothing, one module each."""
