"""Plans with a time: begun at a moment, and taken back at another if that is wished.

``moments`` reads a moment as a seller writes it, in the zone of a site. ``scheduling`` makes a
schedule of a plan and refuses what would overlap (``overlap``), ``deciding`` is what its seller
decides later. ``due`` says what time asks of a schedule; ``runner`` claims that and has it done by
``campaign``, which begins a plan and gives back what it did. ``agent`` looks at the time for as
long as it holds its lock, ``log_in`` has it started at log-in.
"""
