"""The edit buffer, without a window: drafts, changes, field descriptions and payloads."""
