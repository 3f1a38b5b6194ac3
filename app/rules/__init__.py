"""The rules of the service as pure functions: wire values in, findings or values out.

Console and service share them. ``listing`` judges a whole listing and ``state`` what it is in
itself; they ask ``attributes`` (the attributes, variations and sale terms of a listing against
the definitions of its category), ``offer`` (what is offered: title, price, stock, type, pictures,
shipping) and ``changes`` (what an update may change, what it leaves behind, and what time changes
by itself). ``findings`` and ``codes`` are how they say it. ``guards`` tell what deserves a second
look of the seller.
"""
