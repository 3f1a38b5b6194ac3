"""The shop as it was at an earlier sync: a table that can be searched and sorted, and not changed.

``as_of`` has the earlier catalogue made and shown, ``as_of_view`` is the page.
"""
