"""The command that lists everything that needs the seller, like the inbox of the window."""
