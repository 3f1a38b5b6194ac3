"""The processes of a shop: starting, supervising, messages and orders between them."""
