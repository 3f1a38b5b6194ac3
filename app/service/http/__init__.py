"""Requests as they come: connections, limits, hosts, forms and the log."""
