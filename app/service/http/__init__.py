"""The HTTP layer: connections, limits, hosts, request bodies and the log."""
