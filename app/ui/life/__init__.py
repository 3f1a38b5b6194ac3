"""The life of a listing: paused, active, closed, relisted, deleted, of another type.

``life`` takes what the actions of the window ask for; ``sheets`` ask before what cannot be undone,
``selection`` does it to several listings as a plan, ``duplicating`` makes another one like it.
``templating`` keeps what new listings begin with, and begins one.
"""
