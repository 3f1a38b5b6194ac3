"""Shipping costs and net proceeds, for a listing or for free measures."""
