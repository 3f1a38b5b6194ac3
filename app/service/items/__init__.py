"""Items: creation, checks, changes, relisting, health and views."""
