-- What the marketplace said. May be deleted at any time: the next sync makes it again.
CREATE TABLE items (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    seller_custom_field TEXT,
    status TEXT NOT NULL,
    sub_status TEXT NOT NULL,
    price INTEGER,
    currency_id TEXT NOT NULL,
    available_quantity INTEGER NOT NULL,
    sold_quantity INTEGER NOT NULL,
    net INTEGER,
    health REAL,
    listing_type_id TEXT NOT NULL,
    last_updated INTEGER NOT NULL,
    thumbnail TEXT NOT NULL,
    free_shipping INTEGER NOT NULL,
    category_id TEXT NOT NULL,
    variations INTEGER NOT NULL,
    warnings INTEGER NOT NULL,
    -- 1 active, 2 paused, 3 out of stock, 4 closed, 0 anything else.
    tab INTEGER NOT NULL,
    -- Folded: without case and accents, letters and digits only.
    title_key TEXT NOT NULL,
    words TEXT NOT NULL,
    -- Unknown figures sort below every known one.
    price_key INTEGER NOT NULL AS (ifnull(price, -1)) VIRTUAL,
    net_key INTEGER NOT NULL AS (ifnull(net, -4611686018427387904)) VIRTUAL,
    health_key REAL NOT NULL AS (ifnull(health, -1)) VIRTUAL
);
-- Every order of the table is a covering index: a window is a walk along it.
CREATE INDEX by_title ON items (title_key, number, tab);
CREATE INDEX by_status ON items (status, number, tab);
CREATE INDEX by_price ON items (price_key, number, tab);
CREATE INDEX by_available_quantity ON items (available_quantity, number, tab);
CREATE INDEX by_sold_quantity ON items (sold_quantity, number, tab);
CREATE INDEX by_net ON items (net_key, number, tab);
CREATE INDEX by_health ON items (health_key, number, tab);
CREATE INDEX by_last_updated ON items (last_updated, number, tab);
CREATE INDEX by_tab ON items (tab, number);

CREATE VIRTUAL TABLE search USING fts5(
    words, content='items', content_rowid='number', tokenize='ascii', detail=none, prefix='1 2 3'
);
CREATE TRIGGER items_added AFTER INSERT ON items BEGIN
    INSERT INTO search (rowid, words) VALUES (new.number, new.words);
END;
CREATE TRIGGER items_removed AFTER DELETE ON items BEGIN
    INSERT INTO search (search, rowid, words) VALUES ('delete', old.number, old.words);
    DELETE FROM bodies WHERE number = old.number;
END;
CREATE TRIGGER items_renamed AFTER UPDATE OF words ON items WHEN old.words <> new.words BEGIN
    INSERT INTO search (search, rowid, words) VALUES ('delete', old.number, old.words);
    INSERT INTO search (rowid, words) VALUES (new.number, new.words);
END;

-- Bodies as they came; apart, so that a walk over the rows does not read them.
CREATE TABLE bodies (
    number INTEGER PRIMARY KEY,
    body BLOB NOT NULL
);

-- Free-shipping costs in 1/100 of the currency unit; NULL: the marketplace has none for the item.
CREATE TABLE shipping_costs (
    id TEXT PRIMARY KEY,
    cost INTEGER,
    currency_id TEXT NOT NULL
) WITHOUT ROWID;

-- Whole answers other than items: categories, attributes, listing types, the user.
CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    fetched INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (kind, id)
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
