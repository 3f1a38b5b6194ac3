"""Work on one listing: opening, drafting, checking, and its pictures."""
