"""A listing to another category: chosen, shown what becomes of it, put into its draft.

``moving`` opens the ``move_sheet``, whose first page is the chooser of ``creation`` and whose
second, ``move_page``, says what is kept, converted, lost and asked for there. What is agreed to
goes into the draft of the open editor as one step; nothing is sent.
"""
