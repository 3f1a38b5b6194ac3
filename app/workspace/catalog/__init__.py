"""The catalog file and the snapshots of earlier syncs."""
