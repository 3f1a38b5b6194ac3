"""Vitrina: a desktop console for marketplace sellers."""
