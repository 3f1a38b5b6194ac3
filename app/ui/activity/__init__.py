"""What was done to the listings and what waits to be done: outbox, drafts, history, receipts."""
