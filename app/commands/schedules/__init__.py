"""Scheduled plans: the commands to manage them (``commands``), and their execution (``agent``).

``opened`` opens the journal for the commands, ``texts`` has their output.
"""
