-- When each body was stored, as a number that only grows: what is made of bodies elsewhere is kept
-- up to date by it.
CREATE TABLE body_changes (
    number INTEGER PRIMARY KEY,
    change INTEGER NOT NULL
);
CREATE UNIQUE INDEX by_change ON body_changes (change);
INSERT INTO body_changes SELECT number, row_number() OVER (ORDER BY number) FROM bodies;
CREATE TRIGGER body_came AFTER INSERT ON bodies BEGIN
    INSERT OR REPLACE INTO body_changes
        VALUES (new.number, (SELECT ifnull(max(change), 0) + 1 FROM body_changes));
END;

-- What tells this file from every other one.
CREATE TABLE catalogue (name TEXT NOT NULL);
INSERT INTO catalogue VALUES (lower(hex(randomblob(16))));
