"""Bulk changes: planned in a file, checked, rehearsed, applied and undone."""
