"""Earlier states: syncs, backups, the history of a listing, and checks of a workspace."""
