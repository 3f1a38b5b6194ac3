-- What the fields of a row were before they changed, by field: so that rules over history go along
-- an index and unpack nothing. Of what syncs found before this table nothing is in it.
CREATE TABLE field_changes (
    field TEXT NOT NULL,
    sync INTEGER NOT NULL,
    item_id TEXT NOT NULL,
    -- Amounts in hundredths; of a status with its modifiers after it, with commas between.
    before,
    -- 1: a sync found it; 0: the answer to what we sent brought it.
    found INTEGER NOT NULL,
    PRIMARY KEY (field, sync, item_id)
) WITHOUT ROWID;
