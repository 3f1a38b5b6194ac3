"""The views of past and pending changes to the listings.

``activity`` connects the views to the window: the ``outbox``, ``drafts``, ``history`` (with
receipts and backups) and ``conflicts`` (three versions side by side). ``external_change_poller``
watches for what commands change meanwhile, in the journal and in the catalog.
"""
