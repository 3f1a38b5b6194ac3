"""Previews of bulk changes, computed row by row in a process of their own.

``question`` defines the questions and answers, ``preview_rows`` computes the answers, ``server`` is
the process, and ``client`` is used by a window to ask it.
"""
