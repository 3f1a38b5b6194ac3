"""Reading of the local copy of the shop: by query, by id, as totals, as a file."""
