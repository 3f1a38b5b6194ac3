"""The objects of the service, field for field as on the wire.

``models`` has one module for each resource; the other modules read and write JSON, and give types
to objects that are passed through unchanged (``wire_item``).
"""
