"""The practice marketplace on the command line: its sales, faults and clock."""
