"""What shipping costs, which modes are allowed, and what a sale leaves."""
