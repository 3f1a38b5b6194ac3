"""The embedded marketplace: endpoints over stores, with the rules as the judge.

A request comes in at ``server`` and ``serving``, passes ``http`` (who may connect, how much, how
often), and becomes a ``call``; ``application`` finds its row in the table of routes and runs the
function of ``endpoints``. That one asks ``items`` (how an item is made, judged, changed and
shown), ``market`` (the stores, the scrolls and the clock of one marketplace) and ``stores`` (one
module per resource: its SQL). ``prediction`` guesses categories. ``practice`` injects faults and
moves the clock; ``sales`` has buyers who come by themselves.

``worlds`` fill a new store, from ``seeding`` or from files; ``openapi`` describes the whole, with
what the specification leaves open. Where several processes answer at one port, ``workers`` has
their supervisor, and each is a ``worker``.
"""
