"""The seller's own data on disk: what the marketplace said, and what the seller made of it."""
