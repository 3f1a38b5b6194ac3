"""Scheduled plans: begun at a given time and, if wanted, reverted at another.

``moments`` parses a time as a seller writes it, in the zone of a site. ``scheduling`` creates a
schedule from a plan and refuses overlaps (``overlap``); ``schedule_decisions`` holds the later
decisions of the seller. ``due`` returns the step that is due; ``runner`` claims it and has
``campaign`` start or revert the plan. ``agent`` checks the time while it holds its lock; ``log_in``
starts it at log-in.
"""
