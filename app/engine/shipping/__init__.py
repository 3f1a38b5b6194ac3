"""Shipping costs, allowed shipping modes, and the net proceeds of a sale."""
