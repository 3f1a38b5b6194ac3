"""Controls for typing and choosing."""
