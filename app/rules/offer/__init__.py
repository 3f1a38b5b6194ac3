"""What a listing offers: title, price, stock, listing type, pictures, shipping."""
