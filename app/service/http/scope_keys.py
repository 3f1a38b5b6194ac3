"""Keys that a connection adds to the scope of a request, for the application behind it."""

from __future__ import annotations

HEAD_TOO_LARGE = "vitrina.head_too_large"
"""Set if a header is longer than the limit."""

SEND_WHOLE = "vitrina.send_whole"
"""The function that sends a complete response at once, or returns false if it cannot.

Its arguments are the scope, the status, the headers and the body.
"""
