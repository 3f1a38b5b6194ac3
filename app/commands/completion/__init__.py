"""Shell completion of commands."""
