"""Everything Qt: the window, its views and their widgets."""
