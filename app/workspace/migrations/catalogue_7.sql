-- What asks for the seller and stands in bodies only, so that looking for it is no walk over them:
-- when a listing of the free type ends (milliseconds since 1970), and which listings have a free
-- shipping that the marketplace put on. What cannot be read is not known.
CREATE TABLE endings (
    number INTEGER PRIMARY KEY,
    ends_at INTEGER NOT NULL
);
CREATE INDEX by_end ON endings (ends_at, number);
CREATE TABLE imposed_shipping (
    number INTEGER PRIMARY KEY
);
CREATE VIEW ends_of AS
    SELECT number, CAST(round((julianday(stop) - 2440587.5) * 86400000) AS INTEGER) AS ends_at
    FROM (
        SELECT number, CASE WHEN json_valid(CAST(body AS TEXT))
            THEN json_extract(CAST(body AS TEXT), '$.stop_time') END AS stop
        FROM bodies JOIN items USING (number) WHERE listing_type_id = 'free'
    ) WHERE stop LIKE '____-__-__T%' AND julianday(stop) IS NOT NULL;
CREATE VIEW imposed_of AS
    SELECT number FROM bodies JOIN items USING (number)
    WHERE free_shipping AND instr(body, CAST('"mandatory_free_shipping"' AS BLOB))
    AND CASE WHEN json_valid(CAST(body AS TEXT)) THEN EXISTS (
        SELECT 1 FROM json_each(CAST(body AS TEXT), '$.shipping.tags')
        WHERE value = 'mandatory_free_shipping'
    ) END;
INSERT INTO endings SELECT number, ends_at FROM ends_of;
INSERT INTO imposed_shipping SELECT number FROM imposed_of;
CREATE TRIGGER body_is_watched AFTER INSERT ON bodies BEGIN
    DELETE FROM endings WHERE number = new.number;
    DELETE FROM imposed_shipping WHERE number = new.number;
    INSERT INTO endings SELECT number, ends_at FROM ends_of WHERE number = new.number;
    INSERT INTO imposed_shipping SELECT number FROM imposed_of WHERE number = new.number;
END;
CREATE TRIGGER watched_item_went AFTER DELETE ON items BEGIN
    DELETE FROM endings WHERE number = old.number;
    DELETE FROM imposed_shipping WHERE number = old.number;
END;

-- Modifiers other than the one that has a tab of its own, and warnings: few listings have them.
CREATE INDEX by_modifier ON items (sub_status, number)
    WHERE sub_status <> '' AND sub_status <> 'out_of_stock';
CREATE INDEX by_warning ON items (number) WHERE warnings > 0;
