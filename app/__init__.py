"""Vitrina, a desktop console for marketplace sellers."""

__version__ = "0.1.0"
