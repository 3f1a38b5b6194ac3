"""The history of a listing, receipts of syncs, and backups."""
