"""How everything looks: colours, type, icons, painting and plain text."""
