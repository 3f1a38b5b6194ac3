"""Rules for title, price, stock, listing type, pictures and shipping of a listing."""
