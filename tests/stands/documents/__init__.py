"""What ``--json`` prints: the schema of each command's document, and the judge of an answer."""
