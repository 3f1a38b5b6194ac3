"""What will be sent, what it would take away, and what the marketplace answered."""
