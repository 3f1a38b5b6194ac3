"""Untrusted pictures, decoded in a separate process with bounded memory and time."""
