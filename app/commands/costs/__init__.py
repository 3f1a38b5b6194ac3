"""Own figures on the command line: list, set, remove, import and export."""
