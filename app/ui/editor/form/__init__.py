"""The form of the open listing: its sections, its fields, and the mapping of paths to both."""
