"""The embedded marketplace: endpoints over stores, with the rules as the judge."""
