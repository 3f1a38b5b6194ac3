"""Plans with a time: made, looked at and decided about (``commands``), and carried out (``agent``).

``opened`` opens the journal for the first, ``texts`` has what is printed.
"""
