"""Life-cycle actions on listings: pause, activate, close, relist, delete, change of type.

``lifecycle`` handles the window's actions; ``relist_sheet`` and ``type_sheet`` ask for what a step
needs, ``selection`` applies a step to several listings as a plan, ``duplicating`` copies a listing.
``templating`` stores templates of new listings, and creates drafts from them.
"""
