"""The Qt user interface: the window, its views and their widgets.

``start`` shows the first frame; ``console`` then connects a window to a session of the engine.
``window`` is the frame round the views (menus, navigation, banners, palette); the views are
``listings``, ``attention``, ``editor``, ``activity``, ``plans`` and ``shipping``. ``editor`` builds
its form from ``forms`` and ``pictures``; ``creation`` creates a listing with it, ``move`` moves a
listing to another category, ``schedules`` schedules plans, ``sheets`` writes and reads
spreadsheets, ``costs`` edits the seller's own figures, ``grouping`` aggregates listings, ``as_of``
shows an earlier state of the shop, ``cells`` edits table cells in place, and ``lifecycle`` pauses,
closes, relists, deletes and duplicates. All of them draw with ``widgets``, and take sentences from
``texts``, colours, type and icons from ``look``. ``tour`` drives the whole window as a user would.
Dependencies go only in this order, never back.
"""
