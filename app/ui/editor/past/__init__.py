"""What happened to the listing that is open: its history, and its earlier descriptions."""
