"""Spreadsheets in the window: export of listings, and import as a plan and as new listings.

``sheets`` opens it; in ``start_view`` a file is chosen or dropped, ``import_view`` shows the result
of reading it, ``new_rows_page`` its new listings. Reading and writing happen in a separate process.
``picture_folders`` makes a plan from the pictures in a folder.
"""
