"""Spreadsheets in the window: listings written to one, and one read back as a plan and as new
listings.

``sheets`` opens it; ``start_view`` is where a file is chosen or dropped, ``import_view`` what a
sheet says, ``new_rows_page`` its new listings. Reading and writing is done by a process of its own.
``picture_folders`` makes a plan of the pictures of a folder.
"""
