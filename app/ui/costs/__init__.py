"""A seller's own costs in the window: entered, pasted, read from files, undone.

``costs`` ties it to a window; ``costs_controller`` has the steps, ``costs_view`` what is shown. A
change is a mapping of codes to figures before and after, so that an undo is the same the other way.
"""
