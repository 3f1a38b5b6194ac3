"""The appearance of the program: colours, type, icons, painting and plain text."""
