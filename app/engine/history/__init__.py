"""Earlier states: syncs, backups, what became of a listing, and whether a workspace is sound."""
