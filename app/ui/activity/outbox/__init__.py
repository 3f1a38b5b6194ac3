"""The rows of the outbox: a table, the detail of one, and what can be done with them."""
