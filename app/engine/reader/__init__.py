"""The process that answers unbounded questions about the catalog, and its client."""
