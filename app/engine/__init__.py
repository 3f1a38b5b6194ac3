"""What a seller does, without a window: read, draft, send, preview and follow the shop."""
