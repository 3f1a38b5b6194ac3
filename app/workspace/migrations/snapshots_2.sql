-- The syncs that began with an empty catalogue: nobody knows what changed before them. The first
-- script had this table for a while.
CREATE TABLE IF NOT EXISTS breaks (sync INTEGER PRIMARY KEY);
