"""What was typed into listings, kept, and not sent."""
