"""Everything Qt: the window, its views and their widgets.

``start`` shows the first frame; ``console`` then joins a window to a session of the engine.
``window`` is the frame round the views (menus, navigation, banners, palette); the views are
``listings``, ``editor``, ``activity`` and ``shipping``. ``editor`` builds its form from ``forms``
and ``pictures``. All draw with ``widgets``, and take sentences from ``texts``, colours, type and
icons from ``look``. ``tour`` drives the whole as a person would. Arrows go in this order only,
never back.
"""
