"""Outbox, drafts, history and receipts as the window shows them."""
