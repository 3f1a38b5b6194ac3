"""What needs the seller: reasons from the catalog, the outbox and the schedules, a page of each."""
