"""A seller's own costs, charges and floors, and their application to listings."""
