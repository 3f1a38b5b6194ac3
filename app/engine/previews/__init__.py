"""What would become of many listings, worked out row by row in a process of its own.

``question`` says what is asked and what is answered, ``judging`` works it out, ``server`` answers
in the process, and ``client`` is how a window asks it.
"""
