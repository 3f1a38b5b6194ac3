"""The sub-commands that change one listing: fields, status, pictures and description."""
