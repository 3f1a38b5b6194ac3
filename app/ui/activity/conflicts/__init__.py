"""Three versions of a listing side by side: before the edit, mine, the marketplace's."""
