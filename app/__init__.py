"""Vitrina, a desktop console for marketplace sellers.

From the innermost layer outwards: ``domain`` (the objects of the wire), ``rules`` (pure checks),
``editing`` (drafts), ``client`` (HTTP), ``workspace`` (the files of a shop), ``imaging`` (pictures
from other sources), ``engine`` (the actions of a seller), ``service`` (the marketplace) and ``ui``
(the window). ``api`` offers the same actions to Python programs, ``commands`` to the command line.
"""

__version__ = "0.1.0"
