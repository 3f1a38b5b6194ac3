-- Whether a listing is priced below the floor; with variations, any of them. NULL: nobody knows.
ALTER TABLE own_nets ADD COLUMN below_floor INTEGER;
UPDATE own_nets SET below_floor =
    (SELECT price < own_nets.floor FROM items WHERE items.number = own_nets.number);

-- Listings to look at, so that a view of them is no walk over all: of kind 5 are those of which a
-- sale leaves less than nothing, of kind 6 those below the floor. Closed ones (tab 4) sell nothing.
CREATE TABLE alarms (
    kind INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (kind, number)
) WITHOUT ROWID;
INSERT INTO alarms SELECT 5, number FROM items WHERE net < 0 AND tab <> 4;
INSERT INTO alarms SELECT 6, number FROM own_nets JOIN items USING (number)
    WHERE below_floor AND tab <> 4;
INSERT INTO counts
    SELECT column1, (SELECT count(*) FROM alarms WHERE kind = column1) FROM (VALUES (5), (6));
CREATE TRIGGER alarm_came AFTER INSERT ON alarms BEGIN
    UPDATE counts SET listings = listings + 1 WHERE tab = new.kind;
END;
CREATE TRIGGER alarm_went AFTER DELETE ON alarms BEGIN
    UPDATE counts SET listings = listings - 1 WHERE tab = old.kind;
END;
CREATE TRIGGER listing_came_losing AFTER INSERT ON items WHEN new.net < 0 AND new.tab <> 4 BEGIN
    INSERT INTO alarms VALUES (5, new.number);
END;
CREATE TRIGGER listing_left_otherwise AFTER UPDATE OF net, tab ON items
WHEN old.net IS NOT new.net OR old.tab <> new.tab BEGIN
    DELETE FROM alarms WHERE kind IN (5, 6) AND number = new.number;
    INSERT INTO alarms SELECT 5, new.number WHERE new.net < 0 AND new.tab <> 4;
    INSERT INTO alarms SELECT 6, number FROM own_nets
        WHERE number = new.number AND below_floor AND new.tab <> 4;
END;
CREATE TRIGGER listing_with_alarm_went AFTER DELETE ON items BEGIN
    DELETE FROM alarms WHERE kind IN (5, 6) AND number = old.number;
END;
CREATE TRIGGER own_net_came AFTER INSERT ON own_nets BEGIN
    DELETE FROM alarms WHERE kind = 6 AND number = new.number;
    INSERT INTO alarms SELECT 6, number FROM items
        WHERE number = new.number AND new.below_floor AND tab <> 4;
END;
CREATE TRIGGER own_net_went AFTER DELETE ON own_nets BEGIN
    DELETE FROM alarms WHERE kind = 6 AND number = old.number;
END;
