"""The findings of the open listing: a list, and one line for a narrow window."""
