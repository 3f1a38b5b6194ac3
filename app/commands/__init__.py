"""The sub-commands that work on a shop without a window.

``listing`` has the commands that change one listing, ``lookups`` those that read the marketplace
and change nothing, ``outbox`` those that show the outbox and decide about its rows, ``costs`` those
about a seller's own figures, ``sheet`` those that read spreadsheets, ``schedules`` those that
schedule plans and carry them out. ``completion`` has the shell completion, ``texts`` writes
figures, codes and help in the language of a run. ``practice`` controls the sales, faults and clock
of a practice marketplace, ``attention`` lists everything that needs the seller.
"""
