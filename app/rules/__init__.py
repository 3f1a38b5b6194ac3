"""The rules of the service as pure functions: wire values in, findings or values out."""
