"""Everything that needs the seller, from catalog, outbox and schedules, one page of each kind."""
