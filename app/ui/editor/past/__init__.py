"""The past of the open listing: its history and its earlier descriptions."""
