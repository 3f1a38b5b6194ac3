"""Documentation of the marketplace for machines and people, built from its routes and models."""
