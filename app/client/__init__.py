"""The HTTP client of the marketplace: one way out, errors translated once, pages as iterators.

``resources`` has one module for each resource of the service: its paths, bodies and answers. They
send through ``requester`` (token, deadline, retries), which sends through ``transport``.
"""
