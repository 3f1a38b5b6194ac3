"""Many changes at once: planned in a file, checked, rehearsed, carried out, taken back."""
