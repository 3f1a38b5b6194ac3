"""Many listings changed at once, as a plan that is seen before it is sent.

``plans`` ties the room to a window: which plan is open, and the list of those that were kept.
``plan_controller`` owns the steps of one plan: what its operations would do (``plan_preview``,
shown by the room ``preview``), applying it and taking it back (``applying``).
"""
