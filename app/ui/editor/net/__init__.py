"""The net amount of one sale during editing."""
