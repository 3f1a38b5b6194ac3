"""The local copy of the shop as it is read: by query, by id, as totals, as a file."""
