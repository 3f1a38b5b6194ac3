"""English texts about listings: the sentences of findings and similar codes."""
