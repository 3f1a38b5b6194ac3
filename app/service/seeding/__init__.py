"""The practice marketplace's world: sites, categories, sellers, listings and pictures by seed."""
