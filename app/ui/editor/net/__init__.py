"""What one sale leaves, while the seller edits."""
