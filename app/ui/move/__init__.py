"""Moves of a listing to another category: chosen, previewed, and added to its draft.

``moving`` opens the ``move_sheet``, whose first page is the chooser of ``creation`` and whose
second, ``move_page``, shows the values that are kept, converted, lost and required there. A
confirmed move is added to the draft of the open editor as one step; nothing is sent.
"""
