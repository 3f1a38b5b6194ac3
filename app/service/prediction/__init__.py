"""Category prediction for titles, learned from the titles of listings."""
