"""The shop as it was at an earlier sync: a table that can be searched and sorted, but not edited.

``as_of`` builds and shows the earlier catalog, ``as_of_view`` is the page.
"""
