"""Practice listings, each generated from its position alone."""
