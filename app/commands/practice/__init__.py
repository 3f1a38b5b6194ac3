"""The practice marketplace on the command line: sales, faults and the clock to rehearse with."""
