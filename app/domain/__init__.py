"""The objects of the service, field for field as on the wire.

``models`` has one module for each resource; the modules beside it read and write JSON, and type
what passes through untouched (``wire_item``).
"""
