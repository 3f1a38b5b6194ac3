"""The process that answers unbounded queries of the catalog, and its client."""
