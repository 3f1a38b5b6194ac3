"""Checks of attributes, variations and sale terms against the definitions of a category."""
