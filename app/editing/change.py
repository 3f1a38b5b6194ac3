"""One edit as a value that can be undone, and the conflict of two edits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class FieldChange:
    """One edit of one field, by its form path; ``inverse`` undoes it."""

    path: str
    before: object
    after: object

    def inverse(self) -> FieldChange:
        """Return the change that undoes this one."""
        return FieldChange(self.path, self.after, self.before)

    def then(self, later: FieldChange) -> FieldChange:
        """Return both changes as one; raise ``ValueError`` when they are of different fields."""
        if later.path != self.path:
            raise ValueError("changes of different fields are not one change")
        return FieldChange(self.path, self.before, later.after)


class MergeConflict(NamedTuple):
    """A field that the seller and somebody else changed to different values (form values)."""

    path: str
    base: object
    mine: object
    live: object
