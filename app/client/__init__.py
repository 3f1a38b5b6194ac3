"""The HTTP client of the marketplace: one way out, errors translated once, pages as iterators."""
