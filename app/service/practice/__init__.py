"""Practice: faults that are injected into calls, a clock that can be moved, and their endpoints."""
