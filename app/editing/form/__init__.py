"""The form of a listing: which fields its category asks for, and how each is read and written."""
