"""What was done to the listings and what waits to be done.

``activity`` ties its rooms to the window: the ``outbox``, ``drafts``, ``history`` (with receipts
and backups) and ``conflicts`` (three versions side by side).
"""
