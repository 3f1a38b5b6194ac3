"""Practice pictures, drawn on demand from their ids."""
