"""The sub-commands that work on a shop without a window.

``listing`` has those that change one listing, ``lookups`` those that read the marketplace and
change nothing, ``outbox`` those that show and decide what waits to be sent, ``costs`` those about a
seller's own figures, ``sheet`` those that read spreadsheets, ``schedules`` those that give plans a
time and carry them out. ``completion`` is what a shell offers while a command is typed, ``texts``
writes figures, codes and help in the language of a run. ``practice`` has sales, faults and the
clock of a marketplace to rehearse on, ``attention`` lists what needs the seller.
"""
