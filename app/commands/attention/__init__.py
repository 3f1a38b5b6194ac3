"""What needs the seller, as the inbox of the window has it."""
