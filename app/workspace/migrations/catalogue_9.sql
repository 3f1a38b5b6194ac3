-- Pieces of three characters of the words: by them words are found inside of words, which are then
-- looked at. Which listings have a piece is kept, and not where: that is a third of the room.
CREATE VIRTUAL TABLE pieces USING fts5(
    words, content='items', content_rowid='number', tokenize='trigram case_sensitive 1', detail=none
);
INSERT INTO pieces (pieces) VALUES ('rebuild');
CREATE TRIGGER item_with_pieces_came AFTER INSERT ON items BEGIN
    INSERT INTO pieces (rowid, words) VALUES (new.number, new.words);
END;
CREATE TRIGGER item_with_pieces_went AFTER DELETE ON items BEGIN
    INSERT INTO pieces (pieces, rowid, words) VALUES ('delete', old.number, old.words);
END;
CREATE TRIGGER item_has_other_pieces AFTER UPDATE OF words ON items WHEN old.words <> new.words BEGIN
    INSERT INTO pieces (pieces, rowid, words) VALUES ('delete', old.number, old.words);
    INSERT INTO pieces (rowid, words) VALUES (new.number, new.words);
END;

-- By how they begin only words of one or two characters are found now, and whole ones.
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5(
    words, content='items', content_rowid='number', tokenize='ascii', detail=none, prefix='1 2'
);
INSERT INTO search (search) VALUES ('rebuild');
