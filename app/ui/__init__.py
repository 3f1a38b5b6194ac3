"""Everything Qt: the window, its views and their widgets.

``start`` shows the first frame; ``console`` then joins a window to a session of the engine.
``window`` is the frame round the views (menus, navigation, banners, palette); the views are
``listings``, ``attention``, ``editor``, ``activity``, ``plans`` and ``shipping``. ``editor`` builds
its form from ``forms`` and ``pictures``; ``creation`` lists a new listing with it, ``move`` puts a
listing into another category, ``schedules`` gives plans a time, ``sheets`` writes and reads
spreadsheets, ``costs`` keeps the seller's own figures, ``grouping`` adds listings up, ``as_of``
shows an earlier shop, ``cells`` has cells of the table changed in place, and ``life`` pauses,
closes, relists, deletes and duplicates. All draw with ``widgets``, and take sentences from
``texts``, colours, type and icons from ``look``. ``tour`` drives the whole as a person would.
Arrows go in this order only, never back.
"""
