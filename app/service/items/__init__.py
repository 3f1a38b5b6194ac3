"""Items: how one is made, judged, changed, listed again, rated and shown."""
