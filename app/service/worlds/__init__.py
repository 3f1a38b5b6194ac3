"""Filling a new store: from a seed, or from a folder of files."""
