"""Life-cycle actions on listings: pause, activate, close, relist, delete, change of type.

``life`` handles the window's actions; ``sheets`` asks before irreversible steps, ``selection``
applies a step to several listings as a plan, ``duplicating`` copies a listing. ``templating``
stores templates of new listings, and creates drafts from them.
"""
