"""A seller's own costs, charges and floors, as they hold for listings."""
