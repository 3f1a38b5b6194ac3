"""Form fields built from field specifications: one editor per kind, and a common frame."""
