"""The changes to send, their losses, and the marketplace's answer."""
