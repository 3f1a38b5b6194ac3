"""One module per resource of the service: what each request of the route table answers."""
