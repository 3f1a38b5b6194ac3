-- What one program asks of the worker that another one has started: claimed by that worker with a
-- conditional UPDATE, and followed to its end by whoever asked. Nothing of the seller's is in it, so
-- it has no checksums and is not saved from a damaged file.
CREATE TABLE orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    shop TEXT NOT NULL,
    user_id TEXT NOT NULL,
    state TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,
    result BLOB
);
CREATE INDEX orders_by_state ON orders (state, number);
-- Beside outbox_by_item_state it found nothing more, and took its room for every row.
DROP INDEX outbox_by_item;
