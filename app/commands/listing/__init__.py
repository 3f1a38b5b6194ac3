"""The sub-commands that change one listing: edited, listed, pictured, described."""
