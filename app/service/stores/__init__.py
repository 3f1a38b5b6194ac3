"""The stores, one module per resource of the service, containing only its SQL."""
