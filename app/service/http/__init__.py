"""The HTTP side: connections, limits, hosts, request bodies and the log."""
