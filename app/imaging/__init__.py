"""Pictures from elsewhere: decoded in a process that may take no more than is its."""
