"""The HTTP client of the marketplace, with uniform errors and iterators over pages.

``resources`` has one module for each resource of the service: its paths, bodies and answers. They
send through ``requester`` (token, deadline, retries), which sends through ``transport``.
"""
