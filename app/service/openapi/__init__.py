"""The marketplace described for machines and people, from its table of routes and its models."""
