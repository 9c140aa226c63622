-- A seat belongs to a device, known by the hash of its secret; a link is a secret that is used up by sitting down.
-- (Taken chairs of before still hold the secret of their old cookie, until that cookie comes and is taken over.)

ALTER TABLE chairs ADD COLUMN device TEXT;
CREATE INDEX chairs_by_device ON chairs (device);

-- The device that opened the table.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';

-- What the health page writes, to see whether writing works.
CREATE TABLE pulse (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);
