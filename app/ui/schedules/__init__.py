"""Plans with a time in the window.

``when_sheet`` asks for the time of a plan, ``scheduling`` keeps what was asked for. The plans view
has ``schedule_panel`` above its list, filled and answered by ``schedule_controller``; the words are
in ``schedule_words``. ``looking_after`` carries out what is due while the window is open.
"""
