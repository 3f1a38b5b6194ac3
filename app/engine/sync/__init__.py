"""Reading of a whole shop into the catalog while the shop keeps changing."""
