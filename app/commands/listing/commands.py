"""The list of the commands that change one listing, for the command line."""

from __future__ import annotations

from app.commands.listing.creating import create, duplicate, validate
from app.commands.listing.editing import describe, edit, status
from app.commands.listing.moving import move
from app.commands.listing.offering import relist, type_
from app.commands.listing.parts import picture, variation

LISTING = (
    *(edit, status, describe, type_, move, relist),
    *(create, duplicate, validate),
    *(picture, variation),
)
