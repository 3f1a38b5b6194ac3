"""Sending of outbox rows: read the listing, merge, send, compare and record."""
