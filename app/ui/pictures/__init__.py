"""The pictures of a listing: shown in their order, added, moved and removed."""
