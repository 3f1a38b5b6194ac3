"""The table of listings: windows of rows, painted, selected, copied."""
