-- One row for each value in a batch of listings, with all that have it: a tenth of the rows that
-- one for each listing would be, and made at once. What was made before is made again.
DROP TABLE listing_values;
DROP TABLE attribute_values;
UPDATE made_of SET catalogue = '', change = 0;
-- Up to this change each listing was read for the first time; 0: nothing was read yet.
ALTER TABLE made_of ADD COLUMN first INTEGER NOT NULL DEFAULT 0;

-- Batches that were finished before one that comes before them; a batch has the changes after
-- begun, up to ended, which is its name.
CREATE TABLE batches (
    begun INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL,
    listings INTEGER NOT NULL
);
-- Listings that were read again: what batches before this one say of them does not count.
CREATE TABLE read_again (
    number INTEGER PRIMARY KEY,
    batch INTEGER NOT NULL
);

-- Keys are folded: without case and accents, letters and digits only.
CREATE TABLE attributes (
    attribute INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    id_key TEXT NOT NULL,
    name_key TEXT NOT NULL,
    UNIQUE (id, name)
);
-- The numbers of the listings are a list in JSON. The indexes follow when the first making is over.
CREATE TABLE attribute_values (
    value INTEGER PRIMARY KEY,
    attribute INTEGER NOT NULL,
    batch INTEGER NOT NULL,
    value_id TEXT,
    value_name TEXT NOT NULL,
    key TEXT NOT NULL,
    figure REAL,
    unit TEXT,
    listings TEXT NOT NULL
);
-- A category with the attributes that listings of it have, whose ids are a list in JSON; and which
-- listings, by batches.
CREATE TABLE kinds (
    kind INTEGER PRIMARY KEY,
    category_id TEXT NOT NULL,
    attributes TEXT NOT NULL,
    UNIQUE (category_id, attributes)
);
CREATE TABLE kind_listings (
    kind INTEGER NOT NULL,
    batch INTEGER NOT NULL,
    listings TEXT NOT NULL
);
