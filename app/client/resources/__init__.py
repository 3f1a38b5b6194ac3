"""The endpoints of the marketplace, one module per resource."""
