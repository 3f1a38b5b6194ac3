"""What a catalog was like before the pieces of words."""

from __future__ import annotations

BEFORE_PIECES = """
DROP TRIGGER item_with_pieces_came;
DROP TRIGGER item_with_pieces_went;
DROP TRIGGER item_has_other_pieces;
DROP TABLE pieces;
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5(
    words, content='items', content_rowid='number', tokenize='ascii', detail=none, prefix='1 2 3'
);
INSERT INTO search (search) VALUES ('rebuild');
PRAGMA user_version = 8;
"""
"""The statements that take a file back to the eighth schema."""
