"""Practice features: injected faults, a clock that can be moved, and their endpoints."""
