"""Changes to one listing through the Python API: prepared, checked, confirmed and sent."""
