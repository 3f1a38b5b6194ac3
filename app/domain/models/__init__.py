"""The resources of the service, one module each, field for field as on the wire."""
