"""The endpoints, one module per resource of the service."""
