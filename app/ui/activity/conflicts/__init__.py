"""Three versions of a listing side by side: before the edit, the seller's, the marketplace's."""
