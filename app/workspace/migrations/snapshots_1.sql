-- What every sync found changed, per listing: the body as it was before, packed.
CREATE TABLE syncs (
    number INTEGER PRIMARY KEY,
    ended_at INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    complete INTEGER NOT NULL
);
CREATE TABLE changes (
    sync INTEGER NOT NULL,
    item_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    before BLOB,
    PRIMARY KEY (sync, item_id)
);
CREATE INDEX changes_by_item ON changes (item_id, sync);
