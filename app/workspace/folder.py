"""The folder of a profile, with the paths of the journal, the catalog and the pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.catalog.snapshots import Snapshots
    from app.workspace.journal.backups import Backups
    from app.workspace.journal.journal import Journal


class Workspace:
    """The folder at ``path``, created if it does not exist, readable by its owner only.

    Raises ``OSError`` if it cannot be created.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)

    @property
    def catalog_path(self) -> Path:
        """The path of the catalog, the marketplace's data."""
        return self.path / CATALOG_FILE

    @property
    def journal_path(self) -> Path:
        """The path of the journal, the seller's own data."""
        return self.path / "journal.db"

    @property
    def snapshots_path(self) -> Path:
        """The path of the snapshots, the changes found by every sync."""
        return self.path / "snapshots.db"

    @property
    def lock_path(self) -> Path:
        """The path of the lock file of the worker."""
        return self.path / "worker.lock"

    @property
    def uploads(self) -> Path:
        """The folder of pictures to be sent, named by checksum."""
        return self._folder("uploads")

    @property
    def schedules(self) -> Path:
        """The folder of the plans of schedules, created with the first one."""
        return self.path / "schedules"

    @property
    def thumbnails(self) -> Path:
        """The folder of marketplace pictures cached for display."""
        return self._folder("thumbnails")

    def make_room(self) -> bool:
        """Delete the pictures that can be fetched again; return whether there were any.

        The seller's own data takes precedence over what the marketplace can send again.
        """
        removed = False
        try:
            for path in (self.path / "thumbnails").iterdir():
                path.unlink(missing_ok=True)
                removed = True
        except OSError:
            # If a picture cannot be deleted there is no room; the caller then gets a full disk.
            pass
        return removed

    def catalog(self) -> CatalogReader:
        """Return a reader of the catalog."""
        return CatalogReader(self.catalog_path)

    def journal(self) -> Journal:
        """Return the opened journal; see ``Journal`` for the errors it raises.

        Rows that a damaged one has lost are restored from the backups as far as possible.
        """
        # Imported late, like the others: the first paint needs only the catalog.
        from app.workspace.journal.journal import Journal

        journal = Journal(self.journal_path)
        if journal.salvaged is not None:
            journal.salvaged += self.backups().fill_in(journal).rows
        return journal

    def journal_to_read(self) -> Journal:
        """Open the journal like ``journal``, but read-only if nothing can be written."""
        from app.workspace.errors import StorageReadOnly
        from app.workspace.journal.journal import Journal

        try:
            return self.journal()
        except StorageReadOnly:
            return Journal(self.journal_path, read_only=True)

    def snapshots_to_read(self) -> Snapshots:
        """Open the snapshots like ``snapshots``, but read-only if nothing can be written."""
        from app.workspace.catalog.snapshots import Snapshots
        from app.workspace.errors import StorageReadOnly

        try:
            return self.snapshots()
        except StorageReadOnly:
            return Snapshots(self.snapshots_path, read_only=True)

    def backups(self) -> Backups:
        """Return the backups of the journal."""
        from app.workspace.journal.backups import Backups

        return Backups(self.path)

    def snapshots(self) -> Snapshots:
        """Return the opened snapshots; see ``Snapshots`` for the errors it raises."""
        from app.workspace.catalog.snapshots import Snapshots

        return Snapshots(self.snapshots_path)

    def _folder(self, name: str) -> Path:
        folder = self.path / name
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder
