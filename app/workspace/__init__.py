"""The seller's data on disk: answers of the marketplace, and the seller's own work.

``sqlite`` is the only module that opens database files. ``journal`` has the seller's own data
(drafts, outbox, history, orders, backups), ``catalog`` the data that can be read again (the
listings as of the last sync, and snapshots of earlier ones). ``folder`` knows their paths.
"""
