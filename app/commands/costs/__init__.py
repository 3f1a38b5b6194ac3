"""Own figures on the command line: shown, set and taken back, from tables and to tables."""
