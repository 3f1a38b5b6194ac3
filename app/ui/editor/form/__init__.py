"""The form of the open listing: its sections, its fields, and where a path belongs."""
