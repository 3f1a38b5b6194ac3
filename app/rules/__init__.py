"""The rules of the service as pure functions: wire values in, findings or values out.

Console and service share them. ``listing`` checks a whole listing and ``state`` its current state;
they use ``attributes`` (attributes, variations and sale terms of a listing against the definitions
of its category), ``offer`` (title, price, stock, type, pictures, shipping) and ``changes`` (what an
update may change, the resulting listing, and changes over time). ``findings`` and ``codes`` define
the results. ``guards`` find changes that the seller should check again.
"""
