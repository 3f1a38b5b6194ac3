"""``vitrina outbox``: the changes that wait to be sent, and the seller's decisions about them."""
