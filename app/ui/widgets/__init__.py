"""Small painted widgets and styled controls, used by every view."""
