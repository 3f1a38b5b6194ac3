-- What the seller's own figures (they are in the journal) make of the listings that they are about:
-- margin in hundredths of a percent of the price, amounts in hundredths; NULL is what is not known.
CREATE TABLE own_nets (
    number INTEGER PRIMARY KEY,
    margin INTEGER,
    unit_cost INTEGER,
    floor INTEGER,
    by_own INTEGER NOT NULL
);
CREATE INDEX own_nets_by_margin ON own_nets (margin, number);
CREATE TRIGGER item_with_own_net_removed AFTER DELETE ON items BEGIN
    DELETE FROM own_nets WHERE number = old.number;
END;
