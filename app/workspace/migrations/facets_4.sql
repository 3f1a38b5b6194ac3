-- Which listings of a batch have an attribute at all: of one with a million values each of them was
-- read. What was made before is made again.
CREATE TABLE attribute_listings (
    attribute INTEGER NOT NULL,
    batch INTEGER NOT NULL,
    listings TEXT NOT NULL
);
CREATE INDEX listings_by_attribute ON attribute_listings (attribute);
UPDATE made_of SET catalogue = '', change = 0;
