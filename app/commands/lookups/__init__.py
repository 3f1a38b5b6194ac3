"""The commands that query the marketplace and change nothing, one module each."""
