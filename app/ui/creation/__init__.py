"""Creation of a listing: its category is chosen, its form filled in, then it is listed.

``category_chooser`` finds the category from the title; the form is that of ``ui/editor`` over a
draft without a listing.
"""
