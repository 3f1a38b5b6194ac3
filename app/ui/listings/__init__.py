"""The listings view: a windowed table over the local catalogue, its search, its tabs and its
inspector."""
