"""One row of the outbox after the other: read, merged, sent, compared, written down."""
