-- What the seller made. Never deleted by the program. Every row carries the number of the schema it
-- was written under and a checksum over its other columns: SQLite notices one flipped bit in five.
CREATE TABLE drafts (
    item_id TEXT PRIMARY KEY,
    saved_at INTEGER NOT NULL,
    body BLOB NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);

CREATE TABLE outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    op_id TEXT NOT NULL UNIQUE,
    item_id TEXT NOT NULL,
    title TEXT NOT NULL,
    state TEXT NOT NULL,
    draft BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    steps BLOB NOT NULL,
    result BLOB NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);
CREATE INDEX outbox_by_state ON outbox (state, number);
CREATE INDEX outbox_by_item ON outbox (item_id, number);

CREATE TABLE history (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    op_id TEXT NOT NULL,
    item_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    call TEXT NOT NULL,
    outcome TEXT NOT NULL,
    before BLOB NOT NULL,
    sent BLOB NOT NULL,
    answer BLOB NOT NULL,
    findings BLOB NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);
CREATE INDEX history_by_item ON history (item_id, number);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
