"""The state of one marketplace: its stores, clock, scrolls, ids and access tokens."""
