"""The folder of a profile: where the journal, the catalogue and the pictures lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.catalog.snapshots import Snapshots
    from app.workspace.journal.backups import Backups
    from app.workspace.journal.journal import Journal


class Workspace:
    """The folder at ``path``, made when it is not there, readable by its owner only.

    Raises ``OSError`` when it cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)

    @property
    def catalog_path(self) -> Path:
        """The file of what the marketplace said."""
        return self.path / CATALOG_FILE

    @property
    def journal_path(self) -> Path:
        """The file of what the seller made."""
        return self.path / "journal.db"

    @property
    def snapshots_path(self) -> Path:
        """The file of what every sync found changed."""
        return self.path / "snapshots.db"

    @property
    def lock_path(self) -> Path:
        """The file that keeps it to one worker."""
        return self.path / "worker.lock"

    @property
    def uploads(self) -> Path:
        """Pictures that wait to be sent, by their checksum."""
        return self._folder("uploads")

    @property
    def schedules(self) -> Path:
        """Where the plans of schedules lie; made by the first of them."""
        return self.path / "schedules"

    @property
    def thumbnails(self) -> Path:
        """Pictures of the marketplace that were fetched for showing."""
        return self._folder("thumbnails")

    def make_room(self) -> bool:
        """Give up the pictures that can be fetched again; whether there were any.

        What the seller made goes before what the marketplace can send once more.
        """
        removed = False
        try:
            for path in (self.path / "thumbnails").iterdir():
                path.unlink(missing_ok=True)
                removed = True
        except OSError:
            # What cannot be removed makes no room; the caller gets a full disk.
            pass
        return removed

    def catalog(self) -> CatalogReader:
        """Return a reader of the catalogue."""
        return CatalogReader(self.catalog_path)

    def journal(self) -> Journal:
        """Return the opened journal; see ``Journal`` for what it raises.

        What a damaged one has lost is brought back from the backups, as far as they have it.
        """
        # Imported late, like the others: the first paint needs the catalogue only.
        from app.workspace.journal.journal import Journal

        journal = Journal(self.journal_path)
        if journal.salvaged is not None:
            journal.salvaged += self.backups().fill_in(journal).rows
        return journal

    def journal_to_read(self) -> Journal:
        """Open the journal as ``journal`` does; read-only where nothing can be written."""
        from app.workspace.errors import StorageReadOnly
        from app.workspace.journal.journal import Journal

        try:
            return self.journal()
        except StorageReadOnly:
            return Journal(self.journal_path, read_only=True)

    def snapshots_to_read(self) -> Snapshots:
        """Open the snapshots as ``snapshots`` does; read-only where nothing can be written."""
        from app.workspace.catalog.snapshots import Snapshots
        from app.workspace.errors import StorageReadOnly

        try:
            return self.snapshots()
        except StorageReadOnly:
            return Snapshots(self.snapshots_path, read_only=True)

    def backups(self) -> Backups:
        """Return the dated copies of the journal."""
        from app.workspace.journal.backups import Backups

        return Backups(self.path)

    def snapshots(self) -> Snapshots:
        """Return the opened snapshots; see ``Snapshots`` for what it raises."""
        from app.workspace.catalog.snapshots import Snapshots

        return Snapshots(self.snapshots_path)

    def _folder(self, name: str) -> Path:
        folder = self.path / name
        folder.mkdir(mode=0o700, exist_ok=True)
        return folder
