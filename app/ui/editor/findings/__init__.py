"""What is wrong with the open listing: a list, and one line for a narrow window."""
