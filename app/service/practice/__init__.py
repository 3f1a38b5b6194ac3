"""Practice: faults that are injected into calls, and a clock that can be moved."""
