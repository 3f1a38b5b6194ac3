-- Many listings are a bit for each and no list: a million are read in a moment. What was made before
-- is made again.
UPDATE made_of SET catalogue = '', change = 0;
