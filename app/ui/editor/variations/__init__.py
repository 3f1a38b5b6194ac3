"""The variations of the open listing as a sheet."""
