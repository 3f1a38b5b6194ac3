-- Read out of the checked document of the row (see workspace/errand.py), so that the queue can be
-- walked in its order. NULL urgency: not read out yet, as after a damaged file was saved.
ALTER TABLE outbox ADD COLUMN urgency INTEGER;
ALTER TABLE outbox ADD COLUMN batch TEXT;
CREATE INDEX outbox_by_urgency ON outbox (state, urgency, number);
CREATE INDEX outbox_by_batch ON outbox (batch, number) WHERE batch IS NOT NULL;
CREATE INDEX outbox_unsorted ON outbox (number) WHERE urgency IS NULL;
-- Which rows of a listing wait, are on their way, or are unknown is asked for every row that goes.
CREATE INDEX outbox_by_item_state ON outbox (item_id, state, number);
