"""The seller's own data on disk: what the marketplace said, and what the seller made of it.

``sqlite`` is the only door to a database file. ``journal`` keeps what is the seller's (drafts,
outbox, history, orders, backups), ``catalog`` what can be read again (the listings as of the last
sync, and snapshots of earlier ones). ``folder`` knows where they lie.
"""
