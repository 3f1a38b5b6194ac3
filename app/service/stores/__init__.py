"""One module per resource of the service: its SQL and nothing else."""
