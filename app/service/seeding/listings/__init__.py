"""Practice listings, each made from its position alone."""
