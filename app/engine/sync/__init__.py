"""Reading the whole shop into the catalog, though it changes meanwhile."""
