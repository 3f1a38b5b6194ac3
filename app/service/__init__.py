"""The embedded marketplace: endpoints over stores, with checks by the rules.

A request arrives at ``server`` and ``serving``, passes ``http`` (hosts, size and rate limits), and
becomes a ``call``; ``application`` finds its row in the table of routes and runs the function of
``endpoints``. The function uses ``items`` (creation, checks, changes and views of items),
``market`` (the stores, the scrolls and the clock of one marketplace) and ``stores`` (one module per
resource: its SQL). ``prediction`` predicts categories. ``practice`` injects faults and moves the
clock; ``sales`` simulates buyers.

``worlds`` fill a new store, from ``seeding`` or from files; ``openapi`` describes the whole API,
including what the specification leaves open. If several processes serve one port, ``workers`` has
their supervisor, and each is a ``worker``.
"""
