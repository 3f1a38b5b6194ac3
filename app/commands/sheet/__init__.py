"""Commands for spreadsheets: read back as plans, and new listings made of their rows."""
