-- The second script got this index late: journals that were migrated before lack it.
CREATE INDEX IF NOT EXISTS outbox_by_item_state ON outbox (item_id, state, number);
