"""What the window says: sentences for findings and notices, names of codes, figures."""
