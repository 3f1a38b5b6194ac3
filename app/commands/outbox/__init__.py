"""``vitrina outbox``: what waits to be sent, and what a seller decides about it."""
