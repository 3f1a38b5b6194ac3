"""The sheet of variations of the open listing."""
