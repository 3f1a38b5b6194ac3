"""The editor of one listing: form, pictures, variations, what is wrong, and what will be sent."""
