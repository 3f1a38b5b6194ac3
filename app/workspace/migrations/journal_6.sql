-- Plans with a time. A step of one is claimed by a conditional UPDATE of its state; what else there is
-- to it is JSON, under the checksum of its row.
CREATE TABLE schedules (
    schedule_id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    body BLOB NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);
CREATE INDEX schedules_by_state ON schedules (state, starts_at);
