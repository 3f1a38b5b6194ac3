"""What became of a listing, receipts of syncs, and backups."""
