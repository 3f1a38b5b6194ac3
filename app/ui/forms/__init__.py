"""Form fields made from field descriptions: one editor per kind, one frame around all of them."""
