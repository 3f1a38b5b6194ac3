-- Which listings have an own code: asked for at each key that is typed into that field.
CREATE INDEX by_own_code ON items (seller_custom_field) WHERE seller_custom_field IS NOT NULL;
