"""What shipping costs and what is left of a sale, for a listing or for free measures."""
