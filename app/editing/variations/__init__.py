"""Variations in a draft: their rows, changes to them, and reasons why a change is not possible."""
