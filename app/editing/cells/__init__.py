"""Table cells that are edited in place: typed and pasted text as values of a listing."""
