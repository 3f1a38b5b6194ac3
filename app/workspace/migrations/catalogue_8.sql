-- Own codes that stand in variations, so that a code finds the listing it is in without a walk over
-- bodies. Blanks around a code are not part of it.
CREATE TABLE variation_codes (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE INDEX variation_codes_by_number ON variation_codes (number);
CREATE VIEW codes_within AS
    SELECT DISTINCT code, number FROM (
        SELECT number,
            trim(json_extract(variation.value, '$.seller_custom_field'), char(9, 10, 13, 32)) AS code
        FROM bodies JOIN items USING (number) JOIN json_each(
            CASE WHEN json_valid(CAST(body AS TEXT)) THEN CAST(body AS TEXT) ELSE '{}' END,
            '$.variations'
        ) AS variation
        WHERE items.variations > 0 AND variation.type = 'object'
        AND json_type(variation.value, '$.seller_custom_field') = 'text'
    ) WHERE code <> '';
INSERT INTO variation_codes SELECT code, number FROM codes_within;
CREATE TRIGGER body_with_codes_came AFTER INSERT ON bodies BEGIN
    DELETE FROM variation_codes WHERE number = new.number;
    INSERT INTO variation_codes SELECT code, number FROM codes_within WHERE number = new.number;
END;
CREATE TRIGGER item_with_codes_went AFTER DELETE ON items BEGIN
    DELETE FROM variation_codes WHERE number = old.number;
END;
