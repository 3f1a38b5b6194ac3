-- Which attributes the listings of a catalogue have. May be deleted at any time: it is made again.
CREATE TABLE made_of (
    catalogue TEXT NOT NULL,
    -- The last of its body_changes that is in here.
    change INTEGER NOT NULL
);
INSERT INTO made_of VALUES ('', 0);

-- Keys are folded: without case and accents, letters and digits only.
CREATE TABLE attribute_values (
    value INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    value_id TEXT NOT NULL,
    value_name TEXT NOT NULL,
    id_key TEXT NOT NULL,
    name_key TEXT NOT NULL,
    key TEXT NOT NULL,
    figure REAL,
    unit TEXT,
    UNIQUE (id, name, value_id, value_name)
);
CREATE INDEX by_id_key ON attribute_values (id_key, key);
CREATE INDEX by_name_key ON attribute_values (name_key, key);

CREATE TABLE listing_values (
    value INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (value, number)
) WITHOUT ROWID;
CREATE INDEX by_number ON listing_values (number);
