"""Scheduled plans in the window.

``when_sheet`` asks for the time of a plan, ``scheduling`` stores it. The plans view shows
``schedule_panel`` above its list, controlled by ``schedule_controller``; the texts are in
``schedule_words``. ``window_scheduler`` runs what is due while the window is open.
"""
