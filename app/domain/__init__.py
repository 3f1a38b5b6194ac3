"""The things the service talks about, field for field as on the wire."""
