"""The listings view: search and tabs over a windowed table, and an inspector beside it.

``view`` holds them together; ``table`` paints windows of rows over the local catalog,
``inspector`` shows one listing in full or what several have in common, ``cells`` has the field that
lies over a cell while it is changed, and the bar below the table, ``rules`` shows the conditions of
a search as chips and has them put together by mouse.
"""
