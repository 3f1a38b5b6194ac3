"""The pictures of a listing: shown in order, added, moved and removed."""
