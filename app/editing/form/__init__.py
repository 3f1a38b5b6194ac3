"""The form of a listing: the fields of its category, and how each is read and written."""
