"""Decoding of untrusted pictures in a separate process with limited memory and time."""
