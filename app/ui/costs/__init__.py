"""The seller's own costs in the window: entering, pasting, importing, undoing.

``costs`` connects it to a window; ``costs_controller`` has the operations, ``costs_view`` the view.
A change maps codes to figures before and after, so that an undo is the reversed change.
"""
