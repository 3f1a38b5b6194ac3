"""The query language.

``syntax`` parses a text to a tree, ``tree_text`` writes a tree as text, ``sql_conditions``
translates a tree to SQL, and ``completion`` offers the next words.
"""
