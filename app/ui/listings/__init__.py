"""The listings view: search and tabs above a windowed table, and an inspector beside it.

``view`` combines them; ``table`` paints windows of rows over the local catalog, ``inspector`` shows
one listing in full or a summary of several, ``cells`` has the editor over a table cell and the bar
below the table, ``rules`` shows the conditions of a search as chips and edits them by mouse.
"""
