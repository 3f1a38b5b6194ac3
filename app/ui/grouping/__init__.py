"""The listings of the table in groups by a column, with sums for each group.

``grouping`` asks the reader and leads back to the table; ``grouping_view`` is the page,
``group_table`` its rows, ``group_words`` their texts.
"""
