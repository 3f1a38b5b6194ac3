"""One marketplace: its stores, clock, scrolls, ids and access tokens."""
