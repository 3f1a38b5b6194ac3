-- What the seller says of their own codes, and of the charges that they pay. Decimals are texts, so that
-- they stay exact; an empty text is what nobody said.
CREATE TABLE own_figures (
    code TEXT PRIMARY KEY,
    saved_at INTEGER NOT NULL,
    unit_cost TEXT NOT NULL,
    packaging TEXT NOT NULL,
    tax TEXT NOT NULL,
    floor TEXT NOT NULL,
    currency_id TEXT NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);
CREATE TABLE own_charges (
    place TEXT PRIMARY KEY,
    saved_at INTEGER NOT NULL,
    site_id TEXT NOT NULL,
    category_id TEXT NOT NULL,
    listing_type_id TEXT NOT NULL,
    from_price TEXT NOT NULL,
    rate TEXT NOT NULL,
    fixed TEXT NOT NULL,
    schema INTEGER NOT NULL,
    crc INTEGER NOT NULL
);
