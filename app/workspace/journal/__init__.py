"""The journal: drafts, outbox, history and orders, and their backups."""
