"""What an update may change, what it leaves behind, and what time changes by itself."""
