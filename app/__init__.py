"""Vitrina, a desktop console for marketplace sellers.

From the inside out: ``domain`` (the objects of the wire), ``rules`` (pure checks), ``editing``
(drafts), ``client`` (HTTP), ``workspace`` (the files of a shop), ``imaging`` (pictures from
elsewhere), ``engine`` (what a seller does), ``service`` (the marketplace) and ``ui`` (the window).
``api`` does the same for Python programs, ``commands`` for the command line.
"""

__version__ = "0.1.0"
